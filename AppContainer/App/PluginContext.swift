import Foundation
import RoutingEngine
import StorageKit
import ToggleKit

/// What the app gives a plug-in: the router, and what the Navigators of its feature need.
@MainActor
public struct PluginContext {
    /// Where the plug-in registers its routes, redirects and interceptors.
    let router: AppRouter
    /// The documents of the backend and the state of the user.
    let storage: Storage
    /// Which parts of the app are on.
    let toggles: FeatureToggles
    /// Who is signed in.
    let session: Session
    /// Counts events on the device.
    let analytics: DeviceAnalytics
    /// The kind of build that runs.
    let build: BuildTarget
    /// The time.
    let now: @Sendable () -> Date
    /// The plug-ins that testers take out and add again, by name.
    let parts: @MainActor () -> [(name: String, isPresent: Bool)]
    /// Takes one of them out, or adds it again.
    let switchPart: @MainActor (_ name: String) async -> Void
}

extension MomentsContainer {
    /// What the plug-ins of this app receive.
    var context: PluginContext {
        PluginContext(
            router: router, storage: storage, toggles: toggles, session: session,
            analytics: analytics, build: services.build, now: services.now,
            parts: { [weak self] in self?.parts ?? [] },
            switchPart: { [weak self] in await self?.switchPart($0) })
    }
}

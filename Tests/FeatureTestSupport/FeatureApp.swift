package import Foundation
package import RoutingTesting
package import StorageKit
import Testing
import ToggleKit

@testable package import CompositionRoot

/// An app with one feature: what its plug-in registers, on a headless stage.
@MainActor
package struct FeatureApp {
    package let router: AppRouter
    /// What the plug-in received.
    package let context: PluginContext

    /// Starts the app at the tab of the plug-in.
    /// - Parameters:
    ///   - tab: The URL of its tab, if it isn't the plug-in's.
    ///   - user: Who is signed in; `nil` lets a guest open everything.
    ///   - others: Registers stand-ins for the screens of other features.
    package init(
        _ plugin: any Plugin, on storage: Storage, build: BuildTarget = .debug,
        tab: String? = nil, user: String? = nil,
        now: @escaping @Sendable () -> Date = { TestClock.start },
        others: (AppRouter) -> Void
    ) async throws {
        router = AppRouter(
            links: MomentsContainer.links, stage: HeadlessStage(), build: build,
            clock: TestClock().routeClock)
        router.observe {
            if case .undeclaredLink(let url, _) = $0 { Issue.record("\(url) is not declared") }
        }
        let session = Session(storage: storage, now: now)
        context = PluginContext(
            router: router, storage: storage, toggles: FeatureToggles(storage: storage),
            session: session, analytics: DeviceAnalytics(storage: storage), build: build, now: now,
            parts: { [] }, switchPart: { _ in })
        if let user { session.signIn(user) }
        router.register(SignedIn(session: session))
        try plugin.register(in: context)
        others(router)
        try router.start()
        try await router.show(tabs: [tab ?? plugin.tab?.url].compactMap(\.self))
    }
}

/// Lets each user open what requires a login.
private struct SignedIn: RouteInterceptor {
    /// Lives as long as the router, because the storage asks it whose state is in use.
    let session: Session
    let priority = 0

    func enforces(_ requirement: RouteRequirement, on route: Route) -> Bool {
        requirement.name == "login"
    }

    func wants(_ request: InterceptedRequest) -> Bool { false }
    func intercept(_ request: InterceptedRequest) -> InterceptorVerdict { .proceed }
}

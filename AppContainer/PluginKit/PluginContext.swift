public import Foundation
public import RoutingEngine
public import RoutingRules
public import StorageKit
public import ToggleKit

/// What the app gives a plug-in: the router, its own part of the storage, and the services that it
/// needs.
@MainActor
public struct PluginContext {
    let plugin: any Plugin
    let app: Plugins
    /// The documents and the state of this plug-in; those of others can't be named.
    public let storage: FeatureStorage

    /// Where the plug-in registers its routes, redirects and interceptors.
    public var router: AppRouter { app.router }
    /// Which parts of the app are on.
    public var toggles: FeatureToggles { app.toggles }
    public var build: BuildTarget { app.build }
    /// The version of the app, such as `1.0.0`.
    public var version: String { app.version }
    public var now: @Sendable () -> Date { app.now }
    /// The other plug-ins with tabs, which testers take out and add again, and whether the app has them.
    public func parts() -> [(name: String, isPresent: Bool)] {
        app.all.filter { $0.tab != nil && $0.name != plugin.name }.map { ($0.name, app.has($0)) }
    }
    public var switchPart: @MainActor @Sendable (_ name: String) async -> Void { app.switchPart }

    /// A service that another plug-in provides, by its protocol, as `(any UserSession).self`.
    /// - Throws: ``PluginError`` if the plug-in doesn't declare that it needs the service.
    public func service<Service>(
        _ type: Service.Type, file: StaticString = #fileID, line: UInt = #line
    ) throws(PluginError) -> Service {
        let need = NeededService(type, file: file, line: line)
        guard plugin.needs.contains(where: { $0.id == need.id }),
            let service = app.services[need.id] as? Service
        else {
            throw PluginError(
                description: "\(need.site): \(plugin.name) doesn't declare that it needs "
                    + "\(need.name); add it to 'needs'")
        }
        return service
    }

    /// Says what users see instead of pages of this plug-in that are switched off. The replacement
    /// for a route is found by its pattern; it is `nil` if the route isn't switched off.
    public func degrade(_ degradation: @escaping @MainActor (_ path: String) -> Degradation?) {
        app.degradations[plugin.name] = degradation
    }
}

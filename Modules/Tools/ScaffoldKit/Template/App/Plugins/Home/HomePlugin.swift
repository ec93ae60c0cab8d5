import Home
public import PluginKit
import RoutingEngine
import ServiceKit

/// The feature Home. Its route is closed to links from outside.
public struct HomePlugin: Plugin {
    public let name = "Home"
    public let tab: PluginTab? = PluginTab(url: "/home", symbol: "square.grid.2x2")
    public let needs = [NeededService((any Analytics).self, isOptional: true)]

    nonisolated public init() {}

    public func register(in app: PluginContext) throws {
        let analytics = try app.optionalService((any Analytics).self)
        app.router.register(path: "/home", navigator: HomeNavigator(analytics: analytics))
    }
}

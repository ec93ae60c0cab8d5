public import AcmePluginKit
import Home
import RoutingEngine

/// The feature Home. Its route is closed to links from outside.
public struct HomePlugin: Plugin {
    public let name = "Home"
    public let tab: PluginTab? = PluginTab(url: "/home", symbol: "square.grid.2x2")

    nonisolated public init() {}

    public func register(in app: PluginContext) {
        app.router.register(path: "/home", navigator: HomeNavigator())
    }
}

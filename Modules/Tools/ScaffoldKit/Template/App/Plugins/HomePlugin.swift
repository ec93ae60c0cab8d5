import Home
import RoutingEngine

/// The feature Home. Its route is closed to links from outside.
struct HomePlugin: Plugin {
    let name = "Home"
    let tab: PluginTab? = PluginTab(url: "/home", symbol: "square.grid.2x2")

    func register(in app: PluginContext) {
        app.router.register(path: "/home", navigator: HomeNavigator())
    }
}

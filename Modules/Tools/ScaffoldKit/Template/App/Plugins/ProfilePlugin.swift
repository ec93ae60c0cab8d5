import Profile
import RoutingEngine

/// The feature Profile. Links from outside may open its pages.
struct ProfilePlugin: Plugin {
    let name = "Profile"

    func register(in app: PluginContext) {
        app.router.register(
            path: "/profile/:id", navigator: ProfileNavigator(), access: .external)
    }
}

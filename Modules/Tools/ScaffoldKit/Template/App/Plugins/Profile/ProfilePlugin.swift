public import AcmePluginKit
import Profile
import RoutingEngine

/// The feature Profile. Links from outside may open its pages.
public struct ProfilePlugin: Plugin {
    public let name = "Profile"

    nonisolated public init() {}

    public func register(in app: PluginContext) {
        app.router.register(
            path: "/profile/:id", navigator: ProfileNavigator(), access: .external)
    }
}

public import PluginKit
import Profile
import RoutingEngine
public import ToggleKit

/// The feature Profile. Links from outside may open its pages.
public struct ProfilePlugin: Plugin {
    public let name = "Profile"
    public var toggles: [FeatureToggle] { [ProfileNavigator.canFollow] }

    nonisolated public init() {}

    public func register(in app: PluginContext) {
        let profile = ProfileNavigator(storage: app.storage, toggles: app.toggles)
        app.router.register(path: "/profile/:id", navigator: profile, access: .external)
    }
}

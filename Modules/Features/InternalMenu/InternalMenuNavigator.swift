public import RoutingKit
public import ToggleKit

/// Shows the menu for developers and testers.
public struct InternalMenuNavigator: ImmediateNavigating {
    public static let links: [any LinkTemplate.Type] = [
        DesignKitDemoLink.self, RequestLogLink.self, TimelineLink.self, ShopLink.self,
        ChatLink.self,
    ]

    private let info: InternalMenuScreen.Info
    private let toggles: FeatureToggles

    /// Creates the Navigator.
    /// - Parameters:
    ///   - toggles: The feature toggles, which the menu switches.
    ///   - version: The version of the app.
    ///   - build: The kind of build that runs.
    public init(toggles: FeatureToggles, version: String, build: BuildTarget) {
        info = InternalMenuScreen.Info(version: version, build: build)
        self.toggles = toggles
    }

    public func destination(for parameters: NoParameters) -> Destination {
        .screen(InternalMenuScreen(info: info, toggles: toggles))
    }
}

public import RoutingKit
public import ToggleKit

/// Shows the menu for those who build the app.
public struct InternalMenuNavigator: DestinationNavigating {
    public static let links: [any LinkTemplate.Type] = [
        DesignKitDemoLink.self, RequestLogLink.self, TimelineLink.self, ShopLink.self,
        ChatLink.self,
    ]

    private let info: InternalMenuScreen.Info
    private let toggles: FeatureToggles

    /// Takes what the menu shows and switches.
    public init(toggles: FeatureToggles, version: String, build: BuildTarget) {
        info = InternalMenuScreen.Info(version: version, build: build)
        self.toggles = toggles
    }

    public func destination(for parameters: NoParameters) -> Destination {
        .screen(InternalMenuScreen(info: info, toggles: toggles))
    }
}

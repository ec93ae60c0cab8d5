public import RoutingKit
public import ToggleKit

/// Shows the menu for developers and testers.
public struct InternalMenuNavigator: Navigating {
    public static let links: [any LinkTemplate.Type] = [
        DesignKitDemoLink.self, RequestLogLink.self,
    ]

    private let info: InternalMenuScreen.Info
    private let toggles: FeatureToggles
    private let parts: @MainActor () -> [(name: String, isPresent: Bool)]
    private let switchPart: @MainActor @Sendable (String) async -> Void

    /// `switchPart` takes the part with a name out, or adds it again.
    public init(
        toggles: FeatureToggles, version: String, build: BuildTarget,
        parts: @escaping @MainActor () -> [(name: String, isPresent: Bool)] = { [] },
        switchPart: @escaping @MainActor @Sendable (String) async -> Void = { _ in }
    ) {
        info = InternalMenuScreen.Info(version: version, build: build)
        self.toggles = toggles
        self.parts = parts
        self.switchPart = switchPart
    }

    public func destination(for parameters: NoParameters) -> Destination {
        .screen(
            InternalMenuScreen(info: info, toggles: toggles, parts: parts, switchPart: switchPart))
    }
}

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
    private let setPart: @MainActor @Sendable (String, Bool) async -> Void

    /// - Parameters:
    ///   - toggles: The toggles that testers switch.
    ///   - version: The version of the app.
    ///   - build: The kind of its build.
    ///   - parts: Returns the parts of the app that testers take out and add again.
    ///   - setPart: Receives the name of a part, and whether the app has it afterwards.
    public init(
        toggles: FeatureToggles, version: String, build: BuildTarget,
        parts: @escaping @MainActor () -> [(name: String, isPresent: Bool)] = { [] },
        setPart: @escaping @MainActor @Sendable (String, Bool) async -> Void = { _, _ in }
    ) {
        info = InternalMenuScreen.Info(version: version, build: build)
        self.toggles = toggles
        self.parts = parts
        self.setPart = setPart
    }

    public func destination(for parameters: NoParameters) -> Destination {
        .screen(
            InternalMenuScreen(info: info, toggles: toggles, parts: parts, setPart: setPart))
    }
}

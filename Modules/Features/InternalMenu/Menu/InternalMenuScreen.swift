import DesignKit
import RoutingKit
import ToggleKit

/// Area 51: information about the build, its feature toggles and its tools.
final class InternalMenuScreen: ContentScreen {
    /// Information about the build.
    struct Info {
        let version: String
        let build: BuildTarget
    }

    let title = "Area 51"

    private let info: Info
    private let toggles: FeatureToggles
    private let parts: AppParts

    init(info: Info, toggles: FeatureToggles, parts: AppParts) {
        self.info = info
        self.toggles = toggles
        self.parts = parts
    }

    var content: Content {
        Content(
            [generalInfo, designKit, featureToggles, features, tools].filter { !$0.rows.isEmpty })
    }

    private var generalInfo: ContentSection {
        ContentSection(
            "General Info",
            [
                .text("A menu for testers. Only debug builds have it."),
                .text("Version", detail: info.version),
                .text("Build target", detail: info.build.rawValue),
            ])
    }

    private var designKit: ContentSection {
        let link = DesignKitDemoLink(productName: "DesignKit", version: info.version)
        return ContentSection("DesignKit", [.link("DesignKit Demo", to: link)])
    }

    private var featureToggles: ContentSection {
        ContentSection(
            "Feature Toggles",
            FeatureToggle.allCases.map { toggle in
                .toggle(
                    toggle.rawValue, detail: toggle.kind.rawValue, isOn: toggles.isOn(toggle)
                ) { [toggles] in toggles.set(toggle, to: $0) }
            })
    }

    private var features: ContentSection {
        ContentSection(
            "Features",
            parts.list().map { part in
                .action(
                    part.isPresent ? "Take out \(part.name)" : "Add \(part.name)",
                    detail: part.isPresent ? "part of the app" : "taken out"
                ) { [parts] in await parts.change(part.name) }
            })
    }

    private var tools: ContentSection {
        ContentSection(
            "Tools",
            [
                .action("Reset feature toggles") { [toggles] in toggles.reset() },
                .link("Requests", to: RequestLogLink()),
                .link("Moments", to: TimelineLink()),
                .link("Shop", to: ShopLink()),
                .link("Chat", to: ChatLink()),
            ])
    }
}

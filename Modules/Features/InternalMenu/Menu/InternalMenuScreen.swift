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

    init(info: Info, toggles: FeatureToggles) {
        self.info = info
        self.toggles = toggles
    }

    var content: Content {
        Content([generalInfo, designKit, featureToggles, tools])
    }

    private var generalInfo: ContentSection {
        ContentSection(
            "General Info",
            [
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

import DesignKit
import Observation
import RoutingKit
import ToggleKit

/// A menu for testers: information about the build, its feature toggles and its tools.
@Observable
final class InternalMenuScreen: ContentScreen {
    /// What testers read about the build.
    struct Info {
        let version: String
        let build: BuildTarget
    }

    var title: String { texts("Testers") }

    private let info: Info
    private let toggles: FeatureToggles
    private let parts: @MainActor () -> [(name: String, isPresent: Bool)]
    private let setPart: @MainActor @Sendable (String, Bool) async -> Void

    init(
        info: Info, toggles: FeatureToggles,
        parts: @escaping @MainActor () -> [(name: String, isPresent: Bool)],
        setPart: @escaping @MainActor @Sendable (String, Bool) async -> Void
    ) {
        self.info = info
        self.toggles = toggles
        self.parts = parts
        self.setPart = setPart
    }

    var content: Content {
        Content(
            [generalInfo, designKit, featureToggles, features, tools].filter { !$0.rows.isEmpty })
    }

    private var generalInfo: ContentSection {
        ContentSection(
            texts("General Info"),
            [
                .text(texts("A menu for testers. Builds for customers don't have it.")),
                .text(texts("Version"), detail: info.version),
                .text(texts("Build target"), detail: info.build.rawValue),
            ])
    }

    private var designKit: ContentSection {
        let link = DesignKitDemoLink(productName: "DesignKit", version: info.version)
        return ContentSection("DesignKit", [.link(texts("DesignKit Demo"), to: link)])
    }

    private var featureToggles: ContentSection {
        ContentSection(
            texts("Feature Toggles"),
            toggles.declared.map { toggle in
                .toggle(
                    toggle.name, detail: toggle.kind.rawValue, isOn: toggles.isOn(toggle)
                ) { [toggles] in await toggles.set(toggle, to: $0) }
            })
    }

    private var features: ContentSection {
        ContentSection(
            texts("Features"),
            parts().map { part in
                .action(
                    part.isPresent ? texts("Take out \(part.name)") : texts("Add \(part.name)"),
                    detail: part.isPresent ? texts("part of the app") : texts("removed")
                ) { [setPart] in await setPart(part.name, !part.isPresent) }
            })
    }

    private var tools: ContentSection {
        ContentSection(
            texts("Tools"),
            [
                .action(texts("Reset feature toggles")) { [toggles] in await toggles.reset() },
                .link(texts("Requests"), to: RequestLogLink()),
            ])
    }
}

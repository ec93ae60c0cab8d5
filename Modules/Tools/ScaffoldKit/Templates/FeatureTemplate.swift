/// The files of a new feature.
struct FeatureTemplate {
    private let name: String
    private let segment: String
    private let app: AppLayout

    /// Describes the feature with this name.
    init(_ name: ModuleName, in app: AppLayout) {
        self.name = name.text
        segment = name.segment
        self.app = app
    }

    /// The texts by their paths.
    var files: [String: String] {
        let folder = app.module(of: name)
        return [
            "\(folder)/Home/\(name)HomeScreen.swift": screen,
            "\(folder)/\(name)HomeNavigator.swift": navigator,
            app.plugin(of: name): plugin,
            "\(app.tests(of: name))/\(name)HomeTests.swift": test,
        ]
    }

    /// The types that the files declare.
    var types: [String] { ["\(name)HomeScreen", "\(name)HomeNavigator", "\(name)Plugin"] }

    private var screen: String {
        """
        import DesignKit

        /// The first screen of \(name).
        final class \(name)HomeScreen: ContentScreen {
            let title = "\(name)"
            let content = Content([ContentSection(nil, [.text("Welcome to \(name)")])])
        }

        """
    }

    private var navigator: String {
        """
        public import RoutingKit

        /// Shows the first screen of \(name).
        public struct \(name)HomeNavigator: Navigating {
            /// Creates the Navigator.
            public init() {}

            public func destination(for parameters: NoParameters) -> Destination {
                .screen(\(name)HomeScreen())
            }
        }

        """
    }

    private var plugin: String {
        // As the formatter of most packages sorts them.
        let imports = [name, "RoutingEngine"].sorted().map { "import \($0)" }
        return """
            \(imports.joined(separator: "\n"))

            /// The feature \(name). Its routes are closed to links from outside.
            struct \(name)Plugin: Plugin {
                let name = "\(name)"
                let tab: PluginTab? = PluginTab(url: "/\(segment)", symbol: "square.grid.2x2")

                func register(in app: PluginContext) {
                    app.router.register(path: "/\(segment)", navigator: \(name)HomeNavigator())
                }
            }

            """
    }

    private var test: String {
        ScreenTest(
            feature: name, screen: "first screen", navigator: "\(name)HomeNavigator",
            pattern: "/\(segment)", url: "/\(segment)", row: "Welcome to \(name)"
        ).text
    }
}

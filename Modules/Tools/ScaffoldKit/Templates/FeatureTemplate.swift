/// The files of a new feature.
struct FeatureTemplate {
    private let name: String
    private let segment: String

    /// Describes the feature with this name.
    init(_ name: ModuleName) {
        self.name = name.text
        segment = name.segment
    }

    /// The texts by their paths.
    var files: [String: String] {
        let folder = PackageLayout.module(of: name)
        return [
            "\(folder)/Home/\(name)HomeScreen.swift": screen,
            "\(folder)/\(name)HomeNavigator.swift": navigator,
            PackageLayout.plugin(of: name): plugin,
            "\(PackageLayout.tests(of: name))/\(name)HomeTests.swift": test,
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
        public struct \(name)HomeNavigator: ImmediateNavigating {
            /// Creates the Navigator.
            public init() {}

            public func destination(for parameters: NoParameters) -> Destination {
                .screen(\(name)HomeScreen())
            }
        }

        """
    }

    private var plugin: String {
        """
        #if \(name)
            import \(name)
            import RoutingEngine

            /// The feature \(name). Its routes are closed to links from outside.
            struct \(name)Plugin: Plugin {
                let name = "\(name)"
                let tab: PluginTab? = PluginTab(url: "/\(segment)", symbol: "square.grid.2x2")

                func register(in app: PluginContext) {
                    app.router.register(path: "/\(segment)", navigator: \(name)HomeNavigator())
                }
            }
        #else
            typealias \(name)Plugin = AbsentPlugin
        #endif

        """
    }

    private var test: String {
        ScreenTest(
            feature: name, screen: "first screen", navigator: "\(name)HomeNavigator",
            pattern: "/\(segment)", url: "/\(segment)", row: "Welcome to \(name)"
        ).text
    }
}

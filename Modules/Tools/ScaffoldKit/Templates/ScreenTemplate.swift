/// The files of a new screen, and the registration of its route.
struct ScreenTemplate {
    private let feature: ModuleName
    private let screen: ModuleName
    private let app: AppLayout
    private var name: String { screen.text }

    /// Describes the screen with this name.
    init(_ name: ScreenName, in app: AppLayout) {
        screen = name.screen
        feature = name.feature
        self.app = app
    }

    /// The path of its route.
    var pattern: String { "/\(feature.segment)/\(screen.segment)/:id" }

    /// The statement that registers its route, which is closed to links from outside.
    var registration: String {
        "app.router.register(path: \"\(pattern)\", navigator: \(name)Navigator())"
    }

    /// The texts by their paths.
    var files: [String: String] {
        let folder = app.module(of: feature.text)
        return [
            "\(folder)/\(name)/\(name)Screen.swift": screenText,
            "\(folder)/\(name)Navigator.swift": navigatorText,
            "\(app.tests(of: feature.text))/\(name)Tests.swift": testText,
        ]
    }

    /// The types that the files declare.
    var types: [String] { ["\(name)Screen", "\(name)Navigator"] }

    private var screenText: String {
        """
        import DesignKit

        /// Shows what an id identifies.
        final class \(name)Screen: ContentScreen {
            let title: String
            let content: Content

            init(id: String) {
                title = "\(name)"
                content = Content([ContentSection(nil, [.text("\(name) \\(id)")])])
            }
        }

        """
    }

    private var navigatorText: String {
        """
        public import RoutingKit

        /// Shows the screen \(name).
        public struct \(name)Navigator: Navigating {
            /// Identifies what the screen shows.
            public struct Parameters: Decodable {
                let id: String
            }

            /// Creates the Navigator.
            public init() {}

            public func destination(for parameters: Parameters) -> Destination {
                .screen(\(name)Screen(id: parameters.id))
            }
        }

        """
    }

    private var testText: String {
        ScreenTest(
            feature: feature.text, screen: "screen \(name)", navigator: "\(name)Navigator",
            pattern: pattern, url: pattern.replacing(":id", with: "7"), row: "\(name) 7"
        ).text
    }
}

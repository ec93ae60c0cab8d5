/// The files of a new screen, and the registration of its route.
package struct ScreenTemplate: Sendable {
    private let feature: ModuleName
    private let screen: ModuleName
    private var name: String { screen.text }

    /// Describes the screen with this name.
    package init(_ screen: ModuleName, in feature: ModuleName) {
        self.screen = screen
        self.feature = feature
    }

    /// The path of its route.
    package var pattern: String { "/\(feature.segment)/\(screen.segment)/:id" }

    /// The statement that registers its route, which is closed to links from outside.
    package var registration: String {
        "app.router.register(path: \"\(pattern)\", navigator: \(name)Navigator())"
    }

    /// The texts by their paths.
    package var files: [String: String] {
        let folder = "Modules/Features/\(feature.text)"
        return [
            "\(folder)/\(name)/\(name)Screen.swift": screenText,
            "\(folder)/\(name)Navigator.swift": navigatorText,
            "Tests/\(feature.text)Tests/\(name)Tests.swift": testText,
        ]
    }

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
        public struct \(name)Navigator: ImmediateNavigating {
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

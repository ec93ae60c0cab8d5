/// The files of a screen: the screen, its Navigator and its test.
struct ScreenFiles {
    /// The name of the screen; that of its feature for the first one.
    let screen: ModuleName
    let feature: ModuleName
    let app: AppLayout

    private var isFirst: Bool { screen == feature }
    private var name: String { screen.text }
    private var subject: String { isFirst ? "first screen of \(name)" : "screen \(name)" }

    /// The path of its route.
    var path: String {
        isFirst ? "/\(feature.segment)" : "/\(feature.segment)/\(screen.segment)/:id"
    }

    /// A URL that opens it.
    var url: String { path.replacing(":id", with: "7") }

    /// The statement that registers its route, which is closed to links from outside.
    var registration: String {
        "app.router.register(path: \"\(path)\", navigator: \(name)Navigator())"
    }

    /// The texts by their paths.
    var texts: [String: String] {
        let folder = app.module(of: feature.text)
        return [
            "\(folder)/\(name)/\(name)Screen.swift": screenText,
            "\(folder)/\(name)Navigator.swift": navigatorText,
            "\(app.tests(of: feature.text))/\(name)Tests.swift": testText,
        ]
    }

    private var screenText: String {
        let row = isFirst ? "Welcome to \(name)" : "\(name) \\(id)"
        let content = "Content([ContentSection(nil, [.text(\"\(row)\")])])"
        return """
            import DesignKit

            /// The \(subject).
            final class \(name)Screen: ContentScreen {
                let title = "\(name)"
            \(isFirst
                ? "    let content = \(content)"
                : "    let content: Content\n\n    init(id: String) {\n        content = \(content)\n    }")
            }

            """
    }

    private var navigatorText: String {
        let parameters = """
                /// Identifies what the screen shows.
                public struct Parameters: Decodable {
                    let id: String
                }


            """
        let type = isFirst ? "NoParameters" : "Parameters"
        return """
            public import RoutingKit

            /// Shows the \(subject).
            public struct \(name)Navigator: Navigating {
            \(isFirst ? "" : parameters)    public init() {}

                public func destination(for parameters: \(type)) -> Destination {
                    .screen(\(name)Screen(\(isFirst ? "" : "id: parameters.id")))
                }
            }

            """
    }

    private var testText: String {
        // The formatter sorts modules by their names.
        let imports = [feature.text, "RoutingTesting", "Testing"].sorted()
        return """
            \(imports.map { "import \($0)" }.joined(separator: "\n"))

            @MainActor
            struct `The \(isFirst ? subject : "\(subject) of \(feature.text)")` {
                @Test
                func `shows its content`() async throws {
                    let links = UniversalLinks(hosts: ["\(app.host)"])
                    let router = AppRouter(links: links, stage: HeadlessStage())
                    router.register(path: "\(path)", navigator: \(name)Navigator())
                    try router.start()
                    try await router.show(tabs: ["\(url)"])
                    #expect(router.titles == ["\(isFirst ? "Welcome to \(name)" : "\(name) 7")"])
                }
            }

            """
    }
}

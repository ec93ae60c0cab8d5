/// The test of a new screen.
struct ScreenTest {
    let feature: String
    /// The screen in a sentence.
    let screen: String
    let navigator: String
    /// The path of its route.
    let pattern: String
    /// A URL that opens it.
    let url: String
    /// The title of its row.
    let row: String

    var text: String {
        // The formatter sorts modules by their names.
        let imports = [feature, "RoutingTesting", "Testing"].sorted()
        return """
            \(imports.map { "import \($0)" }.joined(separator: "\n"))

            @Suite
            @MainActor
            struct `The \(screen) of \(feature)` {
                @Test
                func `shows its content`() async throws {
                    let links = UniversalLinks(hosts: ["example.com"])
                    let router = AppRouter(links: links, stage: HeadlessStage())
                    router.register(path: "\(pattern)", navigator: \(navigator)())
                    try router.start()
                    try await router.show(tabs: ["\(url)"])
                    #expect(router.titles == ["\(row)"])
                }
            }

            """
    }
}

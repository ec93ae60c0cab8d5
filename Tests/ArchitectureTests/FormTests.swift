import RoutingTestSupport
import Testing

/// A page is one value, which a view draws and rows describe.
@Suite(.longComputation) struct `The two forms of a page` {
    struct Page: Sendable, CustomTestStringConvertible {
        let folder: String, value: String, views: [String], rows: [String]
        /// What one form says in another way.
        var exceptions: Set<String> = []
        var testDescription: String { value }
    }

    private static let pages = [
        Page(
            folder: "Shop/Product", value: "ProductPage", views: ["ProductView"],
            rows: ["ProductScreen"]),
        Page(folder: "Shop/Cart", value: "CartPage", views: ["CartView"], rows: ["CartScreen"]),
        Page(
            folder: "Moments/Timeline", value: "TimelinePage", views: ["TimelineView"],
            rows: ["TimelineScreen"]),
        Page(
            folder: "Moments/Moment", value: "MomentCell", views: ["MomentCellView"],
            rows: ["MomentCell"]),
        Page(
            folder: "Chat/Conversation", value: "ConversationPage",
            views: ["ConversationView", "BubbleView"], rows: ["ConversationScreen"],
            // A row names the sender. Lists find a row by its identity.
            exceptions: ["isOwn", "id"]),
    ]

    @Test(arguments: pages)
    func `the two forms of a page show the same values`(page: Page) throws {
        func text(_ name: String) -> String {
            SourceFile(path: "Modules/Features/\(page.folder)/\(name).swift").text
        }
        // Rows that lie beside the value begin with their own extension.
        let parts = text(page.value).split(separator: /\n(?=\/\/ .* as rows)/, maxSplits: 1)
        let value = String(try #require(parts.first))
        let stored = value.matches(of: /\n +(?:let|var) (\w+)(?:: [^{\n]*| = [^{\n]*)(?=\n)/)
            .map { String($0.output.1) }
        try #require(!stored.isEmpty)
        // With what each computed property reads.
        let computed = value.matches(of: /\n( +)var (\w+): [^={\n]+\{(.*\}\n|(?:.*\n)*?\1\}\n)/)
            .map { (name: String($0.output.2), names: names(in: $0.output.3)) }
        for (form, files) in [("view", page.views), ("row form", page.rows)] {
            var shown = Set(
                files.flatMap { file in
                    names(in: file == page.value ? parts.last ?? "" : text(file)[...])
                })
            for _ in computed {
                shown.formUnion(computed.filter { shown.contains($0.name) }.flatMap(\.names))
            }
            let missing = Set(stored).subtracting(shown).subtracting(page.exceptions)
            #expect(missing.isEmpty, "the \(form) doesn't show \(missing.sorted())")
        }
    }

    private func names(in text: Substring) -> Set<String> {
        Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    }
}

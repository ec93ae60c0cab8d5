import RoutingTestSupport
import Testing

/// A page is one value, which a view draws and rows describe.
@Suite(.longComputation) struct `The two forms of a page` {
    /// A folder that has a value of a page.
    struct Page: Sendable, CustomTestStringConvertible {
        let folder: String, value: String
        var testDescription: String { value }

        /// The names of its files that end in a word.
        func files(_ kind: String) -> [String] {
            Repository.entries(in: folder).filter { $0.hasSuffix("\(kind).swift") }
        }

        func text(_ file: String) -> String { SourceFile(path: "\(folder)/\(file)").text }
    }

    private static let pages = ["Modules/Features", "AppContainer"].flatMap(Repository.sources(in:))
        .compactMap { file in
            file.path.wholeMatch(of: /(.*)\/(\w+(?:Page|Cell)\.swift)/)
                .map { Page(folder: String($0.output.1), value: String($0.output.2)) }
        }
    /// A row names the sender. Lists find a row by its identity.
    private static let exceptions: Set = ["isOwn", "id"]

    @Test(arguments: pages) func `the two forms of a page show the same values`(page: Page) throws {
        // Rows that lie beside the value begin with their own extension.
        let parts = page.text(page.value).split(separator: /\n(?=\/\/ .* as rows)/, maxSplits: 1)
        let value = String(try #require(parts.first))
        let stored = value.matches(of: /\n +(?:let|var) (\w+)(?:: [^{\n]*| = [^{\n]*)(?=\n)/)
            .map { String($0.output.1) }
        try #require(!stored.isEmpty)
        // With what each computed property reads.
        let computed = value.matches(of: /\n( +)var (\w+): [^={\n]+\{(.*\}\n|(?:.*\n)*?\1\}\n)/)
            .map { (name: String($0.output.2), names: names(in: $0.output.3)) }
        let rows = parts.dropFirst().isEmpty ? page.files("Screen").map(page.text) : []
        for (form, texts) in [
            ("view", page.files("View").map(page.text)),
            ("row form", rows + parts.dropFirst().map(String.init)),
        ] {
            var shown = Set(texts.flatMap { names(in: $0[...]) })
            for _ in computed {
                shown.formUnion(computed.filter { shown.contains($0.name) }.flatMap(\.names))
            }
            let missing = Set(stored).subtracting(shown).subtracting(Self.exceptions)
            #expect(missing.isEmpty, "the \(form) doesn't show \(missing.sorted())")
        }
    }

    private func names(in text: Substring) -> Set<String> {
        Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    }
}

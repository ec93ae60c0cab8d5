import Testing

@testable import BoundaryKit

@Suite struct `A page with a picture of modules` {
    private let picture = Diagram(
        of: .sketch("Apps/App: Kit, import Foundation\nFoundations/Kit:\nTests/KitTests: Kit"),
        among: ["*", "!kind:test"])

    @Test func `gets the new picture between the markers, and keeps the rest`() throws {
        let page = "# A\n\n<!-- modules -->\nold\n<!-- /modules -->\n\nB\n"
        let expected = """
            # A

            <!-- modules -->
            ```mermaid
            flowchart TD
                subgraph group0["Apps"]
                    App
                end
                subgraph group1["Foundations"]
                    Kit
                end
                App --> Kit
            ```
            <!-- /modules -->

            B

            """
        #expect(try MarkedSection.replacing(in: page, with: picture) == expected)
        #expect(try MarkedSection.replacing(in: expected, with: picture) == expected)
    }

    @Test func `can end its lines as Windows does`() throws {
        let page = "# A\r\n<!-- modules -->\r\nold\r\n<!-- /modules -->\r\nB\r\n"
        let text = try MarkedSection.replacing(in: page, with: picture)
        #expect(text.hasPrefix("# A\r\n<!-- modules -->\r\n```mermaid\n"))
        #expect(text.hasSuffix("```\n<!-- /modules -->\r\nB\r\n"))
    }

    @Test(arguments: ["", "<!-- modules -->\n", "<!-- /modules -->\n<!-- modules -->\n"])
    func `without markers is refused`(page: String) {
        #expect(throws: MarkedSection.MissingMarkers.self) {
            try MarkedSection.replacing(in: page, with: picture)
        }
    }

    @Test func `shows the cause of a way that a rule closes as a violation`() {
        let graph = ModuleGraph.sketch(
            "Features/A: Kit\nFeatures/B: Kit\nFoundations/Kit: import B")
        let report = BoundaryReport(of: [.independent("path:Features/*", because: "-")], in: graph)
        let arrows = Diagram(of: graph, issues: report.issues).arrows
        let red = arrows.filter { $0.violation != nil }
        #expect(red.map(\.head) == ["B"])
        #expect(
            red.first?.violation
                == "[features-independent] Kit must not import B; A must not reach B")
    }
}

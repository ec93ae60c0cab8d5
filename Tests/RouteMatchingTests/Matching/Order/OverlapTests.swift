import RoutingTestSupport
import Testing

@testable import RouteMatching

@Suite(.longComputation)
struct `A table whose patterns overlap everywhere` {
    private static let table = Result {
        try RouteTable(texts: OverlappingTable.workspaces(120).patterns)
    }

    @Test(arguments: [
        (["f7", "f8"], "/f7/:id"), (["w", "f8"], "/:workspace/f8"),
        (["f7", "f8", "9"], "/:workspace/f8/:id"), (["f7", "x", "9"], nil), (["f7"], "/f7"),
        (["f7", "f8", "9", "10"], nil), (["f7", "."], nil),
    ])
    func `answers by the order of precedence`(path: [String], winner: String?) throws {
        let table = try Self.table.get()
        #expect(table.winner(path) == winner)
        // Not the automaton alone.
        #expect(table.compiled.automaton.bitmaps.runs.count > 0)
    }

    @Test
    func `names each pattern that can't be reached, and no other one`() throws {
        let patterns = OverlappingTable.workspaces(120).patterns
        let hidden = ["/f7/f8/:id(bool)", "/f7/f8/true", "/f7/f8/false", "/:workspace/f9/*"]
        #expect(
            tableIssues(of: patterns + hidden) == [
                "unreachable(480, by: 481, witness: \"/f7/f8/true\")",
                "unreachable(483, by: 39, witness: \"/x/f9/x\")",
            ])
    }
}

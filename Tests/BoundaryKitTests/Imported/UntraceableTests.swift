import Testing

@testable import BoundaryKit

@Suite struct `References that can't be followed` {
    private let code = """
        @_silgen_name("$s4Shop4openyyF") func open()
        let type = _typeByName("4Shop4CartV")
        // _typeByName("4Shop4CartV")
        let text = "_typeByName", `_typeByName` = 1
        """

    @Test func `are found in code, and not in comments and strings`() {
        let found = UntraceableScanner.references(
            in: Array(code.utf8), file: "Chat.swift", module: "Chat")
        #expect(
            found.map { "\($0.place) \($0.name)" } == [
                "Chat.swift:1:2 @_silgen_name", "Chat.swift:2:12 _typeByName",
            ])
    }

    @Test func `are named in the report`() {
        var graph = ModuleGraph.sketch("A:\nB: A")
        graph.untraceable = [
            UntraceableReference(
                in: "B", at: SourcePlace(file: "B/B.swift", line: 3, column: 5), name: "dlsym")
        ]
        graph.sources = SourceIndex(
            files: ["A/A.swift", "A/B.swift", "B/B.swift", "B/C.swift"].map {
                .init(path: $0, module: "A", vertex: "A", isIndexed: false, facts: SourceFacts())
            })
        let report = BoundaryReport(of: [.acyclic(because: "-")], in: graph)
        #expect(
            report.limits.notes == [
                "can't be followed: dlsym at B/B.swift:3:5; check these places by hand",
                "not in the index: A/A.swift, A/B.swift, B/B.swift and 1 more, only read for names; "
                    + "run 'swift build --build-tests' to see every use of a symbol",
            ])
    }
}

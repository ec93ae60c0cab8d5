import Testing

@testable import BoundaryKit

@Suite struct `A baseline` {
    private let rule = BoundaryRule.independent("path:Features/*", because: "-")

    @Test func `accepts a violation in one file, at any line`() {
        let frozen = report(on: graph(importing: [("Timeline.swift", 3)]))
        let baseline = Baseline(frozen.issues.map(\.key))
        let moved = report(on: graph(importing: [("Timeline.swift", 8)]), baseline)
        #expect(moved.failures.isEmpty)
        let spread = report(
            on: graph(importing: [("Timeline.swift", 3), ("Comments.swift", 1)]), baseline)
        #expect(spread.issues.map(\.place?.file) == ["Features/Moments/Comments.swift"])
        #expect(spread.stale.isEmpty)
    }

    @Test func `has an obsolete entry for each file without a violation`() {
        let both = report(on: graph(importing: [("Timeline.swift", 3), ("Comments.swift", 1)]))
        let baseline = Baseline(both.issues.map(\.key))
        let report = report(on: graph(importing: [("Timeline.swift", 3)]), baseline)
        #expect(
            report.stale.map(\.subject) == [
                "[features-independent] Moments -> Shop in Features/Moments/Comments.swift"
            ])
    }

    private func report(on graph: ModuleGraph, _ baseline: Baseline = Baseline()) -> BoundaryReport
    {
        BoundaryReport(of: [rule], in: graph, baseline: baseline)
    }

    /// A feature that imports another one in some files.
    private func graph(importing places: [(file: String, line: Int)]) -> ModuleGraph {
        ModuleGraph(
            package: "Sketch",
            modules: ["Moments", "Shop"].map {
                Module(name: $0, kind: .library, path: "Features/\($0)")
            },
            edges: places.map { file, line in
                let place = SourcePlace(
                    file: "Features/Moments/\(file)", line: line, column: 8)
                return Edge(
                    from: "Moments", to: "Shop",
                    evidence: [.imported(ImportStatement(of: "Shop", at: place))])
            }, kinds: [.declared, .imported])
    }
}

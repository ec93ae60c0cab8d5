import Testing

@testable import BoundaryKit

@Suite struct `A baseline` {
    private let rule = BoundaryRule.independent("path:Features/*", because: "-")

    @Test func `accepts a violation wherever it is in the module`() {
        let frozen = report(on: graph(importing: [("Timeline.swift", 3), ("Comments.swift", 1)]))
        let text = Baseline().text(with: frozen.unfrozen)
        #expect(
            text.hasSuffix(
                "\n[features-independent] Moments -> Shop in Features/Moments/Comments.swift\n"))
        // A file is renamed, another one no longer imports.
        let moved = report(on: graph(importing: [("Feed/List.swift", 8)]), Baseline(text: text))
        #expect(moved.failures.isEmpty)
        #expect(moved.frozen.count == 1)
    }

    @Test func `has an obsolete entry if no file violates the rule`() {
        let baseline = Baseline(["[features-independent] Moments -> Shop in Timeline.swift"])
        let report = report(on: graph(importing: []), baseline)
        #expect(report.stale.map(\.subject) == ["[features-independent] Moments -> Shop"])
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

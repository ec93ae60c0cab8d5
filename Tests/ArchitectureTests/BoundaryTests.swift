import BoundaryKit
import Foundation
import Testing

@Suite struct `The boundaries of the modules` {
    @Test func `hold, as .boundaries.json says`() async throws {
        let package = try PackageFolder(around: #filePath)
        let report = try await BoundaryReport(
            of: package.rules(), in: Repository.graph.value, baseline: package.baseline())
        for problem in report.problems { Issue.record(problem) }
        #expect(report.unchecked.isEmpty)
    }

    @Test func `look as docs/architecture.md draws them`() async throws {
        let graph = try await Repository.graph.value
        let picture = Diagram(of: graph, among: graph.productionModules).reduced
        let page = SourceFile(path: "docs/architecture.md").text
        #expect(
            try page == MarkedSection.replacing(in: page, with: picture),
            "swift run boundary graph --into docs/architecture.md")
    }

    @Test func `look as the README draws them, which leaves out the tools`() async throws {
        let graph = try await Repository.graph.value
        let modules = graph.productionModules.except("path:Modules/Tools/*")
        let arrows = Diagram(of: graph, among: modules).reduced.arrows.map { [$0.tail, $0.head] }
        let lines = SourceFile(path: "README.md").text.split(separator: "\n")
            .map { $0.components(separatedBy: "-->") }.filter { $0.count == 2 }
        let drawn = lines.flatMap { ends in
            let (tails, heads) = (ends[0].names, ends[1].names)
            return tails.flatMap { tail in heads.map { [tail, $0] } }
        }
        #expect(Set(drawn) == Set(arrows))
    }
}

extension String {
    /// The nodes at one end of Mermaid's arrows: `Moments & Shop`.
    fileprivate var names: [String] {
        components(separatedBy: "&").map { $0.trimmingCharacters(in: .whitespaces) }
    }
}

extension Issue {
    /// Records what a rule found at the offending line; where it has none, at the test's.
    fileprivate static func record(
        _ finding: Finding, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let place = finding.place.map {
            SourceLocation.file($0.file, line: $0.line, column: $0.column)
        }
        record("\(finding.message)", sourceLocation: place ?? sourceLocation)
    }
}

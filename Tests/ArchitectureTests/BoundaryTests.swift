import BoundaryKit
import Foundation
import Testing

@Suite(.longComputation) struct `The boundaries of the modules` {
    @Test func `hold, as .boundaries.json says`() async throws {
        let package = try PackageFolder(around: #filePath)
        let report = try await BoundaryReport(
            of: package.rules(), in: Repository.graph.value, baseline: package.baseline())
        for problem in report.failures { Issue.record(problem) }
        #expect(report.unchecked.isEmpty)
    }
}

extension Issue {
    /// Records what a rule found at the offending line; where it has none, at the test's.
    fileprivate static func record(
        _ issue: BoundaryIssue, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let place = issue.place.map {
            SourceLocation.file($0.file, line: $0.line, column: $0.column)
        }
        record("\(issue.message)", sourceLocation: place ?? sourceLocation)
    }
}

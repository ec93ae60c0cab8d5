import BoundaryKit
import Foundation
import Testing

@Suite(.longComputation) struct `The boundaries of the modules` {
    @Test func `the boundaries hold, as .boundaries.json says`() async throws {
        let package = try PackageFolder(around: #filePath)
        let report = try await BoundaryReport(
            of: package.rules(), in: Repository.graph.value, baseline: package.baseline())
        for issue in report.failures {
            let place = issue.place.map {
                SourceLocation.file($0.file, line: $0.line, column: $0.column)
            }
            Issue.record("\(issue.message)", sourceLocation: place ?? #_sourceLocation)
        }
        #expect(report.uncheckedRules == [])
    }
}

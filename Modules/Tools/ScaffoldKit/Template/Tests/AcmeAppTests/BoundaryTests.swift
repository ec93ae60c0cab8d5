import BoundaryKit
import Testing

struct `The boundaries of the modules` {
    @Test
    func `hold, as .boundaries.json says`() async throws {
        let package = try PackageFolder(around: #filePath)
        let rules = try package.rules()
        let graph = try await ModuleGraph(of: package, for: rules, built: .ofRunningTests)
        let report = try BoundaryReport(of: rules, in: graph, baseline: package.baseline())
        for issue in report.failures { Issue.record("\(issue.description)") }
    }
}

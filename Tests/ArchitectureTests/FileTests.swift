import BoundaryKit
import Foundation
import RoutingTestSupport
import Testing

@Suite(.longComputation) struct `Files and folders` {
    @Test func `the top of the repository holds only what was agreed on`() {
        // Besides dotfiles.
        let entries: Set = [
            "Package.swift", "Modules", "AppContainer", "Tests", "docs", "README.md",
            "README.zh-Hans.md", "LICENSE", "Package.resolved",
        ]
        let others = Set(Repository.entries()).subtracting(entries).sorted()
        #expect(others.isEmpty, "move \(others) elsewhere or delete them")
    }

    /// Proofs have links to the folders that they need. Only long runs build them.
    @Test(arguments: Repository.entries(in: "Tests/Proofs"))
    func `each entry of the proofs leads to a file or a folder`(name: String) {
        let url = Repository.root.appending(path: "Tests/Proofs/\(name)")
        #expect((try? url.resolvingSymlinksInPath().checkResourceIsReachable()) == true)
    }

    @Test(arguments: Repository.features)
    func `the folder of a feature shows its Navigators and a folder for each screen`(
        feature: String
    ) {
        let folder = "Modules/Features/\(feature)"
        let files = Set(Repository.entries(in: folder)).subtracting(Repository.folders(in: folder))
        for name in files where !name.hasSuffix("Navigator.swift") {
            let path = "\(folder)/\(name)"
            Issue.record("\(path) belongs in a sub-folder", sourceLocation: .file(path))
        }
    }

    @Test func `the boundaries of the modules hold, as .boundaries.json says`() async throws {
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

import Testing

@testable import BoundaryKit

@Suite(.longComputation, .timeLimit(.minutes(10))) struct `In a package with leaks` {
    @Test(arguments: Leak.all)
    func `each leak is found by its rule, at its line, and by no other`(leak: Leak) async throws {
        let issues = try await Self.issues.value
        #expect(issues.filter { $0 == leak.issue }.count == 1)
        if let file = leak.file {
            #expect(issues.filter { $0.contains(" \(file.path):") } == [leak.issue])
        }
    }

    @Test(arguments: Decoy.all)
    func `what only looks like a leak is none`(decoy: Decoy) async throws {
        let issues = try await Self.issues.value
        #expect(issues.filter { $0.contains(decoy.path) } == [])
    }

    @Test func `nothing else is found`() async throws {
        let issues = try await Self.issues.value
        #expect(issues.sorted() == Leak.all.map(\.issue).sorted())
    }

    /// All findings, as rule, place and subject; the package is read once.
    private static let issues = Task {
        let leaks = Leak.all.compactMap(\.file).map { ($0.path, $0.text) }
        let decoys = Decoy.all.map { ($0.path, $0.text) }
        let planted = Dictionary(uniqueKeysWithValues: leaks + decoys)
        let files = planted.merging(LeakyPackage.files) { one, _ in one }
            .merging(["Package.swift": LeakyPackage.manifest]) { $1 }
        let package = try FixturePackage(files: files)
        let graph = try await package.graph()
        return BoundaryReport(of: LeakyPackage.rules, in: graph).issues.map { issue in
            "\(issue.rule) \(issue.place?.description ?? "nowhere") \(issue.subject)"
        }
    }
}

import Foundation
import Testing

@testable import BoundaryKit

@Suite(.startsToolchain, .timeLimit(.minutes(10))) struct `An index that isn't complete` {
    private static let path = "Sources/App/Lower/Lower.swift"
    private static let files = [
        "Sources/App/Upper/Upper.swift": "struct Upper { let first: Lower }",
        path: "struct Lower { let upper: [Upper] }",
    ]
    private let layers = BoundaryRule.layers(
        [.folder("Sources/App/Upper"), .folder("Sources/App/Lower")], because: "-")

    @Test(arguments: ["units", "records"], [0, 20, 400])
    func `leaves the rules unchecked in a file that is cut off`(
        kind: String, length: Int
    ) async throws {
        let package = try IndexedPackage("App", files: Self.files)
        try await package.compile()
        for file in try package.indexFiles(in: kind, about: "Lower.swift") {
            let data = try Data(contentsOf: file)
            try data.prefix(min(length, data.count - 8)).write(to: file)
        }
        let report = BoundaryReport(of: [layers], in: try await package.graph())
        #expect(
            report.uncheckedIssues.map(\.sentence) == [
                "the rules about uses aren't checked in 1 files, which the compiler's index doesn't "
                    + "contain: \(Self.path)"
            ])
    }

    @Test func `leaves the rules unchecked without its library, and the report says so`()
        async throws
    {
        let package = try IndexedPackage("App", files: Self.files)
        try await package.compile()
        let graph = try await package.graph(library: "/nowhere/libIndexStore.so")
        let report = BoundaryReport(of: [layers], in: graph)
        #expect(report.unchecked.map(\.missing) == [[.used]])
        let note = try #require(report.limits.notes.first)
        #expect(note.hasPrefix("uses aren't known: /nowhere/libIndexStore.so can't be loaded"))
    }

    @Test func `describes the newest of several builds`() async throws {
        let package = try IndexedPackage(
            "App",
            files: [
                "Sources/App/Upper/Upper.swift": "struct Upper { let first: Lower }",
                Self.path: """
                #if NEW
                func make() -> Upper? { nil }
                #endif
                struct Lower {}
                """,
            ])
        try await package.compile(into: "old/")
        #expect(try await package.findings(of: layers) == [])
        try await package.compile(options: ["-D", "NEW"])
        let new = try await package.findings(of: layers)
        #expect(new.count == 1 && new[0].hasPrefix("\(Self.path):2:16 "), "\(new)")
    }
}

extension IndexedPackage {
    /// The files of the index about a source file: its units or its records.
    fileprivate func indexFiles(in kind: String, about file: String) throws -> [URL] {
        let store = package.url.appending(path: "index/store").path
        let paths = try FileManager.default.subpathsOfDirectory(atPath: store)
        let found = paths.filter { path in
            let name = path.split(separator: "/").last ?? ""
            return path.contains("/\(kind)/")
                && (name.hasPrefix(file) || name.hasPrefix("\(file.prefix { $0 != "." }).o"))
        }
        try #require(!found.isEmpty)
        return found.map { URL(filePath: "\(store)/\($0)") }
    }
}

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
    private let byName = "by its name: the code isn't in the index"

    @Test(arguments: ["units", "records"], [0, 20, 400])
    func `is replaced by names where a file of it is cut off`(
        kind: String, length: Int
    ) async throws {
        let package = try IndexedPackage("App", files: Self.files)
        try await package.compile()
        for file in try package.indexFiles(in: kind, about: "Lower.swift") {
            let data = try Data(contentsOf: file)
            try data.prefix(min(length, data.count - 8)).write(to: file)
        }
        let graph = try await package.graph()
        #expect(graph.unindexedFiles == [Self.path])
        let found = try await package.findings(of: layers)
        #expect(found.count == 1 && found[0].hasPrefix("\(Self.path):1:28 "), "\(found)")
        #expect(found.first?.hasSuffix(byName) == true, "\(found)")
    }

    @Test func `is replaced by names for a file with another name`() async throws {
        let package = try IndexedPackage("App", files: Self.files)
        try await package.compile()
        let other = "Sources/App/Lower/Other.swift"
        try FileManager.default.moveItem(
            at: package.package.url.appending(path: Self.path),
            to: package.package.url.appending(path: other))
        let graph = try await package.graph()
        #expect(graph.unindexedFiles == [other])
        let found = try await package.findings(of: layers)
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("\(other):1:28 ") == true, "\(found)")
    }

    @Test func `is replaced by names, and the report says so, without its library`() async throws {
        let package = try IndexedPackage("App", files: Self.files)
        try await package.compile()
        let graph = try await package.graph(library: "/nowhere/libIndexStore.so")
        let report = BoundaryReport(of: [layers], in: graph)
        #expect(report.issues.count == 1)
        let note = try #require(report.limits.notes.first)
        #expect(report.limits.notes.count == 1)
        #expect(
            note.hasPrefix("only read for names, because /nowhere/libIndexStore.so can't be lo"))
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
        let old = try await package.findings(of: layers)
        #expect(old.count == 1 && old[0].contains("by its name"), "\(old)")
        try await package.compile(options: ["-D", "NEW"])
        let new = try await package.findings(of: layers)
        #expect(new.count == 1 && !new[0].contains("by its name"), "\(new)")
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

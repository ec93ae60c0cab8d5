import Foundation
import Testing

@testable import BoundaryKit

@Suite struct `What the sources of a package import` {
    @Test func `each import is one of its module, at its place`() async throws {
        let package = try FixturePackage(files: [
            "A.swift": "import Kit", "B.swift": "\nimport Kit",
        ])
        let edges = try await SourceEvidence(
            ["One": ["A.swift"], "Two": ["B.swift"]], in: package.folder
        ).imports.sorted { $0.tail < $1.tail }
        #expect(
            edges.map { "\($0.tail) \($0.imports[0].place)" } == [
                "One A.swift:1:8", "Two B.swift:2:8",
            ])
    }

    @Test func `the import of the own module is none`() async throws {
        let package = try FixturePackage(files: ["A.swift": "import One"])
        #expect(try await SourceEvidence(["One": ["A.swift"]], in: package.folder).imports == [])
    }

    @Test func `a file of two modules imports for both`() async throws {
        let package = try FixturePackage(files: ["A.swift": "import Kit"])
        let evidence = try await SourceEvidence(
            ["One": ["A.swift"], "Two": ["A.swift"]], in: package.folder)
        #expect(evidence.imports.map { "\($0.tail) \($0.head)" } == ["One Kit", "Two Kit"])
    }

    @Test func `a file that can't be read is a gap, and the others are read`() async throws {
        let package = try FixturePackage(files: ["A.swift": "import Kit"])
        try package.write(Data([0x2F, 0x2F, 0xE4, 0x0A]), to: "Latin.swift")
        let evidence = try await SourceEvidence(
            ["One": ["A.swift", "Gone.swift", "Latin.swift"]], in: package.folder)
        #expect(evidence.imports.map(\.head) == ["Kit"])
        #expect(
            evidence.gaps.map { "\($0.file) \($0.reason)" } == [
                "Gone.swift can't be read: there is no such file or folder",
                "Latin.swift isn't UTF-8; save it with that encoding",
            ])
    }
}

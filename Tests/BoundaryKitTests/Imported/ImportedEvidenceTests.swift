import Foundation
import Testing

@testable import BoundaryKit

@Suite struct `What the sources of a package import` {
    @Test func `each import is one of its module, at its place`() async throws {
        let package = try FixturePackage(files: [
            "A.swift": "import Kit", "B.swift": "\nimport Kit",
        ])
        let edges = try await ImportedEvidence(
            ["One": ["A.swift"], "Two": ["B.swift"]], in: package.folder
        ).edges.sorted { $0.tail < $1.tail }
        #expect(
            edges.map { "\($0.tail) \($0.imports[0].place)" } == [
                "One A.swift:1:8", "Two B.swift:2:8",
            ])
    }

    @Test func `the import of the own module is none`() async throws {
        let package = try FixturePackage(files: ["A.swift": "import One"])
        #expect(try await ImportedEvidence(["One": ["A.swift"]], in: package.folder).edges == [])
    }

    @Test func `a file is read once, though a link leads round to it`() async throws {
        let package = try FixturePackage(files: ["A.swift": "import Kit"])
        try FileManager.default.createSymbolicLink(
            atPath: package.url.appending(path: "Loop").path, withDestinationPath: ".")
        let edges = try await ImportedEvidence(
            ["One": ["Loop/Loop/A.swift", "A.swift", "Loop/A.swift"]], in: package.folder
        ).edges
        #expect(edges.flatMap(\.imports).map(\.place.file) == ["A.swift"])
    }

    @Test func `a file that isn't UTF-8 is named`() async throws {
        let package = try FixturePackage()
        try package.write(Data([0x2F, 0x2F, 0xE4, 0x0A]), to: "Latin.swift")
        let reason = "isn't UTF-8; save it with that encoding"
        await #expect(throws: EvidenceError.unreadableFile("Latin.swift", reason: reason)) {
            try await ImportedEvidence(["Old": ["Latin.swift"]], in: package.folder)
        }
    }

    @Test func `a file that is gone is named`() async throws {
        let package = try FixturePackage()
        await #expect {
            _ = try await ImportedEvidence(["One": ["Gone.swift"]], in: package.folder)
        } throws: { error in
            "\(error)".hasPrefix("Gone.swift can't be read: ")
        }
    }
}

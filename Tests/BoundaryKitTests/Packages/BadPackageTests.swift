import BoundaryKit
import Foundation
import Testing

@Suite(.timeLimit(.minutes(1))) struct `Packages that cannot be read` {
    @Test func `a folder without a manifest is none`() throws {
        let folder = URL(filePath: "/")
        #expect(throws: EvidenceError.noPackage("/")) { try PackageFolder(at: folder) }
        #expect(throws: EvidenceError.noPackage("/none.swift")) {
            try PackageFolder(around: "/none.swift")
        }
    }

    @Test func `a malformed manifest is told with the compiler's words and place`() async throws {
        let package = try FixturePackage(files: [
            "Package.swift":
                "// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Pack("
        ])
        await expect(package, tells: ["Package.swift:3:15: error: cannot find 'Pack' in scope"])
    }

    @Test func `a target without a folder is named`() async throws {
        let package = try FixturePackage(targets: #".target(name: "Lost")"#)
        await expect(package, tells: ["the target 'Lost' has no sources in Sources/Lost"])
    }

    @Test func `a file that is not UTF-8 is named`() async throws {
        let package = try FixturePackage(targets: #".target(name: "Old")"#)
        try package.write(Data([0x2F, 0x2F, 0xE4, 0x0A]), to: "Sources/Old/Latin.swift")
        await expect(package, tells: ["Sources/Old/Latin.swift is not UTF-8"])
    }

    @Test func `a cycle of targets is told by the graph, as SwiftPM loads no such package`()
        async throws
    {
        let package = try FixturePackage(
            targets: """
                .target(name: "One", dependencies: ["Two"]), .target(name: "Two", dependencies: ["One"])
                """,
            files: ["Sources/One/One.swift": "import Two", "Sources/Two/Two.swift": "import One"])
        let graph = try await ModuleGraph(of: package.folder)
        #expect(
            graph.edges.map { "\($0.tail) \($0.head) \($0.evidence.count)" } == [
                "One Two 2", "Two One 2",
            ])
    }

    @Test func `a folder that contains itself is read once`() async throws {
        let package = try FixturePackage(
            targets: #".target(name: "One")"#, files: ["Sources/One/One.swift": "import Two"])
        try FileManager.default.createSymbolicLink(
            atPath: package.url.appending(path: "Sources/One/Loop").path, withDestinationPath: ".")
        let graph = try await ModuleGraph(of: package.folder)
        #expect(graph.edges.flatMap(\.imports).map(\.place.file) == ["Sources/One/One.swift"])
    }

    private func expect(_ package: FixturePackage, tells parts: [String]) async {
        await #expect {
            _ = try await ModuleGraph(of: package.folder)
        } throws: { error in
            let text = "\(error)"
            return error is EvidenceError && parts.allSatisfy { text.contains($0) }
        }
    }
}

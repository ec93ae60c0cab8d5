import Foundation
import Testing

@testable import BoundaryKit

@Suite(.startsToolchain, .timeLimit(.minutes(10))) struct `Packages that can't be read` {
    @Test func `a folder without a manifest isn't a package`() throws {
        let folder = URL(filePath: "/")
        #expect(throws: EvidenceError.noPackage("/")) { try PackageFolder(at: folder) }
        #expect(throws: EvidenceError.noPackage("/none.swift")) {
            try PackageFolder(around: "/none.swift")
        }
    }

    @Test func `the error of a malformed manifest contains the compiler's message and place`()
        async throws
    {
        let package = try FixturePackage(files: [
            "Package.swift":
                "// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Pack("
        ])
        let error = await #expect(throws: EvidenceError.self) {
            _ = try await PackageManifest.read(in: package.url)
        }
        let text = try #require(error).description
        #expect(text.hasPrefix("can't read the package in \(package.url.path):\n"))
        #expect(text.contains("Package.swift:3:15: error: cannot find 'Pack' in scope"))
        #expect(!text.contains("compiled with"))
    }

    @Test(arguments: [
        ("Sources", "can't be read: it is a folder"),
        ("Sources/No.swift", "can't be read: there is no such file or folder"),
    ])
    func `a file that can't be read is named with the reason`(file: String, reason: String) throws {
        let package = try FixturePackage(files: ["Sources/One/One.swift": ""])
        #expect(throws: EvidenceError.unreadableFile(file, reason: reason)) {
            try package.folder.bytes(of: file)
        }
    }

    @Test func `a target without sources is a module, and says so nowhere else`() async throws {
        let package = try FixturePackage(
            targets: #".target(name: "One"), .target(name: "Two", sources: ["Gone.swift"])"#,
            files: ["Sources/One/One.swift": "import Two", "Sources/Two/Other.swift": ""])
        let graph = try await package.graph()
        #expect(graph.modules.map(\.name) == ["One", "Two"])
        #expect(
            graph.limits.gaps == [
                "Sources/Two/Gone.swift can't be read: there is no such file or folder"
            ])
    }

    @Test func `a cycle of targets is in the graph, although SwiftPM loads no such package`()
        async throws
    {
        let package = try FixturePackage(
            targets: """
                .target(name: "One", dependencies: ["Two"]), .target(name: "Two", dependencies: ["One"])
                """,
            files: ["Sources/One/One.swift": "import Two", "Sources/Two/Two.swift": "import One"])
        let graph = try await package.graph()
        #expect(
            graph.edges.map { "\($0.tail) \($0.head) \($0.evidence.count)" } == [
                "One Two 2", "Two One 2",
            ])
    }
}

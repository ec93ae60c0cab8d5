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
            _ = try await PackageManifest.read(in: package.url).get()
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

    @Test func `a target without sources, which SwiftPM omits, is named`() throws {
        let manifest: DumpedManifest = try ToolFormat.decode(
            from: Data(RecordedManifest.dump.utf8), of: "'dump-package'")
        let package = PackageFolder(unchecked: URL(filePath: "/Odd"))
        let reason = "the target 'App' has no sources in Sources/App"
        #expect(throws: EvidenceError.unreadablePackage("/Odd", reason: reason)) {
            try PackageTargets(
                .success(DescribedPackage(targets: [])), manifest: manifest, in: package)
        }
    }

    @Test(arguments: [(".", "Sources/One/Loop"), ("../..", "Sources/One/Loop"), ("../Two", nil)])
    func `a link to a folder that contains it is named, because SwiftPM follows several endlessly`(
        destination: String, found: String?
    ) throws {
        let package = try FixturePackage(files: [
            "Sources/One/A.swift": "", "Sources/Two/B.swift": "",
        ])
        try FileManager.default.createSymbolicLink(
            atPath: package.url.appending(path: "Sources/One/Loop").path,
            withDestinationPath: destination)
        #expect(try package.folder.linkThatLeadsBack == found)
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

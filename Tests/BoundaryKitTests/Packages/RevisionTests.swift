import CommandLineKit
import Foundation
import Testing

@testable import BoundaryKit

@Suite(.startsToolchain, .timeLimit(.minutes(10))) struct `Reading a revision` {
    private let package: FixturePackage

    init() async throws {
        package = try FixturePackage(
            targets: #".target(name: "One")"#, files: ["Sources/One/One.swift": ""])
        try await git("init", "--quiet")
        try await git("add", ".")
        try await git(
            "-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--quiet",
            "--no-gpg-sign", "--message", "One")
    }

    @Test func `the graph is that of its manifest`() async throws {
        try package.write(Data("// swift-tools-version: 6.2\nnothing".utf8), to: "Package.swift")
        let graph = try await ModuleGraph(of: package.folder, at: "HEAD")
        #expect(graph.modules.map(\.name) == ["One"])
        #expect(graph.modules.map(\.path) == ["Sources/One"])
        #expect(graph.kinds == [.declared, .imported])
    }

    @Test func `the exceptions in its manifest count`() async throws {
        let comment = "// boundary:allow acyclic until 2027-01-31 because it moves"
        let text =
            "// swift-tools-version: 6.2\nimport PackageDescription \(comment)\n"
            + "let package = Package(name: \"Fixture\")"
        try package.write(Data(text.utf8), to: "Package.swift")
        try await git(
            "-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--quiet",
            "--no-gpg-sign", "--all", "--message", "Two")
        let graph = try await ModuleGraph(of: package.folder, at: "HEAD")
        #expect(graph.exceptions.map(\.rule) == ["acyclic"])
    }

    @Test func `the error of a missing one contains the message of git`() async {
        await #expect {
            _ = try await ModuleGraph(of: package.folder, at: "HEAD~1")
        } throws: { error in
            let text = "\(error)"
            return text.hasPrefix("can't read the revision 'HEAD~1': fatal:")
        }
    }

    @Test func `a package knows its path in its repository`() async throws {
        try package.write(Data("// swift-tools-version: 6.2".utf8), to: "Deep/Er/Package.swift")
        let deeper = try PackageFolder(at: package.url.appending(path: "Deep/Er"))
        #expect(await deeper.pathInRepository == "Deep/Er/")
        #expect(try await package.folder.pathInRepository == "")
        let stray = try FixturePackage()
        #expect(try await stray.folder.pathInRepository == "")
    }

    @Test func `the changed and new files are listed`() async throws {
        try package.write(Data("// changed".utf8), to: "Sources/One/One.swift")
        try package.write(Data(), to: "Sources/Two/New file.swift")
        #expect(
            try await package.folder.files(changedSince: "HEAD") == [
                "Sources/One/One.swift", "Sources/Two/New file.swift",
            ])
    }

    @Test(
        arguments: [
            (#".target(name: "One")"#, "", []),
            (#".target(name: "One"), .target(name: "Two", dependencies: ["One"])"#, "", ["Two"]),
            (#".target(name: "One", swiftSettings: [.define("ONE")])"#, "", ["One"]),
            (#".target(name: "One")"#, "platforms: [.macOS(.v14)], ", nil),
        ] as [(String, String, [String]?)])
    func `a change of the manifest names the modules that it declares differently`(
        targets: String, platforms: String, modules: [String]?
    ) async throws {
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription
            // Moves all lines.
            let package = Package(name: "Fixture", \(platforms)targets: [\(targets)])
            """
        try package.write(Data(manifest.utf8), to: "Package.swift")
        #expect(try await package.folder.manifestChange(since: "HEAD").modules == modules)
    }

    @Test func `outside a repository it is an error`() async throws {
        let package = try FixturePackage()
        await #expect {
            _ = try await package.folder.files(changedSince: "HEAD")
        } throws: { error in
            "\(error)".hasPrefix("can't read the revision 'HEAD': fatal: not a git repository")
        }
    }

    @discardableResult
    private func git(_ arguments: String...) async throws -> Data {
        try await Tool(command: ["git"] + arguments, folder: package.url, limit: .seconds(50))
            .output().get()
    }
}

import CommandLineKit
import Foundation
import Testing

@testable import BoundaryKit

@Suite(.startsToolchain, .timeLimit(.minutes(10))) struct `A revision of an Xcode project` {
    private let fixture: FixturePackage

    init() async throws {
        fixture = try FixturePackage(containing: RecordedProject.files)
        try await git("init", "--quiet")
        try await commit("One")
    }

    @Test func `has its targets beside the modules of the packages`() async throws {
        let graph = try await ModuleGraph(of: try folder(), at: "HEAD")
        let names = graph.modules.map(\.name)
        #expect(names.contains("TalkWidget") && names.contains("Timeline"), "\(names)")
        #expect(graph.edges.contains { ($0.tail, $0.head) == ("Talk", "TalkShare") })
        let place = graph.modules.first { $0.name == "Talk" }?.place
        #expect(place?.file == "Talk.xcodeproj/project.pbxproj")
    }

    @Test func `differs from another one by the dependencies of its targets`() async throws {
        let line = try #require(
            RecordedProject.text.split(separator: "\n").first { $0.contains("D001 /* PBXTarget") })
        let text = RecordedProject.text.replacing(line, with: "")
        try fixture.write(Data(text.utf8), to: "Talk.xcodeproj/project.pbxproj")
        try await commit("Two")
        let package = try folder()
        let difference = GraphDifference(
            from: try await ModuleGraph(of: package, at: "HEAD~1"),
            to: try await ModuleGraph(of: package, at: "HEAD"), rules: [])
        #expect(difference.removed.map(\.description) == ["Talk -> TalkShare"])
        #expect(difference.added.isEmpty && difference.removedModules.isEmpty)
    }

    @Test func `can be all that the repository has`() async throws {
        let package = try FixturePackage(
            containing: RecordedProject.files.filter { $0.key.hasPrefix("Talk.xcodeproj/") })
        _ = try await Tool(
            command: ["sh", "-c", "git init --quiet && git add . && \(Self.commit) --message One"],
            folder: package.url, limit: .seconds(50)
        ).output().get()
        let graph = try await ModuleGraph(of: PackageFolder(ofPackagesAt: package.url), at: "HEAD")
        #expect(graph.modules.map(\.name).contains("Talk"))
    }

    @Test func `is named in the error if it can't be read`() async throws {
        try fixture.write(Data("{".utf8), to: "Talk.xcodeproj/project.pbxproj")
        try await commit("Broken")
        let package = try folder()
        let error = await #expect(throws: EvidenceError.self) {
            try await ModuleGraph(of: package, at: "HEAD")
        }
        #expect(error?.description.contains("Talk.xcodeproj/project.pbxproj") == true)
    }

    private func folder() throws -> PackageFolder { try PackageFolder(ofPackagesAt: fixture.url) }

    private static let commit =
        "git -c user.name=Test -c user.email=test@example.com commit --quiet --no-gpg-sign --all"

    private func commit(_ message: String) async throws {
        try await git("add", ".")
        try await git(
            "-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--quiet",
            "--no-gpg-sign", "--message", message)
    }

    private func git(_ arguments: String...) async throws {
        _ = try await Tool(command: ["git"] + arguments, folder: fixture.url, limit: .seconds(50))
            .output().get()
    }
}

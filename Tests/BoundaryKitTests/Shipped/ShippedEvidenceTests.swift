import Foundation
import Testing

@testable import BoundaryKit

@Suite(.startsToolchain, .timeLimit(.minutes(10))) struct `A linked program` {
    private let package: FixturePackage
    private let sources = ["App": ["Sources/App/main.swift"]]

    init() async throws {
        package = try FixturePackage(files: [
            "Sources/App/main.swift": "public func start() {}\nstart()", "App.build/sources": "",
        ])
        try FileManager.default.removeItem(at: package.url.appending(path: "App.build/sources"))
        let object = "App.build/main.swift.o"
        let source = package.url.appending(path: "Sources/App/main.swift").path
        try await run("-c", source, "-module-name", "App", "-o", object)
        try await run(object, "-o", "app")
    }

    @Test func `shows which modules it contains`() async throws {
        let shipped = try await shipped()
        #expect(shipped.products.map(\.linked) == [["App"], nil])
        #expect(shipped.outdated.isEmpty)
    }

    @Test(arguments: ["App.build/main.swift.o", "Sources/App/main.swift"])
    func `isn't used if a module is newer`(file: String) async throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date.distantFuture],
            ofItemAtPath: package.url.appending(path: file).path)
        let error = EvidenceError.outdatedBuild(package.url.path, command: "swift build")
        await #expect(throws: error) { try await shipped() }
    }

    private func shipped() async throws -> ShippedEvidence {
        try await BuiltPackage(package.folder, in: BuildFolder(at: package.url)).shipped(
            [Product(name: "app", modules: ["App"]), Product(name: "Kit", modules: ["Kit"])],
            modules: ["App", "Kit"].map { Module(name: $0, kind: .executable) }, from: sources)
    }

    private func run(_ arguments: String...) async throws {
        let tool = Tool(
            command: ["swiftc"] + arguments, folder: package.url, limit: .seconds(50))
        _ = try await tool.output().get()
    }
}

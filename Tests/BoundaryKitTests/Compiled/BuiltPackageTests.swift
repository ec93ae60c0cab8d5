import Foundation
import Testing

@testable import BoundaryKit

@Suite(.longComputation, .timeLimit(.minutes(10))) struct `A package that is not built` {
    private static let builds = [("debug", "swift build"), ("release", "swift build -c release")]
    private let module = Module(name: "One", kind: .library)

    private func package(_ build: String) async throws -> BuiltPackage {
        try await BuiltPackage(
            PackageFolder(around: #filePath),
            in: BuildFolder(at: URL(filePath: "/nowhere/.build/\(build)")))
    }

    @Test(arguments: builds)
    func `has nothing compiled, and says how to build it`(
        build: String, command: String
    ) async throws {
        let package = try await package(build)
        let error = await #expect(throws: EvidenceError.self) {
            try await package.compiled([module], from: [:], surfaces: [.all])
        }
        let sentence = "/nowhere/.build/\(build) contains no build products; run '\(command)' first"
        #expect(error?.description == sentence)
    }

    @Test(arguments: builds)
    func `has shipped nothing, and says how to build it`(
        build: String, command: String
    ) async throws {
        let package = try await package(build)
        let products = [Product(name: "One", modules: ["One"])]
        let error = await #expect(throws: EvidenceError.self) {
            try await package.shipped(products, modules: [module], from: [:])
        }
        #expect(error?.description.hasSuffix("; run '\(command)' first") == true)
    }
}

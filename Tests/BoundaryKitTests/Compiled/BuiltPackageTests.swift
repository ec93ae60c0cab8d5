import Foundation
import Testing

@testable import BoundaryKit

@Suite(.timeLimit(.minutes(10))) struct `A package that is not built` {
    private let folder = BuildFolder(at: URL(filePath: "/nowhere/.build/debug"))
    private let module = Module(name: "One", kind: .library)

    @Test func `has nothing compiled, and says so`() async throws {
        let package = try await BuiltPackage(PackageFolder(around: #filePath), in: folder)
        await #expect(throws: EvidenceError.notBuilt(folder.url.path)) {
            try await package.compiled([module], from: [:], surfaces: [.all])
        }
    }

    @Test func `has shipped nothing, and says so`() async throws {
        let package = try await BuiltPackage(PackageFolder(around: #filePath), in: folder)
        let products = [Product(name: "One", modules: ["One"])]
        await #expect(throws: EvidenceError.notBuilt(folder.url.path)) {
            try await package.shipped(products, modules: [module], from: [:])
        }
    }
}

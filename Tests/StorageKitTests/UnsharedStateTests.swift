import Foundation
import TestSupport
import Testing

@testable import StorageKit

@Suite
@MainActor
struct `A state folder that one storage owns` {
    @Test
    func `keeps its changes`() async throws {
        try await withTemporaryFolder { folder in
            let cart = own(folder).state("cart", initial: ["tea"])
            try cart.update { $0.append("cup") }
            cart.updateOrWarn { $0.append("pot") }
            #expect(cart.value == ["tea", "cup", "pot"])
            #expect(own(folder).state("cart", initial: []).value == ["tea", "cup", "pot"])
        }
    }

    @Test
    func `reads each file once, so that it doesn't see the changes of others`() async throws {
        try await withTemporaryFolder { folder in
            let cart = own(folder).state("cart", initial: ["tea"])
            try cart.update { $0.append("cup") }
            try launch(folder).state("cart", initial: []).update { $0 = ["pot"] }
            #expect(cart.value == ["tea", "cup"])
            let seen = own(folder).state("cart", initial: [""])
            #expect(seen.value == ["pot"])
            // A change begins with what the file holds, so that none is lost.
            try cart.update { $0.append("tin") }
            #expect(cart.value == ["pot", "tin"])
            #expect(seen.value == ["pot"])
        }
    }

    private func own(_ folder: URL) -> Storage {
        let folder = StateFolder(folder, isShared: false) { Issue.record("\($0)") }
        return Storage(documents: .memory([:]), folder: folder)
    }
}

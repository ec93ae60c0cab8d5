import Foundation
import TestSupport
import Testing

@testable import StorageKit

@Suite
@MainActor
struct `The storage of a feature` {
    private let storage = Storage(
        documents: .memory(["catalogue": Data("[1]".utf8), "moments": Data("[2]".utf8)]))

    @Test
    func `has its own state, whatever another feature calls its own`() async throws {
        let shop = try storage.scope("Shop").userState("cart", initial: [Int]())
        try await shop.update { $0 = [42] }
        let spy = try storage.scope("Chat")
        #expect(spy.userState("cart", initial: [Int]()).value == [])
        #expect(spy.state("cart", initial: "").value == "")
        #expect(storage.state("cart", initial: 0).value == 0)
        #expect(shop.value == [42])
    }

    @Test
    func `loads no document that the feature doesn't declare`() async throws {
        let shop = try storage.scope("Shop", documents: ["catalogue"])
        #expect(try await shop.document("catalogue", as: [Int].self).load() == [1])
        let error = await #expect(throws: DocumentError.self) {
            try await shop.document("moments", as: [Int].self).load()
        }
        #expect(error?.description == "moments.json: Shop doesn't declare this document")
    }

    @Test(arguments: ["Shop", "shop", "SHOP"])
    func `has a name of its own`(name: String) throws {
        _ = try storage.scope("Shop")
        let error = #expect(throws: ScopeError.self) { try storage.scope(name) }
        #expect(error?.description == "two features are called '\(name)'; rename one of them")
    }

    @Test(arguments: ["", "../Shop", ".git", "a/b", "1"])
    func `has a name that a folder can have`(name: String) {
        #expect(throws: ScopeError.self) { try storage.scope(name) }
    }

    @Test
    func `has documents that no other feature reads`() throws {
        _ = try storage.scope("Shop", documents: ["catalogue"])
        let error = #expect(throws: ScopeError.self) {
            try storage.scope("Chat", documents: ["catalogue"])
        }
        #expect(error?.description.contains("'catalogue', which belongs to Shop") == true)
    }

    @Test
    func `is a folder of its own`() async throws {
        try await withTemporaryFolder { folder in
            let storage = Storage(
                documents: .memory([:]), folder: StateFolder(folder) { Issue.record("\($0)") })
            try await storage.scope("Shop").state("cart", initial: 0).update { $0 = 1 }
            try await storage.scope("Chat").state("cart", initial: "").update { $0 = "a" }
            for (name, text) in [("Shop", "1"), ("Chat", "\"a\"")] {
                let file = folder.appending(path: "\(name)/cart.json")
                #expect(try String(contentsOf: file, encoding: .utf8) == text)
            }
        }
    }
}

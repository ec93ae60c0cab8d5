import Foundation
import TestSupport
import Testing

@testable import StorageKit

@Suite
@MainActor
struct `The storage of a feature` {
    private let storage = Storage(
        documents: Documents.memory([
            "catalogue": Data("[1]".utf8), "catalogue/2": Data("[2]".utf8),
            "moments": Data("[3]".utf8),
        ]))

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

    @Test(arguments: ["moments", "catalogue/..", "catalogue/../moments", "", "/", "catalogue/a/b"])
    func `loads no document that the feature doesn't declare`(name: String) async throws {
        let shop = try storage.scope("Shop", documents: ["catalogue"])
        #expect(try await shop.document("catalogue", as: [Int].self).load() == [1])
        #expect(try await shop.document("catalogue/2", as: [Int].self).load() == [2])
        let error = await #expect(throws: DocumentError.self) {
            try await shop.document(name, as: [Int].self).load()
        }
        #expect(error?.description == "\(name).json: Shop doesn't declare this document")
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
            let storage = launch(folder)
            try await storage.scope("Shop").state("cart", initial: 0).update { $0 = 1 }
            try await storage.scope("Chat").state("cart", initial: "").update { $0 = "a" }
            #expect(try folder.text(of: "Shop/cart.json") == "1")
            #expect(try folder.text(of: "Chat/cart.json") == #""a""#)
        }
    }
}

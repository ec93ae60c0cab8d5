import Foundation
import MomentsTestSupport
import Testing

@testable import StorageKit

/// A type in a later version of an app.
private struct Cart: Codable, Equatable {
    struct Item: Codable, Equatable {
        var productID: Int
        var quantity = 1

        init(productID: Int, quantity: Int = 1) {
            self.productID = productID
            self.quantity = quantity
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            productID = try container.decode(Int.self, forKey: .productID)
            quantity = try container.decodeIfPresent(Int.self, forKey: .quantity) ?? 1
        }
    }

    struct Address: Codable, Equatable {
        var city = "Berlin"
        var street: String?
    }

    var basket: [Item] = []
    var orders: [[Item]] = []
    var address = Address()
    var note: String?
    var likes: [String: Bool] = [:]
}

@MainActor
struct `A saved type that changes` {
    private let folder = URL.newTemporaryFolder
    private let name = "device/=app/cart.json"

    private func cart(in folder: URL) async -> StateFile<Cart> {
        let storage = launch(folder)
        let cart = storage.app.state("cart", initial: Cart(), renamed: ["cart": "basket"])
        await storage.load()
        return cart
    }

    @Test func `a saved type gets keys, loses some and renames one, and its elements change`()
        async throws
    {
        // As the first version has saved it.
        try folder.write(#"{"value":{"cart":[{"productID":7}],"coupon":"tea"}}"#, to: name)
        let cart = await cart(in: folder)
        #expect(cart.value == Cart(basket: [.init(productID: 7)]))
        #expect(cart.damage == nil)
        try await cart.update { $0.orders = [[.init(productID: 8, quantity: 2)]] }
        // What it doesn't know stays: an older version of the app may run again.
        #expect(try folder.text(of: name).contains(#""coupon":"tea""#))
        #expect(try !folder.text(of: name).contains(#""cart""#))
        #expect(await self.cart(in: folder).value == cart.value)
    }

    @Test
    func `a value of a newer app keeps what this one doesn't know, in elements too`() async throws {
        try folder.write(
            #"""
            {"value": {
              "basket": [{"productID": 1, "gift": true}, {"productID": 2, "gift": false}],
              "address": {"city": "Rom", "zip": "00100", "floor": 1.5}, "theme": {"dark": true}
            }, "since": 2}
            """#, to: name)
        let cart = await cart(in: folder)
        #expect(cart.value.basket.map(\.productID) == [1, 2])
        #expect(cart.value.address == .init(city: "Rom"))
        try await cart.update { cart in
            cart.basket.removeFirst()
            cart.basket.insert(.init(productID: 3), at: 0)
            cart.address.city = "Bern"
        }
        let text = try folder.text(of: name)
        for part in [
            #"{"gift":false,"productID":2"#, #"{"productID":3"#, #""zip":"00100""#,
            #""floor":1.5"#, #""city":"Bern""#, #""theme":{"dark":true}"#, #""since":2"#,
        ] {
            #expect(text.contains(part), "\(part): \(text)")
        }
        #expect(!text.contains(#""gift":true"#))
    }

    @Test func `what was removed stays removed`() async throws {
        let cart = await cart(in: folder)
        try await cart.update { cart in
            cart.note = "ring twice"
            cart.likes = ["m1": true, "m2": false]
        }
        try await cart.update { cart in
            cart.note = nil
            cart.likes["m1"] = nil
        }
        let next = await self.cart(in: folder)
        #expect(next.value.note == nil)
        #expect(next.value.likes == ["m2": false])
    }

    @Test(arguments: [
        "", "1", "[]", #"{"value":[]}"#, #"{"value":{"basket":[{"productID":"x"}]}}"#,
        #"{"value":{"basket":7}}"#, #"{"value":{},"changes":3}"#,
    ])
    func `only what can't be read at all is set aside, and alone`(text: String) async throws {
        try folder.write(text, to: name)
        try folder.write(#"{"value":3}"#, to: "device/=app/count.json")
        var warnings: [String] = []
        let storage = launch(folder) { warnings.append($0) }
        let cart = storage.app.state("cart", initial: Cart(), renamed: ["cart": "basket"])
        let count = storage.app.state("count", initial: 0)
        await storage.load()
        #expect(cart.value == Cart())
        #expect(count.value == 3)
        #expect(warnings.count == 1)
    }

    @Test(arguments: [#"{"value":null}"#, #"{"value":"Ann"}"#])
    func `a value may be an optional, or a text alone`(text: String) async throws {
        try folder.write(text, to: "device/=app/name.json")
        let storage = launch(folder)
        let name = storage.app.state("name", initial: String?.none)
        await storage.load()
        #expect(name.value == (text.contains("null") ? nil : "Ann"))
        try await name.update { $0 = nil }
        #expect(try folder.text(of: "device/=app/name.json").contains(#""value":null"#))
    }
}

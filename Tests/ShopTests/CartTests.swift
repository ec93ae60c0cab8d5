import ShopPlugin
import FeatureTestSupport
import Foundation
import RoutingTesting
import TestSupport
import Testing

@Suite(.page("/cart", of: ShopPlugin()))
@MainActor
struct `The cart` {
    @Test
    func `says so if it is empty`() async throws {
        let app = try await launchShop()
        await app.open("/cart")
        #expect(app.titles == ["The cart is empty."])
    }

    @Test
    func `lists its items in the order in which they were added`() async throws {
        let app = try await launchShop()
        for query in ["id=4&quantity=2", "id=1", "id=4"] {
            await app.open("/cart/add?\(query)")
        }
        await app.open("/cart")
        let rows = ["Mug", "One more", "One less", "Remove", "Kettle", "One more", "Remove"]
        #expect(app.titles.prefix(7) == rows[...])
        #expect(try app.detail("Mug") == "3 × €0.05")
        #expect(try app.detail("Kettle") == "1 × €34.90")
    }

    @Test
    func `no longer has removed items`() async throws {
        let app = try await launchShop()
        await app.open("/cart/add?id=4&quantity=2")
        await app.open("/cart/add?id=1")
        await app.open("/cart")
        try await app.choose("Remove")
        #expect(app.titles.prefix(3) == ["Kettle", "One more", "Remove"])
        try await app.choose("Remove")
        #expect(app.titles == ["The cart is empty."])
    }

    @Test
    func `can remove a product that is no longer in the catalogue`() async throws {
        try await withTemporaryFolder { folder in
            let before = try await launchShop(stateFolder: folder)
            await before.open("/cart/add?id=1")
            await before.open("/cart/add?id=4")
            let smaller = SmallCatalogue.json(products: SmallCatalogue.mug)
            let app = try await launchShop(smaller, stateFolder: folder)
            await app.open("/cart")
            #expect(
                app.titles.prefix(4) == [
                    "Product 1 is no longer available.", "Remove", "Mug", "One more",
                ])
            try await app.choose("Remove")
            #expect(app.titles.prefix(3) == ["Mug", "One more", "Remove"])
        }
    }
}

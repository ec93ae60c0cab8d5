import ShopPlugin
import FeatureTestSupport
import RoutingTesting
import Testing

@Suite(.page("/product/:id", of: ShopPlugin()))
@MainActor
struct `Buying from the page of a product` {
    @Test
    func `adds an item to the cart and shows the number of items`() async throws {
        let app = try await launchShop()
        await app.open("/cart/add?id=4&quantity=2")
        await app.open(productURL(1))
        try await app.choose("Add to cart")
        #expect(try app.detail("Add to cart") == "In the cart: 3 items")
        #expect(try app.detail("Cart") == "3 items")
    }

    @Test
    func `says when the stock is too low`() async throws {
        let app = try await launchShop()
        await app.open(productURL(2))
        for _ in 1...3 {
            try await app.choose("Add to cart")
        }
        let notice = try #require(try app.detail("Add to cart"))
        #expect(notice == "There aren't that many in stock. Choose 2 or fewer.")
        #expect(try app.detail("Cart") == "2 items")
    }

    @Test
    func `is not possible if it is sold out`() async throws {
        let app = try await launchShop()
        await app.open(productURL(3))
        #expect(try app.detail("About Rake") == "€12.05 · sold out")
        #expect(!app.titles.contains("Add to cart"))
    }
}

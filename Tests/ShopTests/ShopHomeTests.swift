import RoutingTesting
import Testing

@Suite
@MainActor
struct `The home of the shop` {
    @Test
    func `lists the cart, the categories and the newest products`() async throws {
        let app = try await launchShop()
        #expect(
            app.titles == [
                "Cart", "Kitchen", "Home & Garden", "All products", "Fish & Chips 100% / größe?",
                "Rake", "Mug",
            ])
    }

    @Test(arguments: [
        ("Cart", "/cart"), ("Kitchen", "/products?category=kitchen"),
        ("Home & Garden", "/products?category=home%20%26%20garden"), ("All products", "/products"),
        ("Mug", productURL(4)),
    ])
    func `links to each of them`(title: String, url: String) async throws {
        let app = try await launchShop()
        let outcome = try await app.follow(title)
        #expect(outcome.title == title)
        #expect(app.path == ["/shop", url])
    }

    @Test
    func `shows the number of items in the cart`() async throws {
        let app = try await launchShop()
        #expect(try app.detail("Cart") == "0 items")
        await app.open("/cart/add?id=1&quantity=3")
        #expect(try app.detail("Cart") == "3 items")
    }

    @Test
    func `is empty if nothing is for sale`() async throws {
        let app = try await launchShop(SmallCatalogue.json(products: []))
        #expect(app.titles == ["Cart", "Kitchen", "Home & Garden", "All products"])
    }
}

import ShopPlugin
import FeatureTestSupport
import RoutingTesting
import Testing

@Suite(.page("/products", of: ShopPlugin()))
@MainActor
struct `A list of products` {
    @Test
    func `shows one category`() async throws {
        let app = try await launchShop()
        let outcome = await app.open("/products?category=kitchen")
        #expect(outcome.title == "Kitchen")
        #expect(app.titles == ["Kettle", "Fish & Chips 100% / größe?", "Mug"])
    }

    @Test
    func `shows all products if no category is named`() async throws {
        let app = try await launchShop()
        let outcome = await app.open("/products")
        #expect(outcome.title == "All products")
        #expect(app.titles.count == 4)
    }

    @Test
    func `shows the price and links to the product`() async throws {
        let app = try await launchShop()
        await app.open("/products")
        #expect(try app.detail("Kettle") == "€34.90")
        #expect(try await app.follow("Kettle").stack.last == productURL(1))
    }

    @Test
    func `shows twelve at a time`() async throws {
        let products = (1...25).map { SmallCatalogue.product($0, "Mug \($0)") }
        let app = try await launchShop(SmallCatalogue.json(products: products))
        await app.open("/products")
        #expect(app.titles == (1...12).map { "Mug \($0)" } + ["More products"])
        try await app.choose("More products")
        try await app.choose("More products")
        #expect(app.titles == (1...25).map { "Mug \($0)" })
    }

    @Test(arguments: ["toys", "", "Kitchen"])
    func `doesn't exist for an unknown category`(category: String) async throws {
        let app = try await launchShop()
        let error = try #require(await app.open("/products?category=\(category)").error)
        #expect(error.code == "not-found")
        #expect(error.description.contains("there is no category '\(category)'"))
        #expect(error.description.contains("The categories are kitchen, home & garden."))
    }
}

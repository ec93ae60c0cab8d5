import ShopPlugin
import FeatureTestSupport
import RoutingTesting
import Testing

@Suite(.page("/checkout", of: ShopPlugin()))
@MainActor
struct `The checkout` {
    /// An item of another feature, in the structure that the checkout reads.
    private struct Line: Encodable, Sendable {
        let productID: Int
        var quantity: Int?
        var gift = true
    }

    @Test
    func `shows the items of the cart, with the total`() async throws {
        let app = try await launchShop()
        await app.open("/cart/add?id=1&quantity=2")
        await app.open("/cart/add?id=4")
        await app.open("/cart")
        #expect(try app.detail("Checkout") == "3 items")
        #expect(try await app.follow("Checkout").title == "Checkout")
        #expect(app.titles == ["Kettle", "Mug", "Total €69.85", "Order now"])
        #expect(try app.detail("Kettle") == "2 × €34.90")
        #expect(try app.detail("Total €69.85") == "for Ann")
    }

    @Test
    func `accepts the same structure from an unknown type`() async throws {
        let app = try await launchShop()
        let lines = [Line(productID: 1, quantity: 1), Line(productID: 2, quantity: 2)]
        let outcome = await app.open("/checkout", payload: RouteValue(lines))
        #expect(outcome.title == "Checkout")
        #expect(app.titles.contains("Total €74.88"))
    }

    @Test
    func `is refused without a payload`() async throws {
        let app = try await launchShop()
        #expect(await app.open("/checkout").error?.code == "missing-payload")
    }

    @Test
    func `names the place of a difference in structure`() async throws {
        let app = try await launchShop()
        let lines = [Line(productID: 1, quantity: 1), Line(productID: 2)]
        let error = try #require(
            await app.open("/checkout", payload: RouteValue(lines)).error)
        #expect(error.code == "invalid-payload")
        #expect(error.description.contains("[1]"))
        #expect(error.description.contains("quantity"))
    }

    @Test(arguments: [0, -1, Int.min])
    func `is refused for less than one of a product`(quantity: Int) async throws {
        let app = try await launchShop()
        let lines = [Line(productID: 1, quantity: 1), Line(productID: 2, quantity: quantity)]
        let error = try #require(
            await app.open("/checkout", payload: RouteValue(lines)).error)
        #expect(error.code == "invalid-payload")
        #expect(error.description.contains("[1].quantity"))
    }

    @Test(arguments: [3, 9_999])
    func `is refused for more than the stock of a product`(quantity: Int) async throws {
        let app = try await launchShop()
        let lines = [Line(productID: 2, quantity: quantity)]
        let error = await app.open("/checkout", payload: RouteValue(lines)).error
        #expect(error?.code == "not-found")
    }

    @Test
    func `is refused for an unknown product`() async throws {
        let app = try await launchShop()
        let lines = [Line(productID: 9, quantity: 1)]
        let error = await app.open("/checkout", payload: RouteValue(lines)).error
        #expect(error?.code == "not-found")
    }

    @Test
    func `has nothing to order without items`() async throws {
        let app = try await launchShop()
        await app.open("/checkout", payload: RouteValue([Line]()))
        #expect(app.titles == ["There is nothing to buy."])
    }
}

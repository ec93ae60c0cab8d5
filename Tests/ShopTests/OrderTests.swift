import DesignKit
import FeatureTestSupport
import Foundation
import MomentsTestSupport
import RoutingTestSupport
import ShopPlugin
import StorageKit
import Testing

/// An item of another feature, in the structure that the checkout reads.
private nonisolated struct Line: Encodable, Sendable {
    var productID = 1
    let quantity: Int
    var gift = true
}

@Suite(.page("/checkout", of: ShopPlugin()), .page("/cart", of: ShopPlugin()))
struct `An order` {
    private let folder = URL.newTemporaryFolder

    @Test func `an order is placed and counted once, however often it is tapped`() async throws {
        let shop = try await startShop(on: .reading(["catalogue": SmallCatalogue.json]))
        let app = shop.router
        await app.open("/checkout", payload: RouteValue([Line(productID: 1, quantity: 1)]))
        #expect(shop.events["order-placed"] == nil)
        let row = try app.row("Order now")
        try await app.choose(row)
        await app.open("/cart/add?id=1&quantity=3")
        try await app.choose(row)
        #expect(await cartCount(app) == "3")
        #expect(shop.events["order-placed"] == 1)
    }

    @Test func `an order keeps items in the cart that were added since`() async throws {
        let app = try await checkout("id=1&quantity=2")
        for item in ["id=1", "id=4"] { await app.open("/cart/add?\(item)") }
        try await app.choose("Order now")
        #expect(await cartCount(app) == "2")
    }

    @Test
    func `an order of more than the cart holds leaves a cart that can be read`() async throws {
        let app = try await checkout("id=1&quantity=2", "id=4", stateFolder: folder)
        let other = try await checkout(stateFolder: folder)
        try await other.choose("Order now")
        await other.open("/cart/add?id=1")
        try await app.choose("Order now")
        #expect(await cartCount(app) == "0")
        // A warning would fail the test.
        #expect(try await cartCount(launchShop(stateFolder: folder)) == "0")
    }

    @Test func `an order isn't placed if it can't be saved, and says why`() async throws {
        var warnings: [String] = []
        let app = try await checkout("id=1&quantity=2", stateFolder: folder) {
            warnings.append($0)
        }
        let file = URL(filePath: "\(folder.path)/users/%41nn/%53hop/cart.json")
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        try await app.choose("Order now")
        #expect(app.stage.topScreen?.title == "Checkout")
        #expect(
            try app.detail("Order now")
                == "Your order wasn't placed, because it can't be saved.")
        #expect(
            warnings == [
                "changes aren't saved, because \(file.path) can't be used: there is a folder in "
                    + "its place. Move the folder elsewhere."
            ])
        try FileManager.default.removeItem(at: file)
        try await app.choose("Order now")
        #expect(app.stage.topScreen?.title == "Thank you")
    }

    /// A checkout of the items that these queries add to the cart.
    private func checkout(
        _ queries: String..., stateFolder: URL? = nil,
        warn: @escaping (String) -> Void = { Issue.record("\($0)") }
    ) async throws -> AppRouter {
        let app = try await launchShop(
            adding: queries, at: "/cart", stateFolder: stateFolder, warn: warn)
        try await app.follow("Checkout")
        return app
    }
}

/// Opens a checkout and chooses to order. A server's answer may have arrived when it returns.
private func chooseOrder(_ quantity: Int, in app: AppRouter) async throws {
    await app.open("/checkout", payload: RouteValue([Line(quantity: quantity)]))
    try await app.choose("Order now")
}

private func order(_ quantity: Int, in app: AppRouter) async throws {
    try await chooseOrder(quantity, in: app)
    #expect(app.stage.topScreen?.title == "Thank you")
}

@Suite(.hangLimit, .page("/checkout", of: ShopPlugin()))
struct `An order for a server` {
    private let server = TestServer(["catalogue": SmallCatalogue.json])

    private func stock(in app: AppRouter) async throws -> String? {
        await app.open(productURL(1))
        return try app.detail("About Kettle")
    }

    @Test func `an order lowers the stock once, before the server has it and after`() async throws {
        await server.answer(isReachable: false)
        let app = try await startShop(on: Storage(documents: server)).router
        await app.settle()
        try await order(2, in: app)
        #expect(app.titles.contains("Not sent yet"))
        #expect(try await stock(in: app) == "€34.90 · 3 left")
        await app.open("/cart")
        #expect(app.titles == ["Your order", "The cart is empty."])
        #expect(try app.detail("Your order") == "Not sent yet")
        await server.answer()
        await server.publish(
            SmallCatalogue.json(
                products: [SmallCatalogue.product(1, "Kettle", price: 3490, stock: 3)]),
            as: "catalogue")
        for _ in 1...2 {
            try await app.refresh()
            try await until("it is sent") { app.titles == ["The cart is empty."] }
        }
        #expect(try await stock(in: app) == "€34.90 · 3 left")
        #expect(await server.changes.map(\.name) == ["order"])
    }

    @Test func `an order that the server refuses says why, and takes nothing from the stock`()
        async throws
    {
        await server.answer(refusing: "The kettle is sold out.")
        let app = try await startShop(on: Storage(documents: server)).router
        await app.settle()
        try await chooseOrder(2, in: app)
        let sentence = "Not accepted: The kettle is sold out."
        try await until("the checkout says so") { (try? app.detail("Your order")) == sentence }
        #expect(app.stage.topScreen?.title == "Checkout")
        await app.open("/cart")
        try await until("it is refused") { (try? app.detail("Your order")) == sentence }
        #expect(try await stock(in: app) == "€34.90 · 5 left")
        app.goBack()
        try await app.choose("Discard")
        #expect(app.titles == ["The cart is empty."])
    }
}

@Suite(.page("/checkout", of: ShopPlugin()))
struct `The checkout` {
    private let folder = URL.newTemporaryFolder

    @Test func `the stock falls with each order, also for the next launch`() async throws {
        let app = try await launchShop(stateFolder: folder)
        try await order(2, in: app)
        await app.open(productURL(1))
        #expect(try app.detail("About Kettle") == "€34.90 · 3 left")
        let next = try await launchShop(stateFolder: folder)
        #expect(await next.open("/cart/add?id=1&quantity=4").error?.code == "not-found")
        #expect(await next.open("/cart/add?id=1&quantity=3").value?.json == "3")
    }

    @Test func `the stock of a product is checked again when the order is placed`() async throws {
        let app = try await launchShop()
        await app.open("/checkout", payload: RouteValue([Line(quantity: 3)]))
        let first = try #require(app.stage.topScreen as? any ContentScreen)
        try await order(3, in: app)
        let row = try #require(first.content.rows.first { $0.title == "Order now" })
        try await app.choose(row)
        let notice = first.content.rows.first { $0.title == "Order now" }?.detail
        #expect(notice == "There aren't that many in stock. Choose 2 or fewer.")
    }

    @Test func `the checkout shows the items of the cart with the total, and its order empties it`()
        async throws
    {
        let app = try await launchShop(adding: ["id=1&quantity=2", "id=4"], at: "/cart")
        #expect(try app.detail("Checkout") == "3 items")
        #expect(try await app.follow("Checkout").title == "Checkout")
        #expect(app.titles == ["Kettle", "Mug", "Total €69.85", "Order now"])
        #expect(try app.detail("Kettle") == "2 × €34.90")
        #expect(try app.detail("Total €69.85") == "for Ann")
        try await app.choose("Order now")
        #expect(app.stage.topScreen?.title == "Thank you")
        #expect(app.titles == ["Kettle", "Mug", "Total €69.85", "Continue shopping"])
        app.goBack()
        #expect(app.titles == ["The cart is empty."])
    }

    @Test(arguments: [
        ([Line(productID: 1, quantity: 1), Line(productID: 2, quantity: 2)], "Total €74.88"),
        ([], "There is nothing to buy."), ([Line(productID: 9, quantity: 1)], "This doesn't exist"),
    ])
    fileprivate func `the checkout accepts the same structure from an unknown type`(
        lines: [Line], row: String
    ) async throws {
        let app = try await launchShop()
        let outcome = await app.open("/checkout", payload: RouteValue(lines))
        #expect(outcome.title == "Checkout")
        #expect(app.titles.contains { $0.hasPrefix(row) }, "\(app.titles)")
    }

    @Test(arguments: [0, .min, .max])
    func `the checkout is refused without items, and for an impossible quantity`(
        quantity: Int
    ) async throws {
        let app = try await launchShop()
        #expect(await app.open("/checkout").error?.code == "missing-payload")
        let payload = RouteValue([Line(quantity: quantity)])
        #expect(await app.open("/checkout", payload: payload).error?.code == "invalid-payload")
    }

    // The second one has two lines of one product.
    @Test(arguments: [[3], [1, 2]])
    func `the checkout says that the stock is too low, and orders nothing`(
        quantities: [Int]
    ) async throws {
        let app = try await launchShop()
        let lines = quantities.map { Line(productID: 2, quantity: $0) }
        await app.open("/checkout", payload: RouteValue(lines))
        let sentence = "There aren't that many in stock. Choose 2 or fewer."
        #expect(try app.detail("Order now") == sentence)
        try await app.choose("Order now")
        #expect(app.stage.topScreen?.title == "Checkout")
        #expect(try app.detail("Order now") == sentence)
    }
}

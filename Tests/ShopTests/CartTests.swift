import DesignKit
import FeatureTestSupport
import Foundation
import MomentsTestSupport
import RoutingTesting
import ShopPlugin
import Testing

@testable import Shop

@Suite(.page("/cart", of: ShopPlugin()))
struct `The cart` {
    private let folder = URL.newTemporaryFolder

    @Test
    func `the cart lists its items in the order in which they were added, until they are removed`()
        async throws
    {
        let app = try await launchShop(adding: ["id=4&quantity=2", "id=1", "id=4"], at: "/cart")
        let rows = ["Mug", "One less", "One more", "Remove", "Kettle", "One more", "Remove"]
        #expect(app.titles.prefix(7) == rows[...])
        #expect(try app.detail("Mug") == "3 × €0.05")
        #expect(try app.detail("Kettle") == "1 × €34.90")
        #expect(app.titles.suffix(2) == ["Total €35.05", "Checkout"])
        try await app.choose("Remove")
        #expect(app.titles.prefix(3) == ["Kettle", "One more", "Remove"])
        try await app.choose("Remove")
        #expect(app.titles == ["The cart is empty."])
    }

    @Test func `the cart can remove a product that is no longer in the catalogue`() async throws {
        _ = try await launchShop(adding: ["id=1", "id=4"], stateFolder: folder)
        let smaller = SmallCatalogue.json(products: [SmallCatalogue.mug])
        let app = try await launchShop(smaller, at: "/cart", stateFolder: folder)
        #expect(
            app.titles.prefix(4) == [
                "Product 1 is no longer available.", "Remove", "Mug", "One more",
            ])
        try await app.choose("Remove")
        #expect(app.titles.prefix(3) == ["Mug", "One more", "Remove"])
    }

    @Test func `the cart can have less of a product, even if its stock is lower`() async throws {
        _ = try await launchShop(adding: ["id=1&quantity=4"], stateFolder: folder)
        let fewer = SmallCatalogue.json(products: [SmallCatalogue.product(1, "Kettle", stock: 2)])
        let app = try await launchShop(fewer, at: "/cart", stateFolder: folder)
        try await app.choose("One less")
        #expect(try app.detail("Kettle")?.hasPrefix("3 × ") == true)
    }

    @Test func `the cart has a total in each currency, with its digits`() async throws {
        let yen = SmallCatalogue.product(5, "Chopsticks", price: 5000, currency: "JPY")
        let app = try await launchShop(
            SmallCatalogue.json(products: [SmallCatalogue.kettle, yen, SmallCatalogue.mug]),
            adding: ["id=1", "id=5", "id=4"], at: "/cart")
        // Some regions write JP¥.
        let total = Decimal(5000).formatted(.currency(code: "JPY").locale(UserLocale.current))
        #expect(total.hasSuffix("5,000"))
        #expect(try app.detail("Chopsticks") == "1 × \(total)")
        try await app.follow("Checkout")
        #expect(app.titles.contains("Total €34.95 + \(total)"))
    }
}

@Suite(.page("/cart", of: ShopPlugin()))
struct `The steppers of the cart` {
    private let screen: CartScreen

    /// A cart with four kettles; five are in stock.
    init() async throws {
        let app = try await launchShop(adding: ["id=1&quantity=4"], at: "/cart")
        screen = try #require(app.stage.topScreen as? CartScreen)
    }

    private var page: CartPage? { screen.state.value }

    private var line: CartPage.Line {
        get throws { try #require(page?.lines.first) }
    }

    @Test func `steppers change the quantity up to the stock, and down to one`() async throws {
        await screen.change(try line, by: 1)
        #expect(try line.item.quantity == 5)
        #expect(try !line.canIncrease)
        await screen.change(try line, by: -4)
        #expect(try line.item.quantity == 1)
        #expect(try !line.canDecrease)
    }

    @Test
    func `the steppers of the cart say why they changed nothing, until they do`() async throws {
        let stale = try line
        await screen.change(stale, by: 2)
        #expect(try line.item.quantity == 4)
        #expect(page?.notice == "There aren't that many in stock. Choose 5 or fewer.")
        await screen.change(stale, by: 1)
        #expect(page?.notice == nil)
        await screen.change(try line, by: -5)
        #expect(try line.item.quantity == 5)
        #expect(page?.notice != nil)
    }
}

@Suite(.page("/cart/add", of: ShopPlugin()))
struct `The actions of the cart` {
    private let folder = URL.newTemporaryFolder

    @Test
    func `the actions of the cart add up the items in the cart, and show nothing`() async throws {
        let app = try await launchShop(at: "/cart")
        let counts = [("id=1", "1"), ("id=4&quantity=99", "100"), ("id=1&quantity=4", "104")]
        #expect(await cartCount(app) == "0")
        for (item, count) in counts {
            let outcome = await app.open("/cart/add?\(item)")
            #expect(outcome.value?.json == count)
            #expect(outcome.title == nil)
            #expect(outcome.stack == ["/shop", "/cart"])
            #expect(await cartCount(app) == count)
        }
    }

    @Test func `the actions of the cart add no more than the next launch can read`() async throws {
        let cups = SmallCatalogue.json(products: [SmallCatalogue.product(1, "Cup", stock: 20_000)])
        let app = try await launchShop(cups, stateFolder: folder)
        for _ in 1...101 { await app.open("/cart/add?id=1&quantity=99") }
        let error = try #require(await app.open("/cart/add?id=1").error)
        #expect(error.userSentence == "An order has at most 9,999 of a product.")
        await app.open("/cart")
        #expect(app.titles.contains("One less") && !app.titles.contains("One more"))
        #expect(try await cartCount(launchShop(cups, stateFolder: folder)) == "9999")
    }

    @Test(arguments: [
        ("id=1&quantity=0", "invalid-parameter"), ("id=1&quantity=-1", "invalid-parameter"),
        ("id=4&quantity=100", "invalid-parameter"), ("id=1&quantity=two", "invalid-parameter"),
        ("id=1&quantity=1.5", "invalid-parameter"), ("id=kettle", "invalid-parameter"),
        ("quantity=1", "missing-parameter"),
        ("id=1&id=2", "repeated-parameter"), ("id=9", "not-found"),
        ("id=1&quantity=6", "not-found"), ("id=3", "not-found"),
    ])
    func `the actions of the cart refuse impossible changes without a question`(
        query: String, code: String
    ) async throws {
        let app = try await launchShop(adding: ["id=2"])
        #expect(await app.open("/cart/add?\(query)").error?.code == code)
        let link = "https://momentsapp.com/cart/add?\(query)"
        #expect(await app.open(link, from: .universalLink).error?.code == code)
        #expect(await cartCount(app) == "1")
        #expect(app.path == ["/shop"])
    }

    @Test
    func `the actions compare the stock with the items that another process added`() async throws {
        let app = try await launchShop(stateFolder: folder)
        _ = try await launchShop(adding: ["id=1&quantity=3"], stateFolder: folder)
        let error = try #require(await app.open("/cart/add?id=1&quantity=3").error)
        #expect(error.description.contains("there is no stock of Kettle for 6"))
        #expect(await app.open("/cart/add?id=1&quantity=2").value?.json == "5")
    }

    @Test(arguments: [("Add to cart", "2"), ("Not now", "0")])
    func `the actions of the cart ask the user first for a link from outside`(
        answer: String, count: String
    ) async throws {
        let app = try await launchShop()
        let url = "https://momentsapp.com/cart/add?id=1&quantity=2"
        #expect(await app.open(url, from: .universalLink).title == "Add to cart?")
        #expect(try app.detail("Kettle")?.hasPrefix("2 × ") == true)
        #expect(app.titles.contains("This request is from a link. Nothing has changed yet."))
        #expect(await cartCount(app) == "0")
        try await app.choose(answer)
        #expect(app.path == ["/shop"])
        #expect(await cartCount(app) == count)
    }
}

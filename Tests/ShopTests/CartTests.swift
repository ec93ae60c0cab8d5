import DesignKit
import FeatureTestSupport
import Foundation
import RoutingTesting
import ShopPlugin
import StorageKit
import TestSupport
import Testing

@testable import Shop

@Suite(.page("/cart", of: ShopPlugin()))
@MainActor
struct `The cart` {
    @Test
    func `the cart says so if it is empty`() async throws {
        let app = try await launchShop()
        await app.open("/cart")
        #expect(app.titles == ["The cart is empty."])
    }

    @Test
    func `the cart lists its items in the order in which they were added`() async throws {
        let app = try await launchShop()
        for query in ["id=4&quantity=2", "id=1", "id=4"] {
            await app.open("/cart/add?\(query)")
        }
        await app.open("/cart")
        let rows = ["Mug", "One less", "One more", "Remove", "Kettle", "One more", "Remove"]
        #expect(app.titles.prefix(7) == rows[...])
        #expect(try app.detail("Mug") == "3 × €0.05")
        #expect(try app.detail("Kettle") == "1 × €34.90")
        #expect(app.titles.suffix(2) == ["Total €35.05", "Checkout"])
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
    func `the cart can remove a product that is no longer in the catalogue`() async throws {
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

@Suite(.page("/cart", of: ShopPlugin()))
@MainActor
struct `The steppers of the cart` {
    private let store: ShopStore
    private let screen: CartScreen

    /// A cart with four kettles; five are in stock.
    init() async throws {
        store = ShopStore(
            storage: Storage(
                documents: .memory(["catalogue": Data(SmallCatalogue.json.utf8)])
            ).scope("Shop", documents: ["catalogue"]))
        screen = CartScreen(store: store)
        try await store.add(try await store.catalogue().product(1), quantity: 4)
    }

    private var page: CartPage? {
        if case .loaded(let page, _) = screen.state { page } else { nil }
    }

    private var line: CartPage.Line {
        get throws { try #require(page?.lines.first) }
    }

    @Test
    func `steppers change the quantity up to the stock, and down to one`() async throws {
        await screen.change(try line, by: 1)
        #expect(store.cartCount == 5)
        #expect(try !line.canIncrease)
        await screen.change(try line, by: -4)
        #expect(store.cartCount == 1)
        #expect(try !line.canDecrease)
    }

    @Test
    func `the steppers of the cart say why they changed nothing, until they do`() async throws {
        let stale = try line
        await screen.change(stale, by: 2)
        #expect(store.cartCount == 4)
        #expect(page?.notice == "There aren't that many in stock. Choose 5 or fewer.")
        await screen.change(stale, by: 1)
        #expect(page?.notice == nil)
        await screen.change(try line, by: -5)
        #expect(store.cartCount == 5)
        #expect(page?.notice != nil)
    }
}

@Suite(.page("/cart/add", of: ShopPlugin()))
@MainActor
struct `The actions of the cart` {
    @Test
    func `the actions of the cart add up the items in the cart`() async throws {
        let app = try await launchShop()
        #expect(await app.open("/cart/count").value?.json == "0")
        #expect(await app.open("/cart/add?id=1").value?.json == "1")
        #expect(await app.open("/cart/add?id=4&quantity=99").value?.json == "100")
        #expect(await app.open("/cart/add?id=1&quantity=4").value?.json == "104")
        #expect(await app.open("/cart/count").value?.json == "104")
    }

    @Test
    func `the actions of the cart add no more than the next launch can read`() async throws {
        let cups = SmallCatalogue.json(products: SmallCatalogue.product(1, "Cup", stock: 20_000))
        try await withTemporaryFolder { folder in
            let app = try await launchShop(cups, stateFolder: folder)
            for _ in 1...101 { await app.open("/cart/add?id=1&quantity=99") }
            let error = try #require(await app.open("/cart/add?id=1").error)
            #expect(error.userSentence == "An order has at most 9,999 of a product.")
            let next = try await launchShop(cups, stateFolder: folder)
            #expect(await next.open("/cart/count").value?.json == "9999")
        }
    }

    @Test(arguments: ["/cart/add?id=1", "/cart/count"])
    func `the actions of the cart show nothing`(url: String) async throws {
        let app = try await launchShop()
        await app.open("/cart")
        let outcome = await app.open(url)
        #expect(outcome.title == nil)
        #expect(outcome.stack == ["/shop", "/cart"])
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
        let app = try await launchShop()
        await app.open("/cart/add?id=2")
        #expect(await app.open("/cart/add?\(query)").error?.code == code)
        let link = "https://momentsapp.com/cart/add?\(query)"
        #expect(await app.open(link, from: .universalLink).error?.code == code)
        #expect(await app.open("/cart/count").value?.json == "1")
        #expect(app.path == ["/shop"])
    }

    @Test
    func `the actions compare the stock with the items that another process added`() async throws {
        try await withTemporaryFolder { folder in
            let app = try await launchShop(stateFolder: folder)
            let other = try await launchShop(stateFolder: folder)
            await other.open("/cart/add?id=1&quantity=3")
            let error = try #require(await app.open("/cart/add?id=1&quantity=3").error)
            #expect(error.description.contains("there is no stock of Kettle for 6"))
            #expect(await app.open("/cart/add?id=1&quantity=2").value?.json == "5")
        }
    }

    @Test(arguments: [(1, "Add to cart", "2"), (1, "Not now", "0")])
    func `the actions of the cart ask the user first for a link from outside`(
        id: Int, answer: String, count: String
    ) async throws {
        let app = try await launchShop()
        let url = "https://momentsapp.com/cart/add?id=\(id)&quantity=2"
        #expect(await app.open(url, from: .universalLink).title == "Add to cart?")
        #expect(try app.detail("Kettle")?.hasPrefix("2 × ") == true)
        #expect(app.titles.contains("This request is from a link. Nothing has changed yet."))
        #expect(await app.open("/cart/count").value?.json == "0")
        try await app.choose(answer)
        #expect(app.path == ["/shop"])
        #expect(await app.open("/cart/count").value?.json == count)
    }

    @Test
    func `the actions are closed to other apps and to push notifications`() async throws {
        let app = try await launchShop()
        for origin in [RouteOrigin.customScheme(caller: nil), .push] {
            let outcome = await app.open("momentsapp://cart/add?id=1", from: origin)
            #expect(outcome.error?.code == "access-denied")
        }
        #expect(await app.open("/cart/count").value?.json == "0")
    }
}

import ShopPlugin
import FeatureTestSupport
import Foundation
import RoutingTesting
import TestSupport
import Testing

@Suite(.page("/cart/add", of: ShopPlugin()))
@MainActor
struct `The actions of the cart` {
    @Test
    func `add up the items in the cart`() async throws {
        let app = try await launchShop()
        #expect(await app.open("/cart/count").value?.json == "0")
        #expect(await app.open("/cart/add?id=1").value?.json == "1")
        #expect(await app.open("/cart/add?id=4&quantity=99").value?.json == "100")
        #expect(await app.open("/cart/add?id=1&quantity=4").value?.json == "104")
        #expect(await app.open("/cart/count").value?.json == "104")
    }

    @Test(arguments: ["/cart/add?id=1", "/cart/count"])
    func `show nothing`(url: String) async throws {
        let app = try await launchShop()
        await app.open(productURL(1))
        let outcome = await app.open(url)
        #expect(outcome.title == nil)
        #expect(outcome.stack == ["/shop", productURL(1)])
    }

    @Test
    func `return their value to a caller in another feature`() async throws {
        let app = try await launchShop()
        let count = try await app.result(
            of: URL(string: "/cart/add?id=1&quantity=2"), as: Int.self, from: nil)
        #expect(count == 2)
    }

    @Test(arguments: [
        ("id=1&quantity=0", "invalid-parameter"), ("id=1&quantity=-1", "invalid-parameter"),
        ("id=4&quantity=100", "invalid-parameter"), ("id=1&quantity=two", "invalid-parameter"),
        ("id=1&quantity=1.5", "invalid-parameter"), ("id=kettle", "invalid-parameter"),
        ("quantity=1", "missing-parameter"),
        ("id=1&id=2", "repeated-parameter"), ("id=9", "not-found"),
        ("id=1&quantity=6", "not-found"), ("id=3", "not-found"),
    ])
    func `refuse impossible changes, and the cart is unchanged`(
        query: String, code: String
    ) async throws {
        let app = try await launchShop()
        await app.open("/cart/add?id=2")
        #expect(await app.open("/cart/add?\(query)").error?.code == code)
        #expect(await app.open("/cart/count").value?.json == "1")
    }

    @Test
    func `compare the stock with the items that are already in the cart`() async throws {
        let app = try await launchShop()
        await app.open("/cart/add?id=1&quantity=3")
        let error = try #require(await app.open("/cart/add?id=1&quantity=3").error)
        #expect(error.description.contains("there is no stock of Kettle for 6"))
        #expect(await app.open("/cart/add?id=1&quantity=2").value?.json == "5")
    }

    @Test
    func `compare the stock with the items that another process added`() async throws {
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
    func `ask the user first for a link from outside`(
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

    @Test(arguments: [
        ("id=9", "not-found"), ("id=3", "not-found"), ("id=1&quantity=0", "invalid-parameter"),
        ("quantity=1", "missing-parameter"),
    ])
    func `don't ask the user about impossible changes`(query: String, code: String) async throws {
        let app = try await launchShop()
        let outcome = await app.open(
            "https://momentsapp.com/cart/add?\(query)", from: .universalLink)
        #expect(outcome.error?.code == code)
        #expect(app.path == ["/shop"])
    }

    @Test
    func `are closed to other apps and to push notifications`() async throws {
        let app = try await launchShop()
        for origin in [RouteOrigin.customScheme(caller: nil), .push] {
            let outcome = await app.open("momentsapp://cart/add?id=1", from: origin)
            #expect(outcome.error?.code == "access-denied")
        }
        #expect(await app.open("/cart/count").value?.json == "0")
    }
}

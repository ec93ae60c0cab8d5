import ShopPlugin
import FeatureTestSupport
import Foundation
import RoutingTesting
import Testing

@Suite(.page("/product/:id", of: ShopPlugin()))
@MainActor
struct `The page of a product` {
    @Test
    func `shows the description, the price and the stock`() async throws {
        let app = try await launchShop()
        let outcome = await app.open(productURL(1))
        #expect(outcome.title == "Kettle")
        #expect(try app.detail("About Kettle") == "€34.90 · 5 left")
    }

    @Test(arguments: ["0", "-1", "9999", "9223372036854775807"])
    func `doesn't exist for an unknown number`(id: String) async throws {
        let app = try await launchShop()
        let error = try #require(
            await app.open(productURL(1).replacing("/1", with: "/\(id)")).error)
        #expect(error.code == "not-found")
        #expect(error.description.contains("there is no product \(id)"))
        #expect(app.path == ["/shop"])
    }

    @Test
    func `shares itself with a link that others can open`() async throws {
        let app = try await launchShop()
        await app.open(productURL(2))
        try await app.follow("Share to Moments")
        let page = try #require(app.stage.topScreen as? StandInScreen<SharePage>)
        #expect(page.parameters.url.absoluteString == "https://momentsapp.com\(productURL(2))")
        #expect(page.parameters.title == "Fish & Chips 100% / größe?")
        #expect(
            app.path.last?.hasSuffix(
                "&title=Fish%20%26%20Chips%20100%25%20%2F%20gr%C3%B6%C3%9Fe%3F") == true)
    }

    @Test
    func `is shared over itself`() async throws {
        let app = try await launchShop()
        await app.open(productURL(2))
        try await app.follow("Share to Moments")
        #expect(app.stage.state.modals.count == 1)
        app.goBack()
        #expect(app.path == ["/shop", productURL(2)])
    }

    @Test
    func `asks its seller with a draft`() async throws {
        let app = try await launchShop()
        await app.open(productURL(2))
        try await app.follow("Ask 小林 葵")
        let page = try #require(app.stage.topScreen as? StandInScreen<ChatPage>)
        #expect(page.parameters.userID == "u7")
        #expect(
            page.parameters.draft
                == "Hello, I have a question about Fish & Chips 100% / größe?.")
    }

    @Test
    func `has no seller to ask if the seller is unknown`() async throws {
        let app = try await launchShop()
        await app.open(productURL(4))
        #expect(app.titles == ["About Mug", "Add to cart", "Cart", "Share to Moments"])
    }
}

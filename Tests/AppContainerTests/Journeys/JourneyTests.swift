import DesignKit
import Foundation
import RoutingEngine
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite(.wholeApp)
@MainActor
struct `Journeys through the whole app` {
    @Test
    func `a product is shared to Moments, on top of the timeline`() async throws {
        let app = try await LaunchedApp()
        await app.open(SampleURL.product(42))
        let name = try #require(app.stage.topScreen).title
        try await app.choose("Share to Moments")
        #expect(app.texts.contains { $0.contains(name) })

        try await app.choose("What's on your mind?", typing: "Look at this")
        #expect(app.path.dropLast() == ["/moments", SampleURL.product(42)])
        #expect(app.path.last?.hasPrefix("/moments/") == true)

        app.stage.update { $0.goBack() }
        #expect(app.path == ["/moments", SampleURL.product(42)])
        app.stage.update { $0.goBack() }
        #expect(app.texts.contains { $0.hasPrefix("Look at this") })
        let reopened = try #require(try await app.choose(SampleURL.productLink(42)))
        #expect(reopened.title == name)
    }

    @Test
    func `the seller of a product is asked in the chat`() async throws {
        let app = try await LaunchedApp()
        let product = await app.open(SampleURL.product(42))
        let name = try #require(product.title)
        try await app.choose("Ask ")
        try await app.choose("Send: ")
        #expect(app.texts.contains { $0.contains(name) && $0.contains("Me · now") })
    }

    @Test
    func `a product in a message is opened from the chat`() async throws {
        let app = try await LaunchedApp()
        app.stage.update { $0.selectTab(2) }
        await app.open("/chat/u1")
        try await app.choose(SampleURL.productLink(42))
        #expect(app.path == ["/chat", "/chat/u1", SampleURL.product(42)])
    }

    @Test
    func `the items in the cart are bought`() async throws {
        let app = try await LaunchedApp()
        app.container.session.signIn("Ada")
        let added = await app.open("/cart/add?id=1&quantity=2")
        #expect(try added.value?.decoded(as: Int.self) == 2)
        await app.open("/cart")
        try await app.choose("Checkout")
        try await app.choose("Order now")
        let count = try await app.router.result(
            of: .init(string: "/cart/count"), as: Int.self, from: nil)
        #expect(count == 0)
    }
}

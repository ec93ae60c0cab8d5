import ShopPlugin
import DesignKit
import FeatureTestSupport
import Foundation
import RoutingTesting
import StorageKit
import TestSupport
import Testing

@Suite(.page("/checkout", of: ShopPlugin()))
@MainActor
struct `The stock of a product` {
    /// A line of the checkout.
    private struct Line: Encodable, Sendable {
        var productID = 1
        let quantity: Int
    }

    private func order(_ quantity: Int, in app: AppRouter) async throws {
        await app.open("/checkout", payload: RouteValue([Line(quantity: quantity)]))
        try await app.choose("Order now")
    }

    @Test
    func `falls with each order, also for the next launch`() async throws {
        try await withTemporaryFolder { folder in
            let app = try await launchShop(stateFolder: folder)
            try await order(2, in: app)
            await app.open(productURL(1))
            #expect(try app.detail("About Kettle") == "€34.90 · 3 left")
            let next = try await launchShop(stateFolder: folder)
            #expect(await next.open("/cart/add?id=1&quantity=4").error?.code == "not-found")
            #expect(await next.open("/cart/add?id=1&quantity=3").value?.json == "3")
        }
    }

    @Test
    func `is sold out after an order of the rest`() async throws {
        let app = try await launchShop()
        try await order(5, in: app)
        await app.open(productURL(1))
        #expect(try app.detail("About Kettle") == "€34.90 · sold out")
        #expect(!app.titles.contains("Add to cart"))
    }

    @Test
    func `is enough for all lines of a checkout together`() async throws {
        let app = try await launchShop()
        let lines = [Line(quantity: 3), Line(quantity: 3)]
        #expect(await app.open("/checkout", payload: RouteValue(lines)).error?.code == "not-found")
    }

    @Test
    func `is checked again when the order is placed`() async throws {
        let app = try await launchShop()
        await app.open("/checkout", payload: RouteValue([Line(quantity: 3)]))
        let first = try #require(app.stage.topScreen as? any ContentScreen)
        try await order(3, in: app)
        let row = try #require(first.content.rows.first { $0.title == "Order now" })
        guard case .action(let perform) = row.kind else { return }
        await perform()
        let notice = first.content.rows.first { $0.title == "Order now" }?.detail
        #expect(notice == "There aren't that many in stock. Choose 2 or fewer.")
    }
}

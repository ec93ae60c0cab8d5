import DesignKit
import Foundation
import RoutingTesting
import Testing

@Suite
@MainActor
struct `A cart with several currencies` {
    @Test
    func `has a total in each, with the digits of the currency`() async throws {
        let yen = SmallCatalogue.product(5, "Chopsticks", price: 5000, currency: "JPY")
        let app = try await launchShop(
            SmallCatalogue.json(products: SmallCatalogue.kettle, yen, SmallCatalogue.mug))
        for id in [1, 5, 4] { await app.open("/cart/add?id=\(id)") }
        await app.open("/cart")
        // Some regions write JP¥.
        let total = Decimal(5000).formatted(.currency(code: "JPY").locale(UserLocale.current))
        #expect(total.hasSuffix("5,000"))
        #expect(try app.detail("Chopsticks") == "1 × \(total)")
        try await app.follow("Checkout")
        #expect(app.titles.contains("Total €34.95 + \(total)"))
    }
}

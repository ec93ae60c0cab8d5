import RoutingEngine
import Testing

@testable import Shop

@Suite
@MainActor
struct `A route of the shop` {
    @Test(arguments: [
        ("/shop", RouteEffect.reads), ("/products", .reads), (ProductLink.path, .reads),
        ("/cart", .reads), ("/cart/count", .reads), ("/cart/add", .changes),
        ("/checkout", .changes),
    ])
    func `declares whether it changes data, so that it can't be open to the outside`(
        path: String, effect: RouteEffect
    ) async throws {
        let app = try await launchShop()
        let route = app.routes.first { $0.pattern.description == path }
        #expect(route?.effect == effect)
    }
}

import Foundation
import RoutingTesting
import TestSupport
import Testing

@Suite
@MainActor
struct `A catalogue that can't be used` {
    @Test(arguments: [
        (#"{ "categories": [], "sellers": [] }"#, "Key 'products' not found"),
        (
            #"{ "categories": [{ "id": "a" }], "sellers": [], "products": [] }"#,
            "Path: categories[0]"
        ),
        (#"{ "categories": [], "sellers": [], "products": [{}] }"#, "Path: products[0]"),
    ])
    func `refuses a product, with the place of the error`(
        catalogue: String, place: String
    ) async throws {
        let app = try await launchShop(catalogue)
        let outcome = await app.route(RouteRequest(url: productURL(1)))
        #expect(outcome.error?.description.contains(place) == true)
    }

    @Test(arguments: ["/products", "/cart/add?id=1"])
    func `refuses what needs it`(url: String) async throws {
        let app = try await launchShop("[]")
        let outcome = await app.route(RouteRequest(url: url))
        #expect(outcome.error?.code == "failed")
        #expect(app.path == ["/shop"])
    }

    @Test
    func `takes nothing from the cart`() async throws {
        try await withTemporaryFolder { folder in
            let app = try await launchShop(stateFolder: folder)
            await app.route(RouteRequest(url: "/cart/add?id=1"))
            var warnings: [String] = []
            let broken = try await launchShop("[]", stateFolder: folder) { warnings.append($0) }
            await broken.route(RouteRequest(url: "/cart"))
            #expect(broken.titles == ["The shop can't be loaded.", "Try again"])
            #expect(warnings.count == 1)
            let count = await broken.route(RouteRequest(url: "/cart/count"))
            #expect(count.value?.json == "1")
        }
    }
}

import ShopPlugin
import FeatureTestSupport
import Foundation
import RoutingTesting
import StorageKit
import TestSupport
import Testing

@Suite(.page("/checkout", of: ShopPlugin()))
@MainActor
struct `An order` {
    @Test
    func `empties the cart and thanks`() async throws {
        let app = try await checkout("id=1&quantity=2", "id=4")
        try await app.choose("Order now")
        #expect(app.stage.topScreen?.title == "Thank you")
        #expect(app.titles == ["Kettle", "Mug", "Total €69.85", "Continue shopping"])
        app.goBack()
        #expect(app.titles == ["The cart is empty."])
    }

    @Test
    func `is placed once, however often it is tapped`() async throws {
        let app = try await checkout("id=1")
        let row = try app.row("Order now")
        try await app.choose(row)
        await app.open("/cart/add?id=1&quantity=3")
        try await app.choose(row)
        #expect(await app.open("/cart/count").value?.json == "3")
    }

    @Test
    func `keeps items in the cart that were added since`() async throws {
        let app = try await checkout("id=1&quantity=2")
        await app.open("/cart/add?id=1")
        await app.open("/cart/add?id=4")
        try await app.choose("Order now")
        #expect(await app.open("/cart/count").value?.json == "2")
    }

    @Test
    func `of more than is in the cart by now leaves a cart that can be read again`() async throws {
        try await withTemporaryFolder { folder in
            let app = try await checkout("id=1&quantity=2", "id=4", stateFolder: folder)
            let other = try await launchShop(stateFolder: folder)
            await other.open("/cart")
            try await other.follow("Checkout")
            try await other.choose("Order now")
            await other.open("/cart/add?id=1")
            try await app.choose("Order now")
            #expect(await app.open("/cart/count").value?.json == "0")
            // A warning would fail the test.
            let next = try await launchShop(stateFolder: folder)
            #expect(await next.open("/cart/count").value?.json == "0")
        }
    }

    @Test
    func `links back to the products`() async throws {
        let app = try await checkout("id=1")
        try await app.choose("Order now")
        #expect(try await app.follow("Continue shopping").stack.last == "/products")
    }

    @Test
    func `an order is saved for the next launch`() async throws {
        try await withTemporaryFolder { folder in
            try await checkout("id=1&quantity=2", stateFolder: folder).choose("Order now")
            let app = try await launchShop(stateFolder: folder)
            #expect(await app.open("/cart/count").value?.json == "0")
            let text = try String(
                contentsOf: folder.appending(path: "Shop/cart.json"), encoding: .utf8)
            #expect(text.contains("orders"))
            #expect(text.contains("productID"))
        }
    }

    @Test
    func `isn't placed if it can't be saved, and says why`() async throws {
        try await withTemporaryFolder { folder in
            var warnings: [String] = []
            let app = try await checkout("id=1&quantity=2", stateFolder: folder) {
                warnings.append($0)
            }
            let file = folder.appending(path: "Shop/cart.json")
            try FileManager.default.removeItem(at: file)
            try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
            try await app.choose("Order now")
            #expect(app.stage.topScreen?.title == "Checkout")
            #expect(
                try app.detail("Order now")
                    == "Your order wasn't placed, because it can't be saved.")
            #expect(
                warnings == [
                    "a change is not saved, because \(file.path) can't be read: there is a folder in "
                        + "its place. Move the folder elsewhere."
                ])
            try FileManager.default.removeItem(at: file)
            try await app.choose("Order now")
            #expect(app.stage.topScreen?.title == "Thank you")
        }
    }

    @Test
    func `is counted once, without further data`() async throws {
        let storage = Storage(documents: .memory(["catalogue": Data(SmallCatalogue.json.utf8)]))
        let shop = try await startShop(on: storage)
        let app = shop.router
        await app.settle()
        await app.open("/cart/add?id=1")
        await app.open("/cart")
        try await app.follow("Checkout")
        #expect(shop.events["order-placed"] == nil)
        try await app.choose("Order now")
        #expect(shop.events["order-placed"] == 1)
    }

    /// A checkout of the items that these queries add to the cart.
    private func checkout(
        _ queries: String..., stateFolder: URL? = nil,
        warn: @escaping (String) -> Void = { Issue.record("\($0)") }
    ) async throws -> AppRouter {
        let app = try await launchShop(stateFolder: stateFolder, warn: warn)
        for query in queries {
            await app.open("/cart/add?\(query)")
        }
        await app.open("/cart")
        try await app.follow("Checkout")
        return app
    }
}

import DesignKit
import FeatureTestSupport
import Foundation
import MomentsTestSupport
import RoutingTestSupport
import ShopPlugin
import StorageKit
import Testing

@Suite(.hangLimit, .page("/shop", of: ShopPlugin()))
struct `A shop that is being loaded` {
    @Test func `a shop says that it can't be loaded, and is loaded again`() async throws {
        let backend = HeldBackend()
        let app = try await startShop(on: Storage(documents: Documents(backend.read))).router
        await backend.answer(nil)
        await app.settle()
        #expect(app.titles == ["The shop can't be loaded.", "Try again"])
        guard case .action(let tryAgain) = try app.row("Try again").kind else {
            throw NotFound("the action")
        }
        Task { await tryAgain() }
        await Task.yield()
        #expect(app.titles == ["Loading …"])
        await backend.answer(SmallCatalogue.json)
        await app.settle()
        #expect(app.titles.contains("Mug"))
    }

    @Test
    func `a shop that is being loaded shows a page at once, with the way back`() async throws {
        for (url, row) in [
            (productURL(1), "About Kettle"), ("/products?category=kitchen", "Kettle"),
        ] {
            let backend = HeldBackend()
            let app = try await startShop(on: Storage(documents: Documents(backend.read))).router
            let outcome = await app.route(RouteRequest(url: url))
            #expect(outcome.error == nil)
            #expect(app.path == ["/shop", url])
            #expect(app.titles == ["Loading …"])
            let screen = try #require(app.stage.topScreen as? any ContentScreen)
            #expect(await !screen.settle(limit: .zero), "it isn't read within this limit")
            await backend.answer(SmallCatalogue.json)
            #expect(await screen.settle(limit: .seconds(60)))
            #expect(app.titles.contains(row))
            #expect(await backend.readings == 1)
            app.goBack()
            #expect(app.path == ["/shop"])
        }
    }

    @Test func `a shop that is being loaded has lists without products`() async throws {
        let app = try await launchShop(SmallCatalogue.json(products: []), at: "/products")
        #expect(app.titles == ["There are no products here."])
    }
}

@Suite(.page("/shop", of: ShopPlugin()))
struct `A catalogue that can't be used` {
    private let folder = URL.newTemporaryFolder

    @Test func `a catalogue that can't be used refuses an action, and pages say so`() async throws {
        let app = try await launchShop("[]")
        #expect(await app.open("/cart/add?id=1").error?.code == "failed")
        #expect(app.path == ["/shop"])
        for url in ["/products", productURL(1)] {
            await app.open(url)
            #expect(app.titles == ["The shop can't be loaded.", "Try again"])
        }
    }

    @Test(arguments: [
        ("price", Int.min), ("price", -1), ("stock", .max), ("stock", .min), ("stock", -1),
    ])
    func `a catalogue can't be used whose numbers can't be added up`(
        name: String, number: Int
    ) async throws {
        let kettle = SmallCatalogue.kettle.replacing(
            try Regex("\"\(name)\": [0-9]+"), with: "\"\(name)\": \(number)")
        let app = try await launchShop(SmallCatalogue.json(products: [kettle]))
        let error = try #require(await app.open("/cart/add?id=1").error)
        #expect(error.description.contains("expected, not \(number)"), "\(error)")
    }

    @Test func `a catalogue that can't be used takes nothing from the cart`() async throws {
        _ = try await launchShop(adding: ["id=1"], stateFolder: folder)
        var warnings: [String] = []
        let broken = try await launchShop("[]", at: "/cart", stateFolder: folder) {
            warnings.append($0)
        }
        #expect(broken.titles == ["The shop can't be loaded.", "Try again"])
        #expect(warnings.count == 1)
        #expect(await cartCount(broken) == "1")
    }
}

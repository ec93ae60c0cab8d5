import ShopPlugin
import DesignKit
import FeatureTestSupport
import Foundation
import StorageKit
import Testing

@testable import Shop

@Suite(.page("/cart", of: ShopPlugin()))
@MainActor
struct `The steppers of the cart` {
    private let store: ShopStore
    private let screen: CartScreen

    /// A cart with four kettles, of which five are in stock.
    init() async throws {
        store = ShopStore(
            storage: Storage(
                documents: .memory(["catalogue": Data(SmallCatalogue.json.utf8)])
            ).scope("Shop", documents: ["catalogue"]))
        screen = CartScreen(store: store)
        try await store.add(try await store.catalogue().product(1), quantity: 4)
    }

    private var line: CartPage.Line {
        get throws { try #require(screen.state.value?.lines.first) }
    }

    @Test
    func `change the quantity up to the stock, and down to one`() async throws {
        await screen.change(try line, by: 1)
        #expect(store.cartCount == 5)
        #expect(try !line.canIncrease)
        await screen.change(try line, by: -4)
        #expect(store.cartCount == 1)
        #expect(try !line.canDecrease)
    }

    @Test
    func `say why they changed nothing, until they do`() async throws {
        let stale = try line
        await screen.change(stale, by: 2)
        #expect(store.cartCount == 4)
        #expect(screen.state.value?.notice == "There aren't that many in stock. Choose 5 or fewer.")
        await screen.change(stale, by: 1)
        #expect(screen.state.value?.notice == nil)
    }

    @Test
    func `never leave less than one`() async throws {
        await screen.change(try line, by: -4)
        #expect(store.cartCount == 4)
        #expect(screen.state.value?.notice != nil)
    }
}

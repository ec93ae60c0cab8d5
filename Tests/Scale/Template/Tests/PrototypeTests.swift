import DesignKit
import RouteMatching
import RoutingEngine
import RoutingKit
import StageKit
import StorageKit
import Testing

@testable import Prototype

@Suite
@MainActor
struct PrototypeTests {
    private let store = PrototypeStore(storage: Storage(documents: .memory([:])))

    @Test
    func `a link opens an item`() async throws {
        let storage = Storage(documents: .memory([:]))
        let links = UniversalLinks(hosts: ["example.com"])
        let router = AppRouter(links: links, stage: HeadlessStage())
        let item = PrototypeItemNavigator(router: router, storage: storage)
        router.register(path: "/prototype/item/:id", navigator: item, access: .external)
        try router.start()

        let url = "https://example.com/prototype/item/7"
        let outcome = await router.route(RouteRequest(url: url, origin: .universalLink))
        #expect(outcome.title == "Item 7")
        let missing = await router.route(RouteRequest(url: "/prototype/item/99", origin: .app))
        #expect(missing.error?.code == "not-found")
    }

    @Test(arguments: PrototypeStore.Order.allCases)
    func `a list shows the matches in each order`(order: PrototypeStore.Order) {
        #expect(store.items(matching: "item 2", by: order).count == 7)
        let screen = PrototypeListScreen(store: store, text: nil, order: order)
        #expect(screen.content.rows.last?.title == "More items")
    }

    @Test
    func `a new name is shown everywhere`() throws {
        try store.rename(try store.item(3), to: " Third ")
        #expect(try store.item(3).name == "Third")
        #expect(throws: ParameterError.self) { try store.rename(try store.item(3), to: " ") }
    }

    @Test
    func `a favorite is on the first screen until it is none`() throws {
        let item = try store.item(5)
        store.toggleFavorite(item)
        #expect(PrototypeHomeScreen(store: store).content.rows.contains { $0.title == item.name })
        store.toggleFavorite(item)
        #expect(store.favorites.isEmpty)
    }

    @Test
    func `values are written as users read them`() {
        #expect(PrototypeFormat.price(1205) == "12.05 EUR")
        #expect(PrototypeFormat.stars(3.4) == "★★★☆☆")
        #expect(PrototypeFormat.tags(["b", "a"]) == "#a #b")
    }
}

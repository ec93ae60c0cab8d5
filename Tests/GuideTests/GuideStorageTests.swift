import DesignKit
import RoutingTestSupport
import StorageKit
import TestSupport
import Testing

@Suite(.hangLimit)
@MainActor
struct `The storage that the guides use` {
    @Test func `a screen shows a catalogue, or that it can't be loaded as yet`() async throws {
        let backend = HeldBackend()
        let store = GuideShop(
            storage: Storage(documents: Documents(backend.read))
                .scope("Shop", documents: ["catalogue"]))
        let catalogue = Task { try await store.catalogue() }
        #expect(store.state == .loading)
        await backend.answer(nil)
        await #expect(throws: StorageError.self) { try await catalogue.value }
        #expect(store.state == .failed("The shop can't be loaded."))
        let refresh = Task { await store.refresh() }
        await backend.answer(#"{ "products": ["tea"] }"#)
        await refresh.value
        #expect(store.state == .loaded(Catalogue(products: ["tea"])))
    }

    @Test func `the storage that the guides use keeps the carts of users apart`() async throws {
        let storage = Storage(documents: .memory([:]))
        let (name, item) = ("Ann", "tea")
        let cart = storage.app.userState("cart", initial: Cart()) { $0.add($1) }
        try await cart.update { $0.items.append(item) }
        try await storage.setUser(name)
        #expect(cart.value.items == [item])
        try await storage.setUser(nil)
        #expect(cart.value.items.isEmpty)
        try await storage.setUser(name)
        #expect(cart.value.items == [item])
        try await storage.removeState(of: name)
        #expect(cart.value.items.isEmpty)
    }

    @Test func `the storage shows the number of items on a badge`() async throws {
        let cart = Storage(documents: .memory([:])).app.userState("cart", initial: [String]())
        let app = try await Fixture {
            $0.register(path: "/cart/count", navigator: CartCountNavigator(cart: cart))
        }
        let tab = Tab()
        let reader = Task { try await tab.follow(app.router) }
        try await cart.update { $0 = ["tea", "pot"] }
        while tab.badge != "2", !Task.isCancelled { await Task.yield() }
        try await cart.update { $0 = [] }
        app.router.reviewValues()
        while tab.badge != nil, !Task.isCancelled { await Task.yield() }
        reader.cancel()
        try await reader.value
    }
}

private struct Catalogue: Decodable, Equatable, Sendable {
    let products: [String]
}

/// The code of the guide to screens with data.
@MainActor
private final class GuideShop {
    private let document: Document<Catalogue>

    init(storage: FeatureStorage) {
        document = storage.document("catalogue", as: Catalogue.self)
    }

    /// The catalogue for a screen that shows it.
    var state: LoadState<Catalogue> {
        LoadState(document.value, error: document.error, failure: "The shop can't be loaded.")
    }

    /// The catalogue for a Navigator, as soon as it is loaded.
    func catalogue() async throws -> Catalogue { try await document.load() }

    /// Reads it again, for a user who tries again or pulls the screen down.
    func refresh() async { await document.refresh() }
}

private struct Cart: Codable, Sendable {
    var items: [String] = []

    mutating func add(_ other: Cart) { items += other.items }
}

/// The code of the guide to values, with the type that the contract needs.
private struct CartCountNavigator: ValueNavigating {
    public static let valueType: (any Decodable.Type)? = Int.self

    let cart: StateFile<[String]>

    func value(for parameters: NoParameters) throws -> Int { cart.value.count }
    func changes(for parameters: NoParameters) -> AsyncStream<Void> { cart.changes() }
}

private struct CartCountLink: LinkTemplate {
    static let path = "/cart/count"
}

@MainActor
private final class Tab {
    private(set) var badge: String?

    func follow(_ router: AppRouter) async throws {
        for try await count in router.values(of: CartCountLink(), as: Int.self) {
            badge = count > 0 ? "\(count)" : nil
        }
    }
}

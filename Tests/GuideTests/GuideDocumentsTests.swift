import DesignKit
import RoutingTestSupport
import StorageKit
import TestSupport
import Testing

@Suite(.hangLimit)
@MainActor
struct `The guide to documents` {
    @Test
    func `shows each state of a catalogue`() async throws {
        let backend = HeldBackend()
        let store = GuideShop(
            storage: Storage(documents: .generated(backend.read))
                .scope("Shop", documents: ["catalogue"]))
        let catalogue = Task { try await store.catalogue() }
        #expect(store.state == .loading)
        await backend.answer(nil)
        await #expect(throws: DocumentError.self) { try await catalogue.value }
        #expect(store.state == .failed("The shop can't be loaded."))
        let refresh = Task { await store.refresh() }
        await Task.yield()
        #expect(store.state == .loading)
        await backend.answer(#"{ "products": [] }"#)
        await refresh.value
        #expect(store.state == .loaded(Catalogue(products: [])))
    }

    @Test
    func `shows a catalogue that has products`() async throws {
        let backend = HeldBackend()
        await backend.answer(#"{ "products": ["tea"] }"#)
        let store = GuideShop(
            storage: Storage(documents: .generated(backend.read))
                .scope("Shop", documents: ["catalogue"]))
        let catalogue = try await store.catalogue()
        #expect(store.state == .loaded(catalogue))
    }
}

private struct Catalogue: Decodable, Equatable, Sendable {
    let products: [String]
}

/// The code of docs/guides/dependencies.md that reads a document.
@MainActor
private final class GuideShop {
    private let document: Document<Catalogue>

    init(storage: FeatureStorage) {
        document = storage.document("catalogue", as: Catalogue.self)
    }

    /// The catalogue for a screen that shows it.
    var state: LoadState<Catalogue> {
        switch document.state {
        case .loading: .loading
        case .loaded(let catalogue, let error):
            .loaded(catalogue, notice: error.map { _ in "The shop can't be loaded." })
        case .failed: .failed("The shop can't be loaded.")
        }
    }

    /// The catalogue for a Navigator, as soon as it is loaded.
    func catalogue() async throws -> Catalogue { try await document.load() }

    /// Reads it again, for a user who tries again or pulls the screen down.
    func refresh() async { await document.refresh() }
}

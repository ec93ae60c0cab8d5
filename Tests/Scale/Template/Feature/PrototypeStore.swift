import Foundation
import RoutingKit
import StorageKit

/// The items with the user's changes.
@MainActor
final class PrototypeStore {
    /// The order of a list.
    enum Order: String, CaseIterable, Sendable {
        case name, price, rating
    }

    private let state: UserState<PrototypeState>

    init(storage: Storage) {
        state = storage.userState("prototype", initial: PrototypeState()) { $0.add($1) }
    }

    /// All items, with the names that the user gave them.
    var items: [PrototypeItem] {
        PrototypeItem.samples.map { item in
            var item = item
            item.name = state.value.names[item.id] ?? item.name
            return item
        }
    }

    /// The items that the user likes.
    var favorites: [PrototypeItem] {
        let favorites = state.value.favorites
        return items.filter { favorites.contains($0.id) }
    }

    /// Returns the item with an identifier.
    /// - Throws: `NotFound` if there is none.
    func item(_ id: Int) throws -> PrototypeItem {
        guard let item = items.first(where: { $0.id == id }) else {
            throw NotFound("item \(id)", help: "The list shows all items.")
        }
        return item
    }

    /// The items that match a text, in an order.
    func items(matching text: String?, by order: Order) -> [PrototypeItem] {
        let found = text.map { text in items.filter { $0.matches(text) } } ?? items
        return switch order {
        case .name: found.sorted { $0.name < $1.name }
        case .price: found.sorted { ($0.price, $0.id) < ($1.price, $1.id) }
        case .rating: found.sorted { ($0.rating ?? 0, $0.id) > ($1.rating ?? 0, $1.id) }
        }
    }

    /// Likes an item, or no longer.
    func toggleFavorite(_ item: PrototypeItem) {
        state.updateOrWarn { state in
            if state.favorites.remove(item.id) == nil { state.favorites.insert(item.id) }
        }
    }

    /// Gives an item another name.
    /// - Throws: `ParameterError` if the name is empty, `StateError` if it can't be saved.
    func rename(_ item: PrototypeItem, to name: String) throws {
        let name = name.trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty else {
            throw ParameterError.invalid(name: "name", value: name, type: "a name")
        }
        try state.update { $0.names[item.id] = name }
    }

    /// Counts a visit of the first screen.
    func visit() -> Int {
        state.updateOrWarn { $0.visits += 1 }
        return state.value.visits
    }
}

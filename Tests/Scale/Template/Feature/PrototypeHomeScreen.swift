import DesignKit

/// Shows the favorites, and links to all items.
final class PrototypeHomeScreen: ContentScreen {
    let title = "Prototype"

    private let store: PrototypeStore
    private let visits: Int

    init(store: PrototypeStore) {
        self.store = store
        visits = store.visit()
    }

    var content: Content { Content([overview, favorites, elsewhere]) }

    private var overview: ContentSection {
        let orders = PrototypeStore.Order.allCases.map { order in
            ContentRow.link(
                "All by \(order.rawValue)", to: PrototypeListLink(order: order.rawValue))
        }
        let count = PrototypeFormat.count(store.items.count)
        return ContentSection(nil, [.text(count, detail: "visit \(visits)")] + orders)
    }

    private var favorites: ContentSection {
        let rows = store.favorites.map { item in
            ContentRow.link(
                item.name, detail: PrototypeFormat.summary(of: item),
                to: PrototypeItemLink(id: item.id))
        }
        return ContentSection("Favorites", rows.isEmpty ? [.text("None yet")] : rows)
    }

    private var elsewhere: ContentSection {
        ContentSection("Elsewhere", [.link("Another feature", to: PrototypeForeignLink())])
    }
}

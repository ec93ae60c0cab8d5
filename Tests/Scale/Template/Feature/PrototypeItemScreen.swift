import DesignKit
import Foundation
import RoutingKit

/// Shows an item, and what the user can do with it.
final class PrototypeItemScreen: ContentScreen {
    private let item: PrototypeItem
    private let store: PrototypeStore
    private let router: any AppRouting

    init(item: PrototypeItem, store: PrototypeStore, router: any AppRouting) {
        (self.item, self.store, self.router) = (item, store, router)
    }

    var title: String { item.name }

    var content: Content { Content([about, actions, neighbors]) }

    private var about: ContentSection {
        let age = PrototypeFormat.age(item.changed, now: Date())
        return ContentSection(
            nil,
            [
                .text(PrototypeFormat.price(item.price), detail: "revision0"),
                .text(PrototypeFormat.stars(item.rating), detail: "changed \(age)"),
                .text(PrototypeFormat.tags(item.tags)),
            ])
    }

    private var actions: ContentSection {
        let isFavorite = store.favorites.contains(item)
        let favorite = ContentRow.toggle("Favorite", isOn: isFavorite) { [store, item] _ in
            store.toggleFavorite(item)
        }
        let edit = ContentRow.link("Rename", to: PrototypeEditLink(id: item.id), using: .present)
        return ContentSection(nil, [favorite, edit])
    }

    private var neighbors: ContentSection {
        let link = PrototypeNeighborLink(id: item.id)
        let isOpen = router.canOpen(link.text, from: .app)
        return ContentSection(
            "See also", isOpen ? [.link("Its neighbor", to: link)] : [.text("Nothing else")])
    }
}

import DesignKit

/// Lists the items that match a text.
final class PrototypeListScreen: ContentScreen {
    private let store: PrototypeStore
    private var text: String?
    private let order: PrototypeStore.Order
    private var shown = 10

    init(store: PrototypeStore, text: String?, order: PrototypeStore.Order) {
        (self.store, self.text, self.order) = (store, text, order)
    }

    var title: String { text.map { "Items with '\($0)'" } ?? "All items" }

    var content: Content {
        let items = store.items(matching: text, by: order)
        var rows = items.prefix(shown).map { item in
            ContentRow.link(
                item.name, detail: PrototypeFormat.summary(of: item),
                to: PrototypeItemLink(id: item.id))
        }
        if shown < items.count {
            rows.append(.action("More items") { [weak self] in self?.shown += 10 })
        }
        return Content([search, ContentSection(PrototypeFormat.count(items.count), rows)])
    }

    private var search: ContentSection {
        ContentSection(
            nil, [.field("Search") { [weak self] text in self?.text = text.isEmpty ? nil : text }])
    }
}

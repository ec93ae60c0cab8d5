import DesignKit

/// Changes the name of an item.
final class PrototypeEditScreen: ContentScreen {
    private let item: PrototypeItem
    private let store: PrototypeStore
    private var notice: String?

    init(item: PrototypeItem, store: PrototypeStore) {
        (self.item, self.store) = (item, store)
    }

    var title: String { "Rename \(item.name)" }

    var content: Content {
        let field = ContentRow.field("Name") { [weak self] name in self?.save(name) }
        let suggestions = ["Best \(item.name)", "Old \(item.name)"].map { name in
            ContentRow.action(name) { [weak self] in self?.save(name) }
        }
        let notices = notice.map { [ContentRow.text($0)] } ?? []
        return Content([
            ContentSection(nil, [field] + notices), ContentSection("Suggestions", suggestions),
        ])
    }

    private func save(_ name: String) {
        do {
            try store.rename(item, to: name)
            notice = "Saved"
        } catch {
            notice = "Not saved: \(error)"
        }
    }
}

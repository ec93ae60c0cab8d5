import DesignKit

/// A row of a screen, as it is drawn.
struct BodyRow: Equatable, Sendable {
    /// What the row does.
    enum Kind: Equatable, Sendable {
        case text, link, action, field
        case toggle(isOn: Bool)
    }

    let id: RowID
    /// The number among the rows that do something, from zero; `nil` for a text.
    let choice: Int?
    let kind: Kind
    let title: String
    let detail: String?
    /// Whether the title describes a photo.
    let isPhoto: Bool
    /// Whether it loads the next part of a list as soon as it is visible.
    let loadsWhenVisible: Bool

    init(_ row: ContentRow, id: RowID, choice: Int?) {
        self.id = id
        self.choice = choice
        title = row.title
        detail = row.detail
        isPhoto = row.photo != nil
        loadsWhenVisible = row.loadsWhenVisible
        kind =
            switch row.kind {
            case .text: .text
            case .link: .link
            case .action: .action
            case .field: .field
            case .toggle(let isOn, _): .toggle(isOn: isOn)
            }
    }

    /// The title with a mark that says what choosing the row does; a link has its own at the end.
    func label(_ glyphs: Glyphs) -> String {
        switch kind {
        case .text: isPhoto ? "\(glyphs.photo) \(title)" : title
        case .link: title
        case .action: "[\(title)]"
        case .field: "\(glyphs.field) \(title)"
        case .toggle(let isOn): "\(isOn ? glyphs.on : glyphs.off) \(title)"
        }
    }

    /// Whether the row contains a text, without regard to case.
    func contains(_ text: String) -> Bool {
        title.lowercased().contains(text) || (detail?.lowercased().contains(text) ?? false)
    }
}

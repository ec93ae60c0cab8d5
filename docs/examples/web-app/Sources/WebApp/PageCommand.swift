import DesignKitHTML

/// What a link or a form of a page does, as a text in its address.
enum PageCommand {
    /// Goes back, or dismisses what is presented.
    case back
    /// Brings a tab to the front.
    case tab(Int)
    /// Chooses a row.
    case row(String)

    /// Reads the text. A row begins with another letter than the rest.
    init(_ text: String) {
        if text == "back" {
            self = .back
        } else if text.hasPrefix("tab"), let index = Int(text.dropFirst(3)) {
            self = .tab(index)
        } else {
            self = .row(text)
        }
    }

    /// The text, and the deep link that it leads to; the link is `nil` for what changes something.
    static func text(of action: PageAction) -> (text: String, link: String?) {
        switch action {
        case .open(let link, let row): (row.id, link.url ?? "")
        case .perform(let row), .submit(let row), .set(let row, _): (row.id, nil)
        case .selectTab(let index, let url): ("tab\(index)", url)
        case .goBack(let url): ("back", url ?? "")
        }
    }
}

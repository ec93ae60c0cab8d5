/// How a page offers an action.
public enum PageControl: Sendable {
    /// As a link. A field or a toggle can't be one, and isn't drawn.
    case link(HTMLAddress)
    /// As a form that the browser posts.
    case form(PageForm)
    /// As a text: the user sees what it is, and can't use it here.
    case text
    /// Not at all.
    case none
}

/// A form that performs an action.
public struct PageForm: Sendable {
    /// The name of the item with what the user has chosen: the text of a field, or the new state of a
    /// toggle, `true` or `false`. Other actions have none.
    static let valueName = "value"

    let address: HTMLAddress
    var items: [(name: String, value: String)]

    /// Describes a form.
    /// - Parameters:
    ///   - address: Where it is posted.
    ///   - items: What is posted with it, such as the row and the token of a session.
    public init(to address: HTMLAddress, items: [(name: String, value: String)]) {
        self.address = address
        self.items = items
    }
}

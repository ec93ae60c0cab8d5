/// A sentence for the user at the top of a page.
public struct PageNotice: Sendable {
    private let text: String
    private let link: (title: String, address: HTMLAddress)?

    /// Makes a notice.
    /// - Parameters:
    ///   - text: The sentence.
    ///   - link: A link behind it, such as one that leaves the app; none if `nil`.
    public init(_ text: String, link: (title: String, address: HTMLAddress)? = nil) {
        self.text = text
        self.link = link
    }

    var html: HTML {
        let link = link.map { HTML.element("a", [.href($0.address)], [.text($0.title)]) }
        return .element("p", [], [.text(text + (link == nil ? "" : " ")), link ?? []])
    }
}

/// What the server adds to the deep links in its pages: the item `~` of their queries.
///
/// `/product/42?~=PAGE` is a page of the session, to which back, forward and reload lead. The address
/// `/cart?~=PAGE.LINK.KEY` is a link on that page, and only the page has its key. In another browser, or
/// in the app on a phone, both are deep links with an item that means nothing.
struct PageMark: Hashable {
    /// The page of the session.
    let page: String
    /// The link on the page that the user follows, and the key of the page; `nil` for the page itself.
    var link: (row: String, key: String)? {
        parts.count == 3 ? (parts[1], parts[2]) : nil
    }

    private let parts: [String]

    /// The mark of a page.
    init(page: String) {
        self.init(parts: [page])
    }

    /// The mark of a link on a page.
    init(page: String, row: String, key: String) {
        self.init(parts: [page, row, key])
    }

    private init(parts: [String]) {
        self.parts = parts
        page = parts.first ?? ""
    }

    /// A deep link with this mark.
    func added(to link: String) -> String {
        "\(link)\(link.contains("?") ? "&" : "?")~=\(parts.joined(separator: "."))"
    }

    /// Splits the target of a request into the deep link, exactly as it was sent, and its mark.
    static func split(_ target: String) -> (link: String, mark: PageMark?) {
        guard let question = target.firstIndex(of: "?") else { return (target, nil) }
        let items = target[target.index(after: question)...].split(
            separator: "&", omittingEmptySubsequences: false)
        let marks = items.filter(isMark)
        guard let first = marks.first else { return (target, nil) }
        let query = items.filter { !isMark($0) }.joined(separator: "&")
        let parts = first.dropFirst(2).split(separator: ".", omittingEmptySubsequences: false)
        let mark = PageMark(parts: parts.map(String.init))
        return (target[..<question] + (query.isEmpty ? "" : "?\(query)"), mark)
    }

    private static func isMark(_ item: Substring) -> Bool { item.hasPrefix("~=") }
}

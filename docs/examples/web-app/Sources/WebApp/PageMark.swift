/// What the server adds to the deep links in its pages: the item `~` of their queries.
///
/// The address `/cart?~=PAGE.LINK.KEY` is a link on a page of the session, and only the page has its key.
/// The browser is sent on to `/cart` itself. In the app on a phone, or in another browser, it is a deep link
/// with an item that means nothing.
struct PageMark: Hashable {
    /// The page of the session, the link on it that the user follows, and the key of the page.
    let page, row, key: String

    /// A deep link with this mark.
    func added(to link: String) -> String {
        "\(link)\(link.utf8.contains(UInt8(ascii: "?")) ? "&" : "?")~=\(page).\(row).\(key)"
    }

    /// Splits the target of a request into the deep link, exactly as it was sent, and its mark.
    static func split(_ target: String) -> (link: String, mark: PageMark?) {
        let scalars = target.unicodeScalars
        guard let question = scalars.firstIndex(of: "?") else { return (target, nil) }
        let items = scalars[scalars.index(after: question)...]
            .split(separator: "&", omittingEmptySubsequences: false)
        let isMark = { (item: Substring.UnicodeScalarView) in item.starts(with: "~=".unicodeScalars)
        }
        guard let first = items.first(where: isMark) else { return (target, nil) }
        let query = items.filter { !isMark($0) }.map { String($0) }.joined(separator: "&")
        let parts = first.dropFirst(2).split(separator: ".").map { String($0) }
        let mark =
            parts.count == 3 ? PageMark(page: parts[0], row: parts[1], key: parts[2]) : nil
        return (target[..<question] + (query.isEmpty ? "" : "?\(query)"), mark)
    }
}

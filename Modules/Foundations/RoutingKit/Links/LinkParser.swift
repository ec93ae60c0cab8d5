/// Reads a URL text into a ``Link``, or refuses it.
struct LinkParser {
    let links: UniversalLinks
    let origin: RouteOrigin

    func parse(_ text: String) throws(LinkRefusal) -> Link {
        let bytes = Array(text.utf8)
        guard !bytes.isEmpty else { throw .empty }
        guard bytes.count <= Link.maximumLength else { throw .tooLong }
        if let byte = bytes.first(where: { !URLCharacters.contains($0) }) {
            throw .malformed("it holds a raw \(URLCharacters.name(byte)); percent-encode it")
        }
        let withoutFragment = bytes.prefix { $0 != UInt8(ascii: "#") }
        let path = withoutFragment.prefix { $0 != UInt8(ascii: "?") }
        let query = withoutFragment.dropFirst(path.count + 1)
        return Link(segments: try segments(of: path), query: try items(of: query))
    }

    private func segments(of reference: ArraySlice<UInt8>) throws(LinkRefusal) -> [String] {
        let path = try LinkAuthority(links: links, origin: origin).path(of: reference)
        var raw = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        raw.removeFirst()
        // One trailing slash names the same page.
        if raw.last?.isEmpty == true { raw.removeLast() }
        var segments: [String] = []
        for bytes in raw {
            segments.append(try segment(bytes))
        }
        return segments
    }

    private func segment(_ bytes: ArraySlice<UInt8>) throws(LinkRefusal) -> String {
        let text = try decoded(bytes)
        if text.isEmpty { throw .malformed("a segment of its path is empty") }
        if text == "." || text == ".." { throw .malformed("its path holds a dot segment") }
        guard origin.isOutside else { return text }
        // A later reader that decodes again, or splits late, would see another path.
        if text.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }) {
            throw .malformed("a segment of its path hides a separator")
        }
        if PercentEncoding.hasEscape(text) { throw .malformed("its path is encoded twice") }
        return text
    }

    private func items(of query: ArraySlice<UInt8>) throws(LinkRefusal) -> [Link.QueryItem] {
        var items: [Link.QueryItem] = []
        for pair in query.split(separator: UInt8(ascii: "&")) {
            let name = pair.prefix { $0 != UInt8(ascii: "=") }
            let value = pair.dropFirst(name.count + 1)
            items.append(.init(name: try decoded(name), value: try decoded(value)))
        }
        return items
    }

    private func decoded(_ bytes: ArraySlice<UInt8>) throws(LinkRefusal) -> String {
        guard let text = PercentEncoding.decode(bytes) else {
            throw .malformed("it holds a broken percent escape")
        }
        if origin.isOutside, let scalar = text.unicodeScalars.first(where: URLCharacters.isHidden) {
            let code = String(scalar.value, radix: 16, uppercase: true)
            throw .malformed("it hides the control character U+\(code)")
        }
        return text
    }
}

extension Link {
    /// The longest URL that is read, in bytes.
    public static let maximumLength = 8192

    /// Reads a URL.
    /// - Parameters:
    ///   - text: The URL, percent-encoded; from inside the app a path alone will do.
    ///   - origin: Where it comes from.
    ///   - links: The hosts and schemes of the app.
    /// - Throws: ``LinkRefusal``; nothing is repaired.
    public init(
        _ text: String, from origin: RouteOrigin, of links: UniversalLinks
    ) throws(LinkRefusal) {
        self = try LinkParser(links: links, origin: origin).parse(text)
    }
}

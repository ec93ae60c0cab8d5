/// Reads a URL text into a ``Link``, or refuses it. Nothing is copied, and nothing is repaired.
struct LinkParser {
    let links: UniversalLinks
    let origin: RouteOrigin

    func parse(_ text: String) throws(LinkRefusal) -> Link {
        let parsed = text.utf8.withContiguousStorageIfAvailable { bytes in
            Result { () throws(LinkRefusal) in try parse(LinkBytes(bytes), of: text) }
        }
        // A text that another runtime holds is copied into one of Swift's own.
        guard let parsed else { return try parse(String(decoding: text.utf8, as: UTF8.self)) }
        return try parsed.get()
    }

    private func parse(_ bytes: LinkBytes, of text: String) throws(LinkRefusal) -> Link {
        guard !bytes.isEmpty else { throw .empty }
        guard bytes.count <= Link.maximumLength else { throw .tooLong }
        let marks = try LinkMarks(bytes)
        let authority = LinkAuthority(links: links, origin: origin)
        var path = try authority.path(of: bytes[0..<marks.path])
        // One trailing slash names the same page.
        if path.last == UInt8(ascii: "/") {
            path = path[path.start..<(path.end - 1)]
            guard !path.isEmpty else { throw .malformed(Self.emptySegment) }
        }
        let query = bytes[min(marks.path + 1, marks.query)..<marks.query]
        let hasEscape = marks.hasEscape && path.contains(UInt8(ascii: "%"))
        try check(path, hasEscape: hasEscape)
        if marks.hasEscape { try check(query: query) }
        return Link(text: text, path: path.range, rawQuery: query.range, isPlain: !hasEscape)
    }

    private func check(_ path: LinkBytes, hasEscape: Bool) throws(LinkRefusal) {
        guard !path.isEmpty, hasEscape || path.mayHoldNoText else { return }
        for segment in path.slice.split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        {
            if hasEscape { try check(escaped: segment) } else { try check(segment) }
        }
    }

    private func check(_ segment: some Collection<UInt8>) throws(LinkRefusal) {
        if segment.isEmpty { throw .malformed(Self.emptySegment) }
        if segment.count < 3, segment.allSatisfy({ $0 == UInt8(ascii: ".") }) {
            throw .malformed("its path holds a dot segment")
        }
    }

    private func check(escaped segment: some Collection<UInt8>) throws(LinkRefusal) {
        let text = try decoded(segment)
        try check(text.utf8)
        guard origin.isOutside else { return }
        // A later reader that decodes again, or splits late, would see another path.
        if text.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }) {
            throw .malformed("a segment of its path hides a separator")
        }
        if PercentEncoding.hasEscape(text) { throw .malformed("its path is encoded twice") }
    }

    private func check(query: LinkBytes) throws(LinkRefusal) {
        // An escape can't hide a separator, so the whole query decodes if each of its parts does.
        for pair in query.slice.split(separator: UInt8(ascii: "&")) {
            for part in pair.split(separator: UInt8(ascii: "="), maxSplits: 1) {
                _ = try decoded(part)
            }
        }
    }

    private func decoded(_ bytes: some Sequence<UInt8>) throws(LinkRefusal) -> String {
        guard let text = PercentEncoding.decode(bytes) else {
            throw .malformed("it holds a broken percent escape")
        }
        if origin.isOutside, let scalar = text.unicodeScalars.first(where: URLCharacters.isHidden) {
            let code = String(scalar.value, radix: 16, uppercase: true)
            throw .malformed("it hides the control character U+\(code)")
        }
        return text
    }

    private static let emptySegment = "a segment of its path is empty"
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

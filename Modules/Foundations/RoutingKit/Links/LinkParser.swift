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
        var rest = path
        while true {
            let segment = rest.prefix(before: UInt8(ascii: "/"))
            try check(segment.slice)
            guard segment.end < path.end else { return }
            rest = path[(segment.end + 1)..<path.end]
        }
    }

    private func check(_ segment: some Collection<UInt8>) throws(LinkRefusal) {
        if segment.isEmpty { throw .malformed(Self.emptySegment) }
        let text = try read(segment)
        if text.isNoSegment { throw .malformed("its path holds a dot segment") }
        guard origin.isOutside else { return }
        // A later reader that decodes again, or splits late, would see another path.
        if text.hasSeparator { throw .malformed("a segment of its path hides a separator") }
        if text.hasEscape { throw .malformed("its path is encoded twice") }
    }

    private func check(query: LinkBytes) throws(LinkRefusal) {
        // Names and values are cut apart before they are decoded.
        var rest = query
        while !rest.isEmpty {
            let pair = rest.prefix(before: UInt8(ascii: "&"))
            let name = pair.prefix(before: UInt8(ascii: "="))
            _ = try read(name.slice)
            _ = try read(pair.dropFirst(name.count + 1).slice)
            rest = rest.dropFirst(pair.count + 1)
        }
    }

    private func read(_ bytes: some Sequence<UInt8>) throws(LinkRefusal) -> EscapedText {
        guard let text = EscapedText(bytes) else {
            throw .malformed("it holds a broken percent escape")
        }
        if origin.isOutside, let scalar = text.hidden {
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

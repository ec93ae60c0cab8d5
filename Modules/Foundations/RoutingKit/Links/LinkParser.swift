/// Reads a URL text into a ``Link``, or refuses it. Nothing is copied, and nothing is repaired.
struct LinkParser {
    let links: UniversalLinks
    let origin: RouteOrigin

    func parse(_ text: String) throws(LinkRefusal) -> Link {
        let plain = text.utf8.withContiguousStorageIfAvailable { bytes in
            plainLink(UnsafeRawBufferPointer(bytes))
        }
        if let plain = plain ?? nil {
            return Link(text: text, path: plain.path, rawQuery: plain.query, isPlain: true)
        }
        let parsed = text.utf8.withContiguousStorageIfAvailable { bytes in
            Result { () throws(LinkRefusal) in
                try parse(UnsafeRawBufferPointer(bytes)[...], of: text)
            }
        }
        // A text that another runtime holds is copied into one of Swift's own.
        guard let parsed else { return try parse(String(decoding: text.utf8, as: UTF8.self)) }
        return try parsed.get()
    }

    /// Reads a URL that is not plain, at leisure.
    private func parse(_ bytes: LinkBytes, of text: String) throws(LinkRefusal) -> Link {
        guard !bytes.isEmpty else { throw .empty }
        guard bytes.count <= Link.maximumLength else { throw .tooLong }
        if let byte = bytes.first(where: { !URLCharacters.contains($0) }) {
            throw .malformed("it holds a raw \(URLCharacters.name(byte)); percent-encode it")
        }
        let reference = bytes.prefix(before: UInt8(ascii: "#"))
        let front = reference.prefix(before: UInt8(ascii: "?"))
        var path = try LinkAuthority(links: links, origin: origin).path(of: front)
        // One trailing slash names the same page.
        if path.last == UInt8(ascii: "/") {
            path = path.dropLast()
            guard !path.isEmpty else { throw .malformed(Self.emptySegment) }
        }
        let query = reference.dropFirst(front.count + 1)
        try check(path: path)
        try check(query: query)
        return Link(
            text: text, path: path.startIndex..<path.endIndex,
            rawQuery: query.startIndex..<query.endIndex,
            isPlain: !path.contains(UInt8(ascii: "%")))
    }

    private func plainLink(_ bytes: UnsafeRawBufferPointer) -> PlainLink? {
        guard 1...Link.maximumLength ~= bytes.count else { return nil }
        let bytes = TextBytes(bytes)
        if bytes[0] == UInt8(ascii: "/") {
            return origin.isOutside ? nil : PlainLink(bytes, behind: 1)
        }
        for prefix in links.prefixes where prefix.stands(in: bytes) {
            return PlainLink(bytes, behind: prefix.count)
        }
        return nil
    }

    private func check(path: LinkBytes) throws(LinkRefusal) {
        guard !path.isEmpty else { return }
        for segment in path.parts(separatedBy: UInt8(ascii: "/")) {
            if segment.isEmpty { throw .malformed(Self.emptySegment) }
            let text = try read(segment)
            if text.isNoSegment { throw .malformed("its path holds a dot segment") }
            guard origin.isOutside else { continue }
            // A later reader that decodes again, or splits late, would see another path.
            if text.hasSeparator { throw .malformed("a segment of its path hides a separator") }
            if text.hasEscape { throw .malformed("its path is encoded twice") }
        }
    }

    private func check(query: LinkBytes) throws(LinkRefusal) {
        // Names and values are cut apart before they are decoded.
        for pair in query.parts(separatedBy: UInt8(ascii: "&")) {
            let name = pair.prefix(before: UInt8(ascii: "="))
            _ = try read(name)
            _ = try read(pair.dropFirst(name.count + 1))
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

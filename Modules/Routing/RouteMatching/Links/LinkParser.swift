extension LinkParts {
    /// Reads the text of a URL, or refuses it. Nothing is copied, and nothing is repaired: the path
    /// is read strictly, a query item when a parameter asks for it. What nobody uses refuses no
    /// link.
    init(
        _ bytes: TextBytes, from source: LinkSource, of links: UniversalLinks, takesPaths: Bool,
        takesSeparators: Bool
    ) throws(DeepLinkError) {
        guard bytes.count > 0 else { throw DeepLinkError(.empty) }
        guard bytes.count <= DeepLink.maximumLength else {
            throw DeepLinkError(.tooLong, "\(DeepLink.maximumLength)")
        }
        let slash = UInt8(ascii: "/")
        let known = takesPaths && bytes[0] == slash ? 1 : links.knownStart(of: bytes)
        // Nearly all links are of a host of the app, in its usual spelling, and need no decoding.
        let plainEnd = known > 0 ? bytes.plainPathEnd(from: known, isURL: true) : nil
        let frontEnd = if let plainEnd { plainEnd } else { try Self.frontEnd(of: bytes) }
        query = try Self.query(of: bytes, from: frontEnd)
        let front = bytes.extracting(0..<frontEnd)
        let start =
            known > 1 || plainEnd != nil
            ? known : min(try links.pathStart(of: front, takesPaths: takesPaths), frontEnd)
        // One trailing slash names the same page.
        let hasSlash = start < frontEnd && front[frontEnd &- 1] == slash
        let range = start..<(hasSlash ? frontEnd &- 1 : frontEnd)
        if front.extracting(range).holds(DeepLink.maximumParts, slash) {
            throw DeepLinkError(.tooManySegments, "\(DeepLink.maximumParts)")
        }
        isOutside = source == .outside
        var isPlain = true
        if plainEnd == nil, start < frontEnd {
            isPlain = try Self.check(
                front.extracting(0..<range.upperBound), from: start, isOutside: isOutside,
                takesSeparators: takesSeparators)
        }
        path = LinkPath(range: range, isPlain: isPlain)
        if bytes.extracting(query).holds(DeepLink.maximumParts, UInt8(ascii: "&")) {
            throw DeepLinkError(.tooManyParameters, "\(DeepLink.maximumParts)")
        }
    }

    /// Where the query or the fragment begins.
    private static func frontEnd(of bytes: TextBytes) throws(DeepLinkError) -> Int {
        let wrong = (0..<bytes.count).first { !URLCharacters.isPlain(bytes[$0]) }
        guard let end = wrong else { return bytes.count }
        guard bytes.isPathEnd(end) else { throw DeepLinkError(rawCharacter: end, of: bytes) }
        return end
    }

    /// Reads a query and a fragment, in which only control characters, spaces and backslashes are
    /// forbidden.
    private static func query(
        of bytes: TextBytes, from start: Int
    ) throws(DeepLinkError) -> Range<Int> {
        guard start < bytes.count else { return start..<start }
        func nextStop(from start: Int) -> Int {
            bytes.first(from: start) { own, position in
                .!own.are(in: "$"..."\u{FF}") .& .!own.are(in: "!"..."\"")
                    .| (own .== .all("\\")) .| (own .== .all("\u{7F}"))
                    // The control characters beyond ASCII are of two bytes.
                    .| (own .== .all("\u{C2}"))
                    .& bytes.block(at: position &+ 1).are(in: "\u{80}"..."\u{9F}")
            }
        }
        let isQuery = bytes[start] == UInt8(ascii: "?")
        let end = isQuery ? nextStop(from: start &+ 1) : start
        if end < bytes.count {
            let wrong = bytes[end] == UInt8(ascii: "#") ? nextStop(from: end &+ 1) : end
            let part = wrong == end ? "query" : "fragment"
            if wrong < bytes.count { throw DeepLinkError(rawCharacter: wrong, of: bytes, in: part) }
        }
        return isQuery ? (start &+ 1)..<end : start..<start
    }

    /// - Returns: Whether there is no escape.
    static func check(
        _ path: TextBytes, from start: Int, isOutside: Bool = false, takesSeparators: Bool = false
    ) throws(DeepLinkError) -> Bool {
        var start = start
        var isPlain = true
        while start <= path.count {
            let segment = path.extracting(start..<path.segmentEnd(from: start))
            if segment.count == 0 { throw DeepLinkError(.emptySegment) }
            if segment.contains("%") {
                isPlain = false
                let text = try PercentEncoding.text(of: segment, in: "path")
                if !text.isSegment { throw DeepLinkError(.dotSegment) }
                if isOutside { try check(decoded: text, takesSeparators) }
            } else if segment[0] == UInt8(ascii: "."), !segment.text.isSegment {
                throw DeepLinkError(.dotSegment)
            }
            start = start &+ segment.count &+ 1
        }
        return isPlain
    }

    /// Checks what a decoded segment from outside holds.
    private static func check(
        decoded text: String, _ takesSeparators: Bool
    ) throws(DeepLinkError) {
        try URLCharacters.checkHidden(in: text, of: "path")
        // A later reader that decodes again, or splits late, would see another path.
        let isEncoded = text.utf8.withTextBytes { bytes in
            (0..<bytes.count).contains { PercentEncoding.escape(at: $0, in: bytes) != nil }
        }
        if isEncoded { throw DeepLinkError(.doubleEncoding) }
        if !takesSeparators, text.utf8.holds({ $0 == UInt8(ascii: "/") || $0 == 0x5C }) {
            throw DeepLinkError(.hiddenSeparator)
        }
    }
}

extension TextBytes {
    /// Whether a byte occurs a number of times.
    fileprivate func holds(_ number: Int, _ byte: UInt8) -> Bool {
        count >= number && withUnsafeBufferPointer { $0.count { $0 == byte } } >= number
    }
}

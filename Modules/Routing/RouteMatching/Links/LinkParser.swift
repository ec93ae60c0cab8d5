/// Reads a URL text into a ``DeepLink``, or refuses it. Nothing is copied, and nothing is repaired.
///
/// The path is read strictly, a query item when a parameter asks for it: what nobody uses refuses no link.
struct LinkParser {
    let links: UniversalLinks
    let isOutside: Bool, takesPaths: Bool, takesSeparators: Bool

    func parse(_ text: String) throws(DeepLinkError) -> DeepLink {
        let found = text.utf8.withTextBytes { bytes in
            Result { () throws(DeepLinkError) in try parts(of: bytes) }
        }
        return DeepLink(text: text, parts: try found.get())
    }

    private func parts(of bytes: TextBytes) throws(DeepLinkError) -> LinkParts {
        guard bytes.count > 0 else { throw DeepLinkError(.empty) }
        guard bytes.count <= DeepLink.maximumLength else { throw DeepLinkError(.tooLong) }
        let known = links.knownStart(of: bytes)
        // Nearly all links are of a host of the app, in its usual spelling, and need no decoding.
        let plainEnd = known > 0 ? bytes.plainPathEnd(from: known &- 1) : nil
        let frontEnd = if let plainEnd { plainEnd } else { try frontEnd(of: bytes) }
        let query = try query(of: bytes, from: frontEnd)
        let front = bytes.part(0..<frontEnd)
        let start =
            known > 0
            ? known : min(try links.pathStart(of: front, takesPaths: takesPaths), frontEnd)
        // One trailing slash names the same page.
        let hasSlash = start < frontEnd && front[frontEnd &- 1] == UInt8(ascii: "/")
        let path = start..<(hasSlash ? frontEnd &- 1 : frontEnd)
        if front.part(path).holds(DeepLink.maximumParts, UInt8(ascii: "/")) {
            throw DeepLinkError(.tooManySegments)
        }
        let hasEscape =
            plainEnd != nil || start == frontEnd
            ? false : try Self.check(front.part(0..<path.upperBound), from: start, by: self)
        if bytes.part(query).holds(DeepLink.maximumParts, UInt8(ascii: "&")) {
            throw DeepLinkError(.tooManyParameters)
        }
        return LinkParts(path: path, query: query, isPlain: !hasEscape, isOutside: isOutside)
    }

    /// Where the query or the fragment begins.
    private func frontEnd(of bytes: TextBytes) throws(DeepLinkError) -> Int {
        let end = bytes.slice.firstIndex { URLCharacters.kind(of: $0) != .plain } ?? bytes.count
        if end < bytes.count, URLCharacters.kind(of: bytes[end]) != .end {
            throw DeepLinkError(rawCharacter: end, of: bytes)
        }
        return end
    }

    private func query(
        of bytes: TextBytes, from start: Int
    ) throws(DeepLinkError) -> Range<Int> {
        guard start < bytes.count else { return start..<start }
        var (place, end) = (start &+ 1, bytes[start] == UInt8(ascii: "?") ? nil : start)
        while true {
            place = bytes.first(from: place) { bytes, _ in
                .!bytes.are(in: "$"..."~") .| (bytes .== .all("\\"))
            }
            guard place < bytes.count else { break }
            switch URLCharacters.kind(of: bytes[place]) {
            case .end where bytes[place] == UInt8(ascii: "#"):
                guard end == nil else { throw DeepLinkError(.rawCharacter, "'#' in its fragment") }
                end = place
            case .never: throw DeepLinkError(rawCharacter: place, of: bytes)
            // The control characters beyond ASCII.
            case .loose
            where bytes[place] == 0xC2 && place &+ 1 < bytes.count
                && 0x80...0x9F ~= bytes[place &+ 1]:
                throw DeepLinkError(rawCharacter: place, of: bytes)
            default: break
            }
            place = place &+ 1
        }
        return end == start ? start..<start : (start &+ 1)..<(end ?? bytes.count)
    }

    /// - Returns: Whether there is an escape.
    static func check(
        _ path: TextBytes, from start: Int, by parser: LinkParser? = nil
    ) throws(DeepLinkError) -> Bool {
        var (start, hasEscape) = (start, false)
        while start <= path.count {
            let segment = path.part(start..<path.segmentEnd(from: start))
            if segment.count == 0 { throw DeepLinkError(.emptySegment) }
            if segment.contains("%") {
                hasEscape = true
                let text = try PercentEncoding.text(of: segment, in: "path")
                if !text.isSegment { throw DeepLinkError(.dotSegment) }
                try parser?.check(decoded: text)
            } else if segment[0] == UInt8(ascii: "."), !segment.text.isSegment {
                throw DeepLinkError(.dotSegment)
            }
            start = start &+ segment.count &+ 1
        }
        return hasEscape
    }

    private func check(decoded text: String) throws(DeepLinkError) {
        guard isOutside else { return }
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
        count >= number && slice.count { $0 == byte } >= number
    }
}

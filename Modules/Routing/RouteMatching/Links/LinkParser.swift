/// Reads a URL text into a ``DeepLink``, or refuses it. Nothing is copied, and nothing is repaired.
///
/// The path is read strictly, a query item when a parameter asks for it: what nobody uses refuses no link.
package struct LinkParser {
    private let links: UniversalLinks
    private let isOutside: Bool
    package var takesPaths: Bool
    /// A segment from outside may hide a separator; its route is asked later.
    package var takesSeparators = false

    package init(links: UniversalLinks, source: LinkSource) {
        self.links = links
        isOutside = source == .outside
        takesPaths = source == .app
    }

    #if DEBUG
        /// Called with each text that is read, so that a test counts them.
        @TaskLocal static var onParse: (@Sendable (String) -> Void)?
    #endif

    package func parse(_ text: String) throws(DeepLinkError) -> DeepLink {
        #if DEBUG
            Self.onParse?(text)
        #endif
        let found = text.utf8.withTextBytes { bytes in
            Result { () throws(DeepLinkError) in try parts(of: bytes) }
        }
        return DeepLink(text: text, parts: try found.get())
    }

    private func parts(of bytes: TextBytes) throws(DeepLinkError) -> LinkParts {
        guard bytes.count > 0 else { throw DeepLinkError(.empty) }
        guard bytes.count <= DeepLink.maximumLength else { throw DeepLinkError(.tooLong) }
        let known = links.knownStart(of: bytes)
        let scan = try LinkScan(bytes, from: known)
        let front = bytes.part(0..<scan.frontEnd)
        let start =
            known > 0
            ? known : min(try links.pathStart(of: front, takesPaths: takesPaths), scan.frontEnd)
        var path = Range(uncheckedBounds: (start, scan.frontEnd))
        // One trailing slash names the same page.
        if !path.isEmpty, front[path.upperBound &- 1] == UInt8(ascii: "/") {
            path = start..<(path.upperBound &- 1)
            guard !path.isEmpty else { throw DeepLinkError(.emptySegment) }
        }
        if path.count >= DeepLink.maximumParts,
            front.part(path).count(of: UInt8(ascii: "/")) >= DeepLink.maximumParts
        {
            throw DeepLinkError(.tooManySegments)
        }
        var isPlain = true
        if scan.lastOdd >= start, !path.isEmpty {
            isPlain = try check(front.part(0..<path.upperBound), from: start)
        }
        guard scan.ampersands < DeepLink.maximumParts else {
            throw DeepLinkError(.tooManyParameters)
        }
        return LinkParts(path: path, query: scan.query, isPlain: isPlain, isOutside: isOutside)
    }

    /// - Returns: Whether there is no escape.
    private func check(_ path: TextBytes, from start: Int) throws(DeepLinkError) -> Bool {
        var (start, isPlain) = (start, true)
        while start <= path.count {
            let end = path.segmentEnd(from: start)
            if start == end { throw DeepLinkError(.emptySegment) }
            if path.first(UInt8(ascii: "%"), in: start..<end) < end {
                isPlain = false
                try check(escapes: path.part(start..<end))
            } else if path[start] == UInt8(ascii: "."), !path.part(start..<end).text.isSegment {
                throw DeepLinkError(.dotSegment)
            }
            start = end &+ 1
        }
        return isPlain
    }

    private func check(escapes segment: TextBytes) throws(DeepLinkError) {
        let text = try PercentEncoding.text(of: segment, in: "path")
        if !text.isSegment { throw DeepLinkError(.dotSegment) }
        // Only rare letters hide anything.
        guard isOutside, text.utf8.holds({ !URLCharacters.isHarmless($0) }) else { return }
        for scalar in text.unicodeScalars
        where URLCharacters.isHidden(scalar) || URLCharacters.isInvisible(scalar) {
            throw DeepLinkError(hiddenCharacter: scalar, in: "path")
        }
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

/// Where the parts of a URL are, found by one look at each byte.
private struct LinkScan {
    private(set) var frontEnd: Int
    private(set) var query: Range<Int>
    private(set) var ampersands = 0
    /// The last place before the query with an escape, or with a slash or a dot behind a slash.
    private(set) var lastOdd = -1

    /// - Parameter start: Zero, or after a slash before which nothing is wrong.
    @inline(__always)
    init(_ bytes: TextBytes, from start: Int) throws(DeepLinkError) {
        // What the byte before the place is: not zero for a slash.
        var (place, slash) = (start, start == 0 ? 0 : UInt64(0x80))
        front: while place < bytes.count {
            // Nearly all bytes are letters, eight of which are looked at together.
            if place &+ 8 <= bytes.count {
                let word = bytes.word(at: place)
                if ByteLanes.areOrdinary(word) {
                    let next = ByteLanes.slashes(in: word)
                    let odd = ByteLanes.dotsAndSlashes(in: word) & (next &<< 8 | slash)
                    if odd != 0 { lastOdd = place &+ 7 &- odd.leadingZeroBitCount &>> 3 }
                    (slash, place) = (next &>> 56, place &+ 8)
                    continue
                }
            }
            let end = min(place &+ 8, bytes.count)
            while place < end {
                let byte = bytes[place]
                var next: UInt64 = 0
                switch URLCharacters.kind(of: byte) {
                case .slash:
                    next = 0x80
                    fallthrough
                case .dot: if slash != 0 { lastOdd = place }
                case .plain, .ampersand: break
                case .escape: lastOdd = place
                case .question, .hash: break front
                case .loose, .never: throw DeepLinkError(rawCharacter: place, of: bytes)
                }
                (slash, place) = (next, place &+ 1)
            }
        }
        (frontEnd, query) = (place, place..<place)
        guard place < bytes.count else { return }
        var isQuery = bytes[place] == UInt8(ascii: "?")
        if isQuery { query = (place &+ 1)..<bytes.count }
        place = place &+ 1
        while place < bytes.count {
            let word = bytes.paddedWord(at: place)
            if ByteLanes.areLoose(word) {
                ampersands &+= isQuery ? ByteLanes.count(of: UInt8(ascii: "&"), in: word) : 0
                place = place &+ 8
                continue
            }
            let end = min(place &+ 8, bytes.count)
            while place < end {
                switch URLCharacters.kind(of: bytes[place]) {
                case .ampersand: ampersands &+= isQuery ? 1 : 0
                case .hash:
                    guard isQuery else {
                        throw DeepLinkError(.rawCharacter, "'#' in its fragment")
                    }
                    isQuery = false
                    query = query.lowerBound..<place
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
        }
    }
}

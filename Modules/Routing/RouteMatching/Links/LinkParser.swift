/// Some neighbouring bytes of a URL, in place. They must not outlive the closure that lent them.
typealias LinkBytes = Slice<UnsafeRawBufferPointer>

/// Reads a URL text into a ``DeepLink``, or refuses it. Nothing is copied, and nothing is repaired.
///
/// The path is read strictly. Query and fragment are kept as they were sent, and an item of the query is
/// read when a parameter asks for it: what nobody uses refuses no link.
package struct LinkParser {
    let links: UniversalLinks
    /// Whether somebody else wrote the text.
    let isOutside: Bool
    /// Whether a path alone will do.
    package var takesPaths: Bool
    /// Whether a segment from outside may hide a separator; its route is asked later.
    package var takesSeparators = false

    package init(links: UniversalLinks, source: LinkSource) {
        self.links = links
        isOutside = source == .outside
        takesPaths = source == .app
    }

    package func parse(_ text: String) throws(DeepLinkError) -> DeepLink {
        let parsed = text.utf8.withContiguousStorageIfAvailable { bytes in
            Result { () throws(DeepLinkError) in try parts(of: UnsafeRawBufferPointer(bytes)) }
        }
        // A text that another runtime holds is read in a copy of Swift's own.
        guard let parsed else { return try parse(String(decoding: text.utf8, as: UTF8.self)) }
        return DeepLink(text: text, parts: try parsed.get())
    }

    private func parts(of bytes: UnsafeRawBufferPointer) throws(DeepLinkError) -> LinkParts {
        guard !bytes.isEmpty else { throw DeepLinkError(.empty) }
        guard bytes.count <= DeepLink.maximumLength else { throw DeepLinkError(.tooLong) }
        let scan = try LinkScan(bytes)
        let start = try links.pathStart(of: bytes[..<scan.frontEnd], takesPaths: takesPaths)
        var path = bytes[min(start, scan.frontEnd)..<scan.frontEnd]
        // One trailing slash names the same page.
        if path.last == UInt8(ascii: "/") {
            path = path.dropLast()
            guard !path.isEmpty else { throw DeepLinkError(.emptySegment) }
        }
        if !path.isEmpty { try check(path, isOdd: scan.lastOdd >= start) }
        guard scan.ampersands < DeepLink.maximumParts else {
            throw DeepLinkError(.tooManyParameters)
        }
        return LinkParts(
            path: path.startIndex..<path.endIndex, query: scan.query,
            isPlain: !scan.hasEscape
                || !TextBytes(bytes).contains(
                    UInt8(ascii: "%"), in: path.startIndex..<path.endIndex),
            isOutside: isOutside)
    }

    /// - Parameter isOdd: Whether a segment may be empty, dots, or hide something by an escape.
    private func check(_ path: LinkBytes, isOdd: Bool) throws(DeepLinkError) {
        let slash = UInt8(ascii: "/")
        guard
            path.count < DeepLink.maximumParts
                || path.count(where: { $0 == slash }) < DeepLink.maximumParts
        else { throw DeepLinkError(.tooManySegments) }
        guard isOdd else { return }
        var rest = path
        while true {
            let segment = rest.prefix { $0 != slash }
            try check(segment: segment)
            guard segment.endIndex < path.endIndex else { return }
            rest = path[(segment.endIndex + 1)...]
        }
    }

    private func check(segment: LinkBytes) throws(DeepLinkError) {
        if segment.isEmpty { throw DeepLinkError(.emptySegment) }
        let bytes = TextBytes(UnsafeRawBufferPointer(rebasing: segment))
        // Nearly all others are in ASCII that means itself.
        guard
            segment.first == UInt8(ascii: ".")
                || bytes.contains(UInt8(ascii: "%"), in: 0..<bytes.count)
        else { return }
        let text = try PercentEncoding.text(of: segment, in: "path")
        // Only rare letters hide anything.
        let isChecked = isOutside && text.utf8.holds { !URLCharacters.isHarmless($0) }
        if isChecked { try URLCharacters.checkHidden(in: text, of: "path") }
        if !text.isSegment { throw DeepLinkError(.dotSegment) }
        guard isChecked else { return }
        if let scalar = text.unicodeScalars.first(where: URLCharacters.isInvisible) {
            throw DeepLinkError(hiddenCharacter: scalar, in: "path")
        }
        // A later reader that decodes again, or splits late, would see another path.
        if PercentEncoding.hasEscape(text) { throw DeepLinkError(.doubleEncoding) }
        if !takesSeparators, text.unicodeScalars.contains(where: { $0 == "/" || $0 == "\\" }) {
            throw DeepLinkError(.hiddenSeparator)
        }
    }
}

/// Where the parts of a URL are, found by one look at each byte.
private struct LinkScan {
    /// The end of scheme, host and path.
    private(set) var frontEnd: Int
    private(set) var query: Range<Int>
    /// The number of separators in the query.
    private(set) var ampersands = 0
    /// Whether there is an escape before the query.
    private(set) var hasEscape = false
    /// The last place before the query with an escape, or with a slash or a dot behind a slash.
    private(set) var lastOdd = -1

    /// - Throws: The reason if a byte has no place in a URL, or not where it is.
    init(_ bytes: UnsafeRawBufferPointer) throws(DeepLinkError) {
        (frontEnd, query) = (bytes.count, bytes.count..<bytes.count)
        // Once, as each look at a global value asks whether it is there.
        let classes = URLCharacters.classes
        var place = 0
        front: while place < bytes.count {
            let byte = bytes[place]
            let own = classes[Int(byte)]
            if own != .plain {
                switch own {
                case .separator where place > 0 && bytes[place &- 1] == UInt8(ascii: "/"):
                    lastOdd = place
                case .plain, .separator, .ampersand: break
                case .escape: (hasEscape, lastOdd) = (true, place)
                case .question, .hash: break front
                case .loose, .never:
                    throw DeepLinkError(rawCharacter: byte, behind: bytes[..<place])
                }
            }
            place &+= 1
        }
        frontEnd = place
        query = place..<place
        guard place < bytes.count else { return }
        var isQuery = bytes[place] == UInt8(ascii: "?")
        if isQuery { query = (place + 1)..<bytes.count }
        for index in (place + 1)..<bytes.count {
            let own = classes[Int(bytes[index])]
            if own == .plain { continue }
            switch own {
            case .ampersand: ampersands += isQuery ? 1 : 0
            case .hash:
                guard isQuery else { throw DeepLinkError(.rawCharacter, "'#' in its fragment") }
                isQuery = false
                query = (place + 1)..<index
            case .never: throw DeepLinkError(rawCharacter: bytes[index], behind: bytes[..<index])
            // The control characters beyond ASCII.
            case .loose
            where bytes[index] == 0xC2 && 0x80...0x9F ~= bytes[min(index + 1, bytes.count - 1)]:
                throw DeepLinkError(rawCharacter: 0, behind: bytes[..<index])
            default: break
            }
        }
    }
}

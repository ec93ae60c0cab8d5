/// A URL of the app: its path split into raw segments first, each of which is decoded exactly once.
///
/// It keeps the text that it was read from and decodes what is asked for.
public struct DeepLink: Sendable {
    /// The longest URL that is read, in bytes.
    static let maximumLength = 8192
    /// The most segments of a path, and the most parameters of a query, that are read.
    static let maximumParts = 64

    /// One `name=value` of a query.
    public struct QueryItem: Hashable, Sendable {
        public let name: String

        /// The decoded value; empty where there was no `=`.
        public let value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    @usableFromInline package let text: String
    @usableFromInline let parts: LinkParts
}

extension DeepLink {
    /// - Parameters:
    ///   - text: The URL, percent-encoded; from ``LinkSource/app`` a path alone will do.
    ///   - source: Who wrote the text.
    ///   - links: The hosts and schemes of the app.
    /// - Throws: ``DeepLinkError``; nothing is repaired.
    public init(
        _ text: String, from source: LinkSource, of links: UniversalLinks
    ) throws(DeepLinkError) {
        try self.init(text, from: source, of: links, takesPaths: source == .app)
    }

    #if DEBUG
        /// Called for each text that is read, so that a test counts them.
        @TaskLocal package static var onRead: (@Sendable () -> Void)?
    #endif

    /// - Parameters:
    ///   - takesPaths: Whether a path alone will do.
    ///   - takesSeparators: Whether a segment from outside may hide a separator; its route is asked
    ///     later.
    package init(
        _ text: String, from source: LinkSource, of links: UniversalLinks, takesPaths: Bool,
        takesSeparators: Bool = false
    ) throws(DeepLinkError) {
        #if DEBUG
            Self.onRead?()
        #endif
        let found = text.utf8.withTextBytes { bytes in
            Result { () throws(DeepLinkError) in
                try LinkParts(
                    bytes, from: source, of: links, takesPaths: takesPaths,
                    takesSeparators: takesSeparators)
            }
        }
        self.init(text: text, parts: try found.get())
    }

    /// The decoded segments of the path; a segment may hold a `/` that was sent as `%2F`.
    public var segments: [String] {
        var segments: [String] = []
        text.utf8.withTextBytes { bytes in
            parts.path.forEachSegment(from: 0, isRest: true, in: bytes) { segments.append($0) }
        }
        return segments
    }

    /// The items of the query in the order sent, each decoded once. An item that can't be decoded
    /// keeps its text as sent; a route that declares its name refuses the link.
    public var query: [QueryItem] {
        if parts.query.isEmpty { return [] }
        return text.utf8.withTextBytes { bytes in
            var items: [QueryItem] = []
            items.reserveCapacity(4)
            parts.forEachItem(in: bytes) { name, value in
                items.append(QueryItem(name: bytes.readable(name), value: bytes.readable(value)))
            }
            return items
        }
    }

    /// Why an item that a parameter asks for can't be read: its escapes are broken or not of UTF-8,
    /// or an outsider hides a character in it. Nothing else in a query makes a link unusable.
    package func queryError(where isDeclared: (String) -> Bool) -> DeepLinkError? {
        text.utf8.withTextBytes { bytes in
            var first: DeepLinkError?
            parts.forEachItem(in: bytes) { name, value in
                guard first == nil, isDeclared(bytes.readable(name)) else { return }
                do throws(DeepLinkError) {
                    for part in [name, value] { try check(bytes.extracting(part)) }
                } catch {
                    first = error
                }
            }
            return first
        }
    }

    /// Reads a name or a value strictly.
    private func check(_ part: TextBytes) throws(DeepLinkError) {
        let text = try PercentEncoding.text(of: part, in: "query")
        if parts.isOutside { try URLCharacters.checkHidden(in: text, of: "query") }
    }
}

extension TextBytes {
    fileprivate func readable(_ range: Range<Int>) -> String {
        let part = extracting(range)
        return (try? PercentEncoding.text(of: part, in: "query")) ?? part.text
    }
}

/// Where the parts of a link are in its text, in bytes.
@usableFromInline
struct LinkParts: Sendable {
    @usableFromInline let path: LinkPath
    let query: Range<Int>
    var isOutside = false

    /// Finds the name and the value of each item of the query, as they were sent.
    @inline(__always)
    func forEachItem(in text: TextBytes, _ body: (Range<Int>, Range<Int>) -> Void) {
        let bytes = text.extracting(0..<query.upperBound)
        var start = query.lowerBound
        while start < query.upperBound {
            let end = bytes.first("&", from: start)
            let sign = min(end, bytes.first("=", from: start))
            // Nothing between two ampersands is no item.
            if start < end { body(start..<sign, min(sign &+ 1, end)..<end) }
            start = end &+ 1
        }
    }
}

@usableFromInline
struct LinkPath: Sendable {
    /// Where the path is, without a slash at either end.
    let range: Range<Int>
    /// Whether there is nothing to decode.
    let isPlain: Bool

    /// One segment, or it and all that follow; they are counted from zero.
    func forEachSegment(
        from first: Int, isRest: Bool, in bytes: TextBytes, _ body: (String) -> Void
    ) {
        let path = bytes.extracting(0..<range.upperBound)
        var next = path.segment(first, from: range.lowerBound)
        while let segment = next {
            // What does not decode has been refused.
            body(isPlain ? bytes.extracting(segment).text : bytes.readable(segment))
            next = isRest ? path.segment(0, from: segment.upperBound &+ 1) : nil
        }
    }
}

extension LinkParts {
    /// Everything in a text behind the path and one character is the query.
    fileprivate init(path: Range<Int>, isPlain: Bool, of text: String) {
        let count = text.utf8.count
        self.path = LinkPath(range: path, isPlain: isPlain)
        query = min(path.upperBound + 1, count)..<count
    }
}

extension DeepLink {
    package init(segments: [String], query: [QueryItem] = []) {
        var text = segments.isEmpty ? "/" : ""
        for segment in segments { text += "/" + segment.percentEncoded }
        let end = text.utf8.count
        // Encoding makes a text longer.
        let isPlain = end == max(1, segments.reduce(segments.count) { $0 + $1.utf8.count })
        for (number, item) in query.enumerated() {
            text += number == 0 ? "?" : "&"
            text += item.name.percentEncoded
            text += "="
            text += item.value.percentEncoded
        }
        self.init(text: text, parts: LinkParts(path: 1..<end, isPlain: isPlain, of: text))
    }

    /// Ignores everything from a `?` or `#` on, and takes characters that a URL would have to
    /// escape.
    /// - Returns: `nil` without a leading slash, for a segment that is empty, `.` or `..`, and for
    ///   a broken escape.
    init?(path text: String) {
        let found = text.utf8.withTextBytes { bytes -> LinkPath? in
            let end = bytes.first { bytes, _ in (bytes .== .all("?")) .| (bytes .== .all("#")) }
            guard end > 0, bytes[0] == UInt8(ascii: "/") else { return nil }
            let path = 1..<(end > 1 && bytes[end - 1] == UInt8(ascii: "/") ? end - 1 : end)
            let isRead =
                (try? LinkParts.check(bytes.extracting(0..<path.upperBound), from: 1)) != nil
            return isRead || end == 1 ? LinkPath(range: path, isPlain: false) : nil
        }
        guard let path = found else { return nil }
        self.init(text: text, parts: LinkParts(path: path, query: 0..<0))
    }

    /// Path and query alone, if both are in a spelling that is never escaped, the path in small
    /// letters. The canonical link behind a route that is spelt as plainly and declares each name
    /// as the query does.
    package var canonical: DeepLink? {
        let path = parts.path.range
        let query = parts.query
        let start = path.lowerBound - 1
        let end = query.isEmpty ? path.upperBound : query.upperBound
        guard isQueryPlain, query.isEmpty || query.lowerBound == path.upperBound + 1 else {
            return nil
        }
        let isPlain = text.utf8.withTextBytes { bytes in
            let plainEnd = bytes.extracting(path).first { bytes, _ in
                .!(bytes.are(in: "a"..."z") .| bytes.are(in: "-"..."9")
                    .| (bytes .== .all("_")) .| (bytes .== .all("~")))
            }
            return plainEnd > 0 && plainEnd == path.count
        }
        if !isPlain { return nil }
        if start == 0, end == text.utf8.count { return self }
        let cut = text.utf8.withTextBytes { $0.extracting(start..<end).text }
        let moved = 1..<(path.upperBound - start)
        return DeepLink(text: cut, parts: LinkParts(path: moved, isPlain: true, of: cut))
    }

    /// Whether each item of the query has one `=`, and otherwise nothing that is ever escaped, and
    /// no fragment follows.
    package var hasPlainQuery: Bool { !hasFragment && isQueryPlain }

    private var isQueryPlain: Bool {
        text.utf8.withTextBytes { bytes in
            // Each sign is followed by the other one.
            var next = UInt8(ascii: "=")
            for position in parts.query where !PercentEncoding.isUnreserved(bytes[position]) {
                guard bytes[position] == next else { return false }
                next ^= UInt8(ascii: "=") ^ UInt8(ascii: "&")
            }
            return parts.query.isEmpty || next == UInt8(ascii: "&")
        }
    }

    /// Whether the path has escapes.
    package var hasEscapes: Bool { !parts.path.isPlain }

    /// Whether a fragment follows, which may be empty: a `#` with nothing after it.
    private var hasFragment: Bool { parts.query.upperBound != text.utf8.count }

    /// Whether the text has only characters that RFC 3986 allows where they are, and whole escapes,
    /// and no fragment.
    package var isEncoded: Bool {
        text.utf8.withTextBytes { bytes in
            !hasFragment && PercentEncoding.withDecoded(bytes) { _ in } != nil
                && (0..<bytes.count).allSatisfy {
                    URLCharacters.isPlain(bytes[$0]) || bytes.isPathEnd($0)
                }
        }
    }
}

extension DeepLink: CustomStringConvertible {
    /// The canonical text, for instance `/product/42?color=red`: the name of a screen in a
    /// navigation state.
    public var description: String { DeepLink(segments: segments, query: query).text }
}

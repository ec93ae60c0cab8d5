/// A URL of the app: split into raw segments first, each of which is decoded exactly once.
///
/// It keeps the text that it was read from and decodes what is asked for, so that a link costs no
/// memory of its own until a value is read.
public struct DeepLink: Sendable {
    /// One `name=value` of a query.
    public struct QueryItem: Hashable, Sendable {
        /// The name, exactly as sent.
        public let name: String

        /// The value, exactly as sent; empty where there was no `=`.
        public let value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The text that holds path and query, which has been checked.
    @usableFromInline package let text: String
    @usableFromInline package let parts: LinkParts

    @inlinable
    init(text: String, parts: LinkParts) {
        self.text = text
        self.parts = parts
    }

    /// The decoded segments of the path; a segment may hold a `/` that was sent as `%2F`.
    public var segments: [String] {
        var (path, segments) = (rawSegments, [String]())
        while let place = path.nextPlace() { segments.append(decodedSegment(at: place)) }
        return segments
    }

    /// The decoded items of the query, in the order sent.
    public var query: [QueryItem] {
        if parts.query.isEmpty { return [] }
        return withBytes { $0.queryItems(in: parts.query) }
    }

    /// The segments as the text contains them.
    var rawSegments: RawSegments { RawSegments(of: parts.path, in: text.utf8) }

    /// The decoded segment at a place of the text.
    func decodedSegment(at place: Range<Int>) -> String {
        withBytes { bytes in
            // What does not decode has been refused.
            parts.isPlain ? bytes.text(in: place) : PercentEncoding.decode(bytes.part(place)) ?? ""
        }
    }

    /// Lends the bytes of the text.
    @inline(__always)
    func withBytes<Result>(_ body: (TextBytes) throws -> Result) rethrows -> Result {
        try text.withBytes(body)
    }
}

extension DeepLink {
    /// The link in its canonical text, made of decoded values.
    package init(segments: [String], query: [QueryItem] = []) {
        var text = segments.isEmpty ? "/" : ""
        for segment in segments { text += "/" + PercentEncoding.encode(segment) }
        let end = text.utf8.count
        let isPlain = !text.utf8.holds { $0 == UInt8(ascii: "%") }
        for (place, item) in query.enumerated() {
            text += place == 0 ? "?" : "&"
            text += PercentEncoding.encode(item.name)
            text += "="
            text += PercentEncoding.encode(item.value)
        }
        let count = text.utf8.count
        self.init(
            text: text,
            parts: LinkParts(
                path: 1..<end, query: min(end + 1, count)..<count, isPlain: isPlain))
    }
}

extension DeepLink: Hashable {
    /// Whether both name the same path and query, however they are spelt.
    public static func == (left: DeepLink, right: DeepLink) -> Bool {
        left.segments == right.segments && left.query == right.query
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(segments)
        hasher.combine(query)
    }
}

extension DeepLink: CustomStringConvertible {
    /// The canonical text, for instance `/product/42?color=red`: the name of a screen in a
    /// navigation state.
    public var description: String { DeepLink(segments: segments, query: query).text }
}

/// A URL of the app: split into raw segments first, each of which is decoded exactly once.
///
/// It keeps the text that it was read from and decodes what is asked for, so that a link costs no
/// memory of its own until a value is read.
public struct Link: Sendable {
    /// One `name=value` of a query.
    public struct QueryItem: Hashable, Sendable {
        /// The name, exactly as sent.
        public let name: String

        /// The value, exactly as sent; empty where there was no `=`.
        public let value: String
    }

    /// The text that holds path and query, which has been checked.
    @usableFromInline let text: String
    /// The bytes of the path, without a slash at either end; those of the query, without its `?`.
    @usableFromInline let pathStart: UInt32, pathEnd: UInt32, queryStart: UInt32, queryEnd: UInt32
    /// Whether the path stands there as it is meant: in ASCII, and without an escape.
    @usableFromInline let isPlain: Bool

    var path: Range<Int> { Int(pathStart)..<Int(pathEnd) }
    private var rawQuery: Range<Int> { Int(queryStart)..<Int(queryEnd) }

    @inlinable
    init(text: String, path: Range<Int>, rawQuery: Range<Int>, isPlain: Bool) {
        self.text = text
        // A text of four gigabytes is no path.
        pathStart = UInt32(truncatingIfNeeded: path.lowerBound)
        pathEnd = UInt32(truncatingIfNeeded: path.upperBound)
        queryStart = UInt32(truncatingIfNeeded: rawQuery.lowerBound)
        queryEnd = UInt32(truncatingIfNeeded: rawQuery.upperBound)
        self.isPlain = isPlain
    }

    /// The decoded segments of the path; a segment may hold a `/` that was sent as `%2F`.
    public var segments: [String] {
        // What does not decode has been refused.
        rawSegments.map { PercentEncoding.decode($0) ?? "" }
    }

    /// The decoded items of the query, in the order sent.
    public var query: [QueryItem] {
        if rawQuery.isEmpty { return [] }
        return text.utf8.bytes(in: rawQuery).split(separator: UInt8(ascii: "&")).map { pair in
            let name = pair.prefix { $0 != UInt8(ascii: "=") }
            return QueryItem(
                name: PercentEncoding.decode(name) ?? "",
                value: PercentEncoding.decode(pair.dropFirst(name.count + 1)) ?? "")
        }
    }

    /// The segments as they stand in the text.
    var rawSegments: [Substring.UTF8View] {
        var segments: [Substring.UTF8View] = []
        segments.reserveCapacity(8)
        text.utf8.withContiguousBytes { bytes in
            var start = path.lowerBound
            while start < path.upperBound {
                let rest = bytes[start..<path.upperBound]
                let end = rest.firstIndex(of: UInt8(ascii: "/")) ?? path.upperBound
                if start < end { segments.append(text.utf8.bytes(in: start..<end)) }
                start = end + 1
            }
        }
        return segments
    }
}

extension Link {
    /// The link in its canonical text, made of decoded values.
    init(segments: [String], query: [QueryItem] = []) {
        let path = segments.map(PercentEncoding.encode).joined(separator: "/")
        let items = query.map {
            PercentEncoding.encode($0.name) + "=" + PercentEncoding.encode($0.value)
        }
        let text = "/" + path + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
        let end = 1 + path.utf8.count
        self.init(
            text: text, path: 1..<end, rawQuery: min(end + 1, text.utf8.count)..<text.utf8.count,
            isPlain: !path.utf8.contains(UInt8(ascii: "%")))
    }
}

extension Link: Hashable {
    /// Whether both name the same path and query, however they are spelt.
    public static func == (left: Link, right: Link) -> Bool {
        left.segments == right.segments && left.query == right.query
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(segments)
        hasher.combine(query)
    }
}

extension Link: CustomStringConvertible {
    /// The canonical text, for instance `/product/42?color=red`: the name of a screen in a
    /// navigation state.
    public var description: String { Link(segments: segments, query: query).text }
}

extension String.UTF8View {
    /// Lends the bytes; where another runtime holds them a copy.
    @inline(__always)
    fileprivate func withContiguousBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        if withContiguousStorageIfAvailable(body) == nil {
            Array(self).withUnsafeBufferPointer(body)
        }
    }

    fileprivate func bytes(in range: Range<Int>) -> Substring.UTF8View {
        // Constant time: the offsets of UTF-8 are its positions.
        self[
            index(
                startIndex, offsetBy: range.lowerBound)..<index(
                    startIndex, offsetBy: range.upperBound)]
    }
}

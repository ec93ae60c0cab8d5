/// The places of a link's parts in its text, in bytes.
@usableFromInline
package struct LinkParts: BitwiseCopyable, Sendable {
    // A text of four gigabytes is no link.
    @usableFromInline let pathStart: UInt32, pathEnd: UInt32, queryStart: UInt32, queryEnd: UInt32
    /// Whether the path is written as it is meant: in ASCII, and without an escape.
    @usableFromInline package let isPlain: Bool

    @inlinable
    init(path: Range<Int>, query: Range<Int>, isPlain: Bool) {
        pathStart = UInt32(truncatingIfNeeded: path.lowerBound)
        pathEnd = UInt32(truncatingIfNeeded: path.upperBound)
        queryStart = UInt32(truncatingIfNeeded: query.lowerBound)
        queryEnd = UInt32(truncatingIfNeeded: query.upperBound)
        self.isPlain = isPlain
    }

    /// Without a slash at either end.
    @inlinable var path: Range<Int> {
        Range(uncheckedBounds: (Int(pathStart), Int(pathEnd)))
    }

    /// Without its `?`.
    var query: Range<Int> { Int(queryStart)..<Int(queryEnd) }
}

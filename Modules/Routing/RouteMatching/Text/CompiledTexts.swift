/// Texts of patterns in lower case, eight bytes to a number, so that a path is compared eight bytes
/// at once.
struct CompiledTexts: Sendable {
    struct Text: BitwiseCopyable, Hashable, Sendable {
        /// The first eight bytes, as ``Span/word(_:)`` reads them.
        let start: UInt64
        /// In bytes.
        let count: UInt32
        /// Where the numbers with the other bytes begin.
        fileprivate let rest: UInt32
    }

    private var words: [UInt64] = []

    /// - Parameter bytes: In lower case.
    mutating func add(_ bytes: [UInt8]) -> Text {
        bytes.withTextBytes { bytes in
            let rest = words.count
            for start in stride(from: 8, to: bytes.count, by: 8) {
                words.append(bytes.word(start..<bytes.count))
            }
            return Text(
                start: bytes.word(0..<bytes.count), count: UInt32(bytes.count), rest: UInt32(rest))
        }
    }

    /// Whether a range of a path is a text, without regard to ASCII case.
    /// - Parameter start: The first word of the range, if it is known.
    @inline(__always)
    func isText(
        _ text: Text, in range: Range<Int>, of bytes: TextBytes, start: UInt64? = nil
    ) -> Bool {
        text.start == start ?? bytes.word(range)
            && Int(text.count) == range.upperBound &- range.lowerBound
            && (text.count <= 8 || isRest(of: text, in: range, of: bytes))
    }

    /// Whether the bytes after the first eight are those of a text of the same length.
    @inline(never)
    func isRest(of text: Text, in range: Range<Int>, of bytes: TextBytes) -> Bool {
        var position = range.lowerBound &+ 8
        var word = Int(text.rest)
        while position < range.upperBound {
            let rest = Range(uncheckedBounds: (position, range.upperBound))
            guard bytes.word(rest) == words[word] else { return false }
            position = position &+ 8
            word = word &+ 1
        }
        return true
    }
}

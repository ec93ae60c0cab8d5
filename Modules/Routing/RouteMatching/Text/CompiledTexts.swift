/// Texts of patterns in lower case, one after the other.
struct CompiledTexts: Sendable {
    struct Text: BitwiseCopyable, Hashable, Sendable {
        /// The first eight bytes, as ``Span/word(_:)`` reads them.
        let start: UInt64
        /// In bytes.
        let count: UInt32
        /// Where the text begins among the others.
        fileprivate let position: UInt32
    }

    private var bytes: [UInt8] = []

    /// - Parameter text: In lower case.
    mutating func add(_ text: [UInt8]) -> Text {
        let position = UInt32(bytes.count)
        bytes += text
        let start = text.withTextBytes { $0.word(0..<$0.count) }
        return Text(start: start, count: UInt32(text.count), position: position)
    }

    /// The hash of a text, as ``Span/hash(_:start:from:)`` makes it of a range of a path.
    func hash(_ text: Text, from seed: UInt64) -> UInt64 {
        let start = Int(text.position)
        return bytes.span.extracting(start..<(start + Int(text.count))).hash(
            0..<Int(text.count), from: seed)
    }

    /// Whether a range of a path is a text, without regard to ASCII case.
    /// - Parameter start: The first word of the range.
    @inline(__always)
    func isText(
        _ text: Text, in range: Range<Int>, of sent: TextBytes, start: UInt64
    ) -> Bool {
        text.start == start
            && Int(text.count) == range.upperBound &- range.lowerBound
            && (text.count <= 8 || isWhole(text, in: range, of: sent))
    }

    /// Whether all bytes are equal. It is a call of its own, as few texts are longer than a word.
    @inline(never)
    private func isWhole(_ text: Text, in range: Range<Int>, of sent: TextBytes) -> Bool {
        let start = Int(text.position)
        return sent.equals(bytes.span.extracting(start..<(start &+ Int(text.count))), in: range)
    }
}

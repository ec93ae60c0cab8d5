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

    /// Whether a range of a path is a text, without regard to ASCII case.
    /// - Parameter start: The first word of the range, if it is known.
    @inline(__always)
    func isText(
        _ text: Text, in range: Range<Int>, of sent: TextBytes, start: UInt64? = nil
    ) -> Bool {
        text.start == start ?? sent.word(range)
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

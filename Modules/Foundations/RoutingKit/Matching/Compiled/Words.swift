/// The texts of the literals and enumerations of some patterns, each once, without regard to case.
struct Words {
    /// One text, as a segment is compared with it.
    struct Word {
        /// See ``SegmentCursor/Segment/key``.
        let key: SegmentKey
        /// The text in lower case, eight bytes each.
        let text: [UInt64]
        /// What its types are.
        let `class`: SegmentClass
        /// The number of bytes.
        let count: Int
        /// Whether no other text has its key.
        let isKey: Bool

        /// Whether a spelling of it is a `bool`.
        var isBool: Bool { key.low == Self.true || key.low == Self.false }

        // "true/" and "false/", the first letter lowest.
        private static let `true`: UInt64 = 0x2F_6575_7274
        private static let `false`: UInt64 = 0x2F65_736C_6166
    }

    private(set) var words: [Word] = []
    private var byKey: [SegmentKey: Int] = [:]
    private var byText: [[UInt64]: Int] = [:]

    /// The number of a text, a new one if it is not there yet.
    mutating func number(of text: String) -> Int {
        let plain = text.utf8.withContiguousStorageIfAvailable { bytes in
            CanonicalText.isPlain(bytes) ? number(of: UnsafeRawBufferPointer(bytes)) : nil
        }
        if let plain, let number = plain { return number }
        return CanonicalText.bytes(of: [text]).withUnsafeBytes { number(of: $0) }
    }

    private mutating func number(of bytes: UnsafeRawBufferPointer) -> Int {
        var cursor = SegmentCursor(TextBytes(bytes), in: 0..<bytes.count)
        guard let segment = cursor.next() else { return -1 }
        let isKey =
            segment.range.count < 16 && EightBytes.isFoldedAlike(segment.key.low)
            && EightBytes.isFoldedAlike(segment.key.high)
        if isKey, let number = byKey[segment.key] { return number }
        let text = cursor.bytes.words(in: segment.range)
        if !isKey, let number = byText[text] { return number }
        let number = words.count
        if isKey { byKey[segment.key] = number } else { byText[text] = number }
        words.append(
            Word(
                key: segment.key, text: text, class: SegmentClass(bytes),
                count: segment.range.count, isKey: isKey))
        return number
    }

    /// The numbers of all texts in the order of their bytes.
    var order: [Int] {
        words.indices.sorted { words[$0].text.precedes(words[$1].text) }
    }
}

extension [UInt64] {
    /// The order of the bytes, the first of which stands lowest.
    fileprivate func precedes(_ other: [UInt64]) -> Bool {
        for (left, right) in zip(self, other) where left != right {
            return left.byteSwapped < right.byteSwapped
        }
        return count < other.count
    }
}

/// The texts of the literals and enumerations of some patterns, each once, without regard to case.
struct LiteralTable {
    /// One text, as a segment is compared with it.
    struct Word {
        /// See ``SegmentCursor/Segment/key``.
        let key: SegmentKey
        /// The text in lower case, eight bytes each, in ``LiteralTable/texts``.
        let text: Range<Int>
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

    /// In the order in which they were found.
    private(set) var words: [Word] = []
    /// The texts of all words, one after the other.
    private(set) var texts: [UInt64] = []
    /// A table of the words by their keys, at most half full: the numbers plus one, zero where there
    /// is none. No dictionary, as patterns are the app's own and not chosen to collide.
    private var places: [Int] = [0, 0]
    private var bits: UInt32 = 1

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
        let key = segment.key
        let isKey =
            segment.range.count < 16 && ByteLanes8.isFoldedAlike(key.low)
            && ByteLanes8.isFoldedAlike(key.high)
        var place = Int(key.place(inTableOfBits: bits, seed: 0))
        while places[place] != 0 {
            let number = places[place] - 1
            let word = words[number]
            if word.key == key, isKey || cursor.bytes.holds(texts[word.text], in: segment.range) {
                return number
            }
            place = (place + 1) & (places.count - 1)
        }
        let start = texts.count
        cursor.bytes.addWords(in: segment.range, to: &texts)
        words.append(
            Word(
                key: key, text: start..<texts.count, class: SegmentClass(TextBytes(bytes)),
                count: segment.range.count, isKey: isKey))
        places[place] = words.count
        if words.count * 2 > places.count { grow() }
        return words.count - 1
    }

    private mutating func grow() {
        bits += 1
        places = Array(repeating: 0, count: 1 << bits)
        for (number, word) in words.enumerated() {
            var place = Int(word.key.place(inTableOfBits: bits, seed: 0))
            while places[place] != 0 { place = (place + 1) & (places.count - 1) }
            places[place] = number + 1
        }
    }

    /// The numbers of all texts in the order of their bytes, the first byte lowest.
    var order: [Int] {
        let first = words.map { texts[$0.text.lowerBound].byteSwapped }
        return words.indices.sorted { left, right in
            first[left] == first[right]
                ? rest(of: left).lexicographicallyPrecedes(rest(of: right))
                : first[left] < first[right]
        }
    }

    private func rest(of number: Int) -> some Sequence<UInt64> {
        texts[words[number].text].dropFirst().lazy.map(\.byteSwapped)
    }
}

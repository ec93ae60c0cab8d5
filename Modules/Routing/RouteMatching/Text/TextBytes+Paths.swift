extension TextBytes {
    /// A path that begins with a slash, without the slashes at its ends; `nil` if it does not.
    @inline(__always)
    func path() -> Range<Int>? {
        let slash = UInt8(ascii: "/")
        guard count > 0, self[0] == slash else { return nil }
        guard count > 1, self[count &- 1] == slash else {
            return Range(uncheckedBounds: (1, count))
        }
        // A second slash at the end is an empty segment, which no URL has.
        return self[count &- 2] == slash ? nil : Range(uncheckedBounds: (1, count &- 1))
    }

    /// The segment with a number, the first one being zero; `nil` if there are not so many.
    /// - Parameter start: Where the first one begins. The last one ends with the text.
    @inline(__always)
    func segment(_ number: Int, from start: Int) -> Range<Int>? {
        guard start >= 0, start < count else { return nil }
        var (start, position, number) = (start, start, number)
        // The word has a slash after the last byte, too.
        var slashes = ByteLanes8.places(of: UInt8(ascii: "/"), in: pathWord(at: position))
        while true {
            while slashes == 0 {
                position = position &+ 8
                guard position <= count else { return nil }
                slashes = ByteLanes8.places(of: UInt8(ascii: "/"), in: pathWord(at: position))
            }
            let end = position &+ slashes.trailingZeroBitCount &>> 3
            if number == 0 { return start < count ? Range(uncheckedBounds: (start, end)) : nil }
            number = number &- 1
            start = end &+ 1
            slashes &= slashes &- 1
        }
    }

    /// Whether the bytes in a range are others in lower case.
    func equals(_ texts: FixedMemory<UInt8>, at start: Int, in range: Range<Int>) -> Bool {
        var (place, other) = (range.lowerBound, start)
        while place < range.upperBound {
            guard Self.lowercased(self[place]) == texts[other] else { return false }
            (place, other) = (place &+ 1, other &+ 1)
        }
        return true
    }

    /// Whether a byte is one of those in a range.
    @inline(__always)
    func contains(_ byte: UInt8, in range: Range<Int>) -> Bool {
        var place = range.lowerBound
        while place < range.upperBound {
            if self[place] == byte { return true }
            place = place &+ 1
        }
        return false
    }

    /// Whether they are the same bytes as others.
    func isEqual(to other: TextBytes) -> Bool {
        var place = 0
        while place < count, place < other.count, self[place] == other[place] { place = place &+ 1 }
        return place == count && place == other.count
    }

    /// Whether they are the UTF-8 of a text.
    func isText(_ text: StaticString) -> Bool {
        count == text.utf8CodeUnitCount && (0..<count).allSatisfy { self[$0] == text.utf8Start[$0] }
    }

    /// A hash of two texts without regard to case (FNV-1a).
    func hash(_ front: Range<Int>, _ back: Range<Int>) -> UInt64 {
        Self.hash(slice(front).lazy.map(Self.lowercased), slice(back).lazy.map(Self.lowercased))
    }

    /// The same of two texts in lower case.
    @inline(__always)
    static func hash(_ front: some Sequence<UInt8>, _ back: some Sequence<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in front { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        hash = (hash ^ 0xFF00) &* 0x100_0000_01B3
        for byte in back { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash
    }

    @inline(__always)
    static func lowercased(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }
}

extension String {
    /// Whether a URL may have such a segment.
    var isSegment: Bool { !isEmpty && self != "." && self != ".." }
}

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

    /// Whether the bytes in a range need no decoding: they are ASCII from `'` on, so that
    /// there is no escape among them, and none is a `?`.
    @inline(__always)
    func isPlain(_ range: Range<Int>) -> Bool {
        let path = prefix(range.upperBound)
        let (start, end) = (range.lowerBound, range.upperBound)
        guard end &- start >= 16 else { return path.isShortPlain(from: start) }
        var special = ByteLanes16.special(path.fullSixteen(at: end &- 16))
        var position = start
        while position &+ 16 < end {
            special |= ByteLanes16.special(path.fullSixteen(at: position))
            position = position &+ 16
        }
        return ByteLanes16.isNone(special)
    }

    /// The same for fewer than sixteen bytes up to the end.
    @inline(never)
    private func isShortPlain(from start: Int) -> Bool {
        guard start < count else { return true }
        let length = count &- start
        // The bytes after the end are slashes, which are plain; other bytes may count twice.
        let first = ByteLanes8.special(word(at: start))
        if length >= 8 { return first | ByteLanes8.special(word(at: count &- 8)) == 0 }
        return first &<< UInt64(truncatingIfNeeded: 64 &- 8 &* length) == 0
    }

    /// The first place of a byte in a range; its end if there is none.
    @inline(__always)
    func firstPlace(of byte: UInt8, in range: Range<Int>) -> Int {
        var start = range.lowerBound
        while start < range.upperBound {
            let places = ByteLanes8.places(of: byte, in: word(from: start, to: range.upperBound))
            // Zeros after the end are not in the range.
            if places != 0 {
                return Swift.min(start &+ places.trailingZeroBitCount &>> 3, range.upperBound)
            }
            start = start &+ 8
        }
        return range.upperBound
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

    /// A hash of all bytes, never zero.
    /// - Parameter last: See ``lastWord``.
    @inline(__always)
    func hash(endingWith last: UInt64) -> UInt64 {
        var hash = UInt64(truncatingIfNeeded: count)
        var start = 0
        while start &+ 8 < count {
            hash = ByteLanes8.mixed(hash, fullWord(at: start))
            start = start &+ 8
        }
        return ByteLanes8.mixed(hash, last) | 1
    }

    /// Whether all bytes are the ones that ``addText(to:)`` gave.
    /// - Parameter last: See ``lastWord``.
    @inline(__always)
    func matches(_ texts: FixedMemory<UInt64>, at place: Int, endingWith last: UInt64) -> Bool {
        guard texts[place] == UInt64(truncatingIfNeeded: count) else { return false }
        var place = place &+ 1
        var start = 0
        while start &+ 8 < count {
            guard fullWord(at: start) == texts[place] else { return false }
            start = start &+ 8
            place = place &+ 1
        }
        return last == texts[place]
    }

    /// Adds all bytes: their number, and then words of eight; the last one may begin in front of the
    /// end of the one before it.
    func addText(to texts: inout [UInt64]) {
        texts.append(UInt64(count))
        for start in stride(from: 0, to: max(0, count - 8), by: 8) { texts.append(word(at: start)) }
        texts.append(lastWord)
    }

    /// The last eight bytes; of fewer all of them, and zeros.
    @inline(__always)
    var lastWord: UInt64 { count >= 8 ? fullWord(at: count &- 8) : shortWord(at: 0) }
}

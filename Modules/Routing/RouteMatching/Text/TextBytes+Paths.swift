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
        var special = ByteLanes16.special(path.sixteen(at: end &- 16))
        var position = start
        while position &+ 16 < end {
            special |= ByteLanes16.special(path.sixteen(at: position))
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

    /// A hash of the first bytes, never zero.
    @inline(__always)
    func hash(ofFirst end: Int) -> UInt64 {
        var hash = UInt64(truncatingIfNeeded: end)
        var start = 0
        while start &+ 8 < end {
            hash = ByteLanes8.mixed(hash, word(at: start))
            start = start &+ 8
        }
        return ByteLanes8.mixed(hash, lastWord(ofFirst: end)) | 1
    }

    /// Whether the first bytes are the ones that ``addText(ofFirst:to:)`` gave.
    @inline(__always)
    func matches(_ texts: FixedMemory<UInt64>, at place: Int, inFirst end: Int) -> Bool {
        guard texts[place] == UInt64(truncatingIfNeeded: end) else { return false }
        var place = place &+ 1
        var start = 0
        while start &+ 8 < end {
            guard word(at: start) == texts[place] else { return false }
            start = start &+ 8
            place = place &+ 1
        }
        return lastWord(ofFirst: end) == texts[place]
    }

    /// Adds the first bytes: their number, and then words of eight; the last one may begin in front
    /// of the end of the one before it.
    func addText(ofFirst end: Int, to texts: inout [UInt64]) {
        texts.append(UInt64(end))
        for start in stride(from: 0, to: max(0, end - 8), by: 8) { texts.append(word(at: start)) }
        texts.append(lastWord(ofFirst: end))
    }

    /// The last eight of the first bytes; if there are fewer all of them, and zeros.
    @inline(__always)
    func lastWord(ofFirst end: Int) -> UInt64 {
        end >= 8 ? word(at: end &- 8) : ByteLanes8.prefix(word(at: 0), end)
    }
}

/// The UTF-8 of a text, lent for the time of one call.
///
/// All texts are read here, byte by byte or eight bytes in one number, and each access is checked.
/// Only ``first(from:_:)`` looks at sixteen bytes at once. Positions are added without checks for
/// overflow, because no text is that long.
typealias TextBytes = Span<UInt8>

extension TextBytes {
    /// The text, if the bytes begin and end with whole characters.
    var text: String { withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) } }

    /// Eight bytes from a position on, the first one lowest; zeros after the last byte.
    @inline(__always)
    func word(at start: Int) -> UInt64 {
        let last = count &- 8
        if start <= last { return wholeWord(at: start) }
        if last < 0 { return shortWord(at: start) }
        // The last eight bytes begin before the others, and hold all that follow.
        let missing = 8 &* (start &- last)
        return missing < 64 ? wholeWord(at: last) &>> UInt64(truncatingIfNeeded: missing) : 0
    }

    @inline(__always)
    private func wholeWord(at start: Int) -> UInt64 {
        UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self))
    }

    /// The word of a text of fewer than eight bytes. It is a call of its own, so that other texts
    /// take fewer instructions.
    @inline(never)
    private func shortWord(at start: Int) -> UInt64 {
        var word: UInt64 = 0
        var position = count
        while position > start {
            position = position &- 1
            word = word &<< 8 | UInt64(self[position])
        }
        return word
    }

    /// The first eight bytes of a range, or all of a shorter one, with `A` to `Z` in lower case.
    @inline(__always)
    func word(_ range: Range<Int>) -> UInt64 {
        let count = range.upperBound &- range.lowerBound
        let others = count < 8 ? UInt64.max &<< UInt64(truncatingIfNeeded: 8 &* count) : 0
        return WordOfBytes.lowercased(word(at: range.lowerBound) & ~others)
    }

    /// A hash of a range in lower case. Anyone can compute another text with the same one, so it
    /// may decide where to look and never what was found.
    /// - Parameter start: The first word of the range, if it is known.
    @inline(__always)
    func hash(_ range: Range<Int>, start: UInt64? = nil, from seed: UInt64 = 0) -> UInt64 {
        var hash = WordOfBytes.mixed(seed, start ?? word(range))
        var position = range.lowerBound &+ 8
        while position < range.upperBound {
            // The last word repeats some bytes.
            let word = wholeWord(at: min(position, range.upperBound &- 8))
            hash = WordOfBytes.mixed(hash, WordOfBytes.lowercased(word))
            position = position &+ 8
        }
        return hash
    }

    /// Whether a range is another text, without regard to ASCII case.
    @inline(__always)
    func equals(_ other: TextBytes, in range: Range<Int>) -> Bool {
        let count = other.count
        guard range.upperBound &- range.lowerBound == count else { return false }
        if count < 8 { return word(range) == other.word(0..<count) }
        var position = 0
        while position < count {
            // At the end some bytes are compared twice.
            let start = min(position, count &- 8)
            let word = WordOfBytes.lowercased(wholeWord(at: range.lowerBound &+ start))
            guard word == WordOfBytes.lowercased(other.wholeWord(at: start)) else { return false }
            position = position &+ 8
        }
        return true
    }

    func equalsIgnoringCase(_ text: String) -> Bool {
        text.utf8.withTextBytes { equals($0, in: 0..<count) }
    }

    /// Whether it begins with a text, without regard to ASCII case.
    func begins(with prefix: String) -> Bool {
        prefix.utf8.withTextBytes { prefix in
            prefix.count <= count && equals(prefix, in: 0..<prefix.count)
        }
    }

    func contains(_ character: Unicode.Scalar) -> Bool { first(character) < count }

    var isASCII: Bool { first { bytes, _ in .!bytes.are(in: "\0"..."\u{7F}") } == count }

    @inline(__always)
    static func lowercased(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }

    static func hexValue(_ byte: UInt8) -> UInt8? {
        // A byte below "0" or "a" wraps around to a number above all digits.
        let digit = byte &- UInt8(ascii: "0")
        let letter = (byte | 0x20) &- UInt8(ascii: "a")
        return digit < 10 ? digit : letter < 6 ? letter + 10 : nil
    }
}

extension TextBytes {
    /// The end of the segment that begins at a position: the next slash, or the end of the bytes.
    @inline(__always)
    func segmentEnd(from start: Int) -> Int {
        var position = start
        while position < count {
            let marks = WordOfBytes.slashes(in: word(at: position))
            if marks != 0 { return min(count, position &+ marks.trailingZeroBitCount &>> 3) }
            position = position &+ 8
        }
        return count
    }

    /// A segment of a path: `number` counts from zero, and `start` is where the first one begins.
    @inline(__always)
    func segment(_ number: Int, from start: Int) -> Range<Int>? {
        var start = start
        for _ in 0..<number { start = segmentEnd(from: start) &+ 1 }
        return start < count ? start..<segmentEnd(from: start) : nil
    }

    @inline(__always)
    func first(_ character: Unicode.Scalar, from start: Int = 0) -> Int {
        first(from: start) { bytes, _ in bytes .== .all(character) }
    }

    /// The first position that is marked, from another one on; the end if none is.
    /// - Parameter marks: Marks some of sixteen bytes, the first of which has this position.
    @inline(__always)
    func first(
        from start: Int = 0, _ marks: (SIMD16<UInt8>, Int) -> SIMDMask<SIMD16<Int8>>
    ) -> Int {
        var position = start
        while count &- position >= 16 {
            let found = unsafeBitCast(marks(block(at: position), position), to: SIMD2<UInt64>.self)
            if found[0] | found[1] != 0 {
                return position &+ WordOfBytes.first(found[0], found[1])
            }
            position = position &+ 16
        }
        if position >= count { return count }
        // The last bytes are read together with some before them, whose marks are dropped. There is
        // a byte before all of them.
        let last = count > 16 ? count &- 16 : position
        let found = unsafeBitCast(marks(block(at: last), last), to: SIMD2<UInt64>.self)
        let skipped = position &- last
        let kept = UInt64.max &<< UInt64(truncatingIfNeeded: 8 &* (skipped & 7))
        let marked = WordOfBytes.first(
            skipped < 8 ? found[0] & kept : 0, skipped < 8 ? found[1] : found[1] & kept)
        return min(count, last &+ marked)
    }

    /// Sixteen bytes from a position on; zeros after the last byte.
    @inline(__always)
    func block(at start: Int) -> SIMD16<UInt8> {
        if count &- start < 16 { return lastBlock(at: start) }
        return bytes.unsafeLoadUnaligned(fromByteOffset: start, as: SIMD16<UInt8>.self)
    }

    @inline(never)
    private func lastBlock(at start: Int) -> SIMD16<UInt8> {
        unsafeBitCast(SIMD2(word(at: start), word(at: start &+ 8)), to: SIMD16<UInt8>.self)
    }

    /// The end of a path as it was sent: a `?` or `#`, or the end of the text. `nil` if a byte may
    /// mean something else than itself, or a segment is empty or begins with a dot.
    /// - Parameters:
    ///   - start: Where a segment begins.
    ///   - isURL: Whether bytes that a URL can't have are refused, too.
    @inline(__always)
    func plainPathEnd(from start: Int, isURL: Bool = false) -> Int? {
        let end = first(from: start) { bytes, position in
            let areRefused =
                isURL
                ? .!((bytes | .all(" ")).are(in: "a"..."z") .| bytes.are(in: "'"...";")
                    .| (bytes .== .all("_")) .| (bytes .== .all("@")))
                : .!bytes.are(in: "&"..."\u{7F}") .| (bytes .== .all("?"))
            // Dots and slashes that a segment begins with, which differ in the lowest bit.
            let areMisplaced =
                (block(at: position &- 1) .== .all("/")) .& ((bytes | .all("\u{1}")) .== .all("/"))
            return areRefused .| areMisplaced
        }
        return end >= count ? count : isPathEnd(end) ? end : nil
    }

    /// Whether a path ends at a byte: at a `?` or `#`.
    @inline(__always)
    func isPathEnd(_ position: Int) -> Bool {
        self[position] == UInt8(ascii: "?") || self[position] == UInt8(ascii: "#")
    }
}

/// Eight bytes in one number, the first one lowest.
enum WordOfBytes {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// The high bit of each slash. Bytes after the first slash may be marked, too: a subtraction
    /// borrows from them.
    @inline(__always)
    static func slashes(in word: UInt64) -> UInt64 {
        let difference = word ^ (ones &* UInt64(UInt8(ascii: "/")))
        return (difference &- ones) & ~difference & highBits
    }

    /// The number of bytes in front of the first one of two words that isn't zero.
    @inline(__always)
    static func first(_ low: UInt64, _ high: UInt64) -> Int {
        low != 0 ? low.trailingZeroBitCount &>> 3 : 8 &+ high.trailingZeroBitCount &>> 3
    }

    /// `A` to `Z` in lower case.
    @inline(__always)
    static func lowercased(_ word: UInt64) -> UInt64 {
        // Without the bits 0x40 and not 0x20 in any byte there is none.
        if word & ~(word &<< 1) & highBits &>> 1 == 0 { return word }
        let low = word & ~highBits
        // A sum has the high bit from `A` on, the other one beyond `Z`.
        let from = low &+ ones &* (0x80 - 0x41)
        let beyond = low &+ ones &* (0x7F - 0x5A)
        return word | (from & ~beyond & ~word & highBits) &>> 2
    }

    /// One step of a hash; the highest bits depend on all of both.
    @inline(__always)
    static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        return product ^ product &>> 32
    }
}

// Vectors of one type are compared at once, a vector with a number byte by byte.
extension SIMD16<UInt8> {
    @inline(__always)
    static func all(_ character: Unicode.Scalar) -> Self {
        Self(repeating: UInt8(truncatingIfNeeded: character.value))
    }

    @inline(__always)
    func are(in range: ClosedRange<Unicode.Scalar>) -> SIMDMask<SIMD16<Int8>> {
        // Moved to the smallest numbers with a sign, as the processor compares nothing else.
        let smallest = Self(repeating: 0x80)
        let own = self &- .all(range.lowerBound) &+ smallest
        let upper = .all(range.upperBound) &- .all(range.lowerBound) &+ smallest
        return unsafeBitCast(own, to: SIMD16<Int8>.self)
            .<= unsafeBitCast(upper, to: SIMD16<Int8>.self)
    }
}

extension Collection<UInt8> {
    @inline(__always)
    func withTextBytes<Result>(_ body: (TextBytes) throws -> Result) rethrows -> Result {
        let result = try withContiguousStorageIfAvailable { bytes in try body(bytes.span) }
        if let result { return result }
        // A text that another runtime holds is read in a copy of Swift's own.
        return try body(Array(self).span)
    }
}

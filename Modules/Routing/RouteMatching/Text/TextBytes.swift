/// The bytes of a text, in place, read one or eight at a time.
///
/// With ``FixedMemory``, and the room that overlapping patterns need for a match, this is all that
/// reads memory without the language's own checks. It must not outlive the closure that lent the
/// bytes. Positions are counted without overflow checks: no text is so long.
package struct TextBytes {
    private let base: UnsafeRawPointer
    /// The number of bytes.
    let count: Int

    package init(_ bytes: UnsafeRawBufferPointer) {
        // Nothing is read where there are no bytes, so any address will do.
        base = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 1).unsafelyUnwrapped
        count = bytes.count
    }

    private init(base: UnsafeRawPointer, count: Int) {
        self.base = base
        self.count = count
    }

    /// The first bytes.
    func prefix(_ end: Int) -> TextBytes {
        precondition(UInt(bitPattern: end) <= UInt(bitPattern: count), "beyond the text")
        return TextBytes(base: base, count: end)
    }

    /// A byte at a position before the end.
    @inline(__always)
    subscript(index: Int) -> UInt8 {
        precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "beyond the text")
        return base.load(fromByteOffset: index, as: UInt8.self)
    }

    /// Eight bytes from a position before the end on, the first one lowest; zeros after the
    /// last byte.
    @inline(__always)
    func word(at start: Int) -> UInt64 {
        if start &+ 8 <= count {
            // The eight bytes end where the text does, at the latest.
            return UInt64(littleEndian: base.loadUnaligned(fromByteOffset: start, as: UInt64.self))
        }
        guard count >= 8 else { return shortWord(at: start) }
        // The last eight bytes begin before `start`, and hold all after it.
        let word = base.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
        return UInt64(littleEndian: word)
            &>> UInt64(truncatingIfNeeded: 8 &* (start &+ 8 &- count))
    }

    /// Eight bytes from a position on that is the end, or before it; after the last byte a
    /// slash, and zeros.
    @inline(__always)
    func pathWord(at start: Int) -> UInt64 {
        if start &+ 8 <= count {
            // The eight bytes end where the text does, at the latest.
            return UInt64(littleEndian: base.loadUnaligned(fromByteOffset: start, as: UInt64.self))
        }
        let left = UInt64(truncatingIfNeeded: 8 &* (count &- start))
        let slash = UInt64(UInt8(ascii: "/")) &<< left
        guard count >= 8 else { return start < count ? shortWord(at: start) | slash : slash }
        // The last eight bytes hold all from `start` on. Shifting twice leaves none at the end.
        let word = base.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
        return (UInt64(littleEndian: word) &>> 1) &>> (63 &- left) | slash
    }

    /// Of a text of fewer than eight bytes all from a position on.
    @inline(never)
    func shortWord(at start: Int) -> UInt64 {
        var word: UInt64 = 0
        if count >= 4 {
            // The first four bytes and the last four, some of which may be the same.
            let first = base.loadUnaligned(as: UInt32.self)
            let last = base.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
            word = UInt64(UInt32(littleEndian: first))
            word |= UInt64(UInt32(littleEndian: last)) &<< UInt64(8 &* (count &- 4))
        } else {
            for index in (0..<count).reversed() {
                word = word &<< 8 | UInt64(base.load(fromByteOffset: index, as: UInt8.self))
            }
        }
        return word &>> UInt64(8 &* start)
    }

    @inline(__always)
    func part(_ range: Range<Int>) -> TextBytes {
        precondition(UInt(bitPattern: range.upperBound) <= UInt(bitPattern: count))
        precondition(range.lowerBound >= 0, "in front of the text")
        return TextBytes(base: base + range.lowerBound, count: range.count)
    }

    /// The text in a range, which begins and ends with a character.
    func text(in range: Range<Int>) -> String {
        String(decoding: UnsafeRawBufferPointer(rebasing: slice(range)), as: UTF8.self)
    }

    /// The bytes in a range, one by one, where speed does not count.
    func slice(_ range: Range<Int>) -> Slice<UnsafeRawBufferPointer> {
        UnsafeRawBufferPointer(start: base, count: count)[range]
    }
}

extension String {
    /// Lends the bytes of its UTF-8.
    @inline(__always)
    func withBytes<Result>(_ body: (TextBytes) throws -> Result) rethrows -> Result {
        try utf8.withTextBytes(body)
    }
}

extension Collection<UInt8> {
    /// Lends the bytes in memory.
    @inline(__always)
    func withTextBytes<Result>(_ body: (TextBytes) throws -> Result) rethrows -> Result {
        let result = try withContiguousStorageIfAvailable { bytes in
            try body(TextBytes(UnsafeRawBufferPointer(bytes)))
        }
        if let result { return result }
        // A text that another runtime holds is read in a copy of Swift's own.
        return try Array(self).withUnsafeBytes { try body(TextBytes($0)) }
    }
}

/// The bytes of a text, in place, read one or eight at a time.
///
/// Only this and ``FixedMemory`` read memory without the language's checks. It must not outlive the
/// closure that lent the bytes. Positions are counted without overflow checks: no text is so long.
struct TextBytes {
    private let base: UnsafeRawPointer
    let count: Int

    init(_ bytes: UnsafeRawBufferPointer) {
        // Nothing is read where there are no bytes, so any address will do.
        base = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 1).unsafelyUnwrapped
        count = bytes.count
    }

    init(_ text: StaticString) {
        self.init(base: UnsafeRawPointer(text.utf8Start), count: text.utf8CodeUnitCount)
    }

    private init(base: UnsafeRawPointer, count: Int) {
        self.base = base
        self.count = count
    }

    @inline(__always)
    func part(_ range: Range<Int>) -> TextBytes {
        precondition(UInt(bitPattern: range.upperBound) <= UInt(bitPattern: count))
        precondition(range.lowerBound >= 0, "in front of the text")
        return TextBytes(base: base + range.lowerBound, count: range.count)
    }

    @inline(__always)
    subscript(index: Int) -> UInt8 {
        precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "beyond the text")
        return base.load(fromByteOffset: index, as: UInt8.self)
    }

    /// Eight bytes from a position before the end on, the first one lowest; zeros after the last byte.
    @inline(__always)
    func word(at start: Int) -> UInt64 {
        if start &+ 8 <= count {
            // The eight bytes end where the text does, at the latest.
            return UInt64(littleEndian: base.loadUnaligned(fromByteOffset: start, as: UInt64.self))
        }
        guard count >= 8 else {
            let left = count &- start
            if left < 4 {
                return (start..<count).reversed().reduce(0) { $0 &<< 8 | UInt64(self[$1]) }
            }
            // The last four bytes may be among the first four.
            let first = base.loadUnaligned(fromByteOffset: start, as: UInt32.self)
            let last = base.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
            return UInt64(UInt32(littleEndian: first))
                | UInt64(UInt32(littleEndian: last)) &<< UInt64(8 &* (left &- 4))
        }
        // The last eight bytes begin before `start`, and hold all after it.
        let word = base.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
        return UInt64(littleEndian: word)
            &>> UInt64(truncatingIfNeeded: 8 &* (start &+ 8 &- count))
    }

    /// Eight bytes of a range from a position on, or its last eight; of a shorter range all, and zeros.
    @inline(__always)
    func word(at start: Int, in range: Range<Int>) -> UInt64 {
        let count = range.upperBound &- range.lowerBound
        if count >= 8 { return word(at: min(start, range.upperBound &- 8)) }
        return word(at: start) & ~(UInt64.max &<< UInt64(truncatingIfNeeded: 8 &* count))
    }

    var slice: Slice<UnsafeRawBufferPointer> {
        UnsafeRawBufferPointer(start: base, count: count)[...]
    }

    /// The text, which begins and ends with a character.
    var text: String {
        String(decoding: UnsafeRawBufferPointer(start: base, count: count), as: UTF8.self)
    }

    @inline(__always)
    func lend(to read: (Span<UInt8>) -> Void) {
        read(Span(_unsafeStart: base.assumingMemoryBound(to: UInt8.self), count: count))
    }
}

extension TextBytes {
    @inline(__always)
    func first(_ character: Unicode.Scalar, from start: Int = 0) -> Int {
        first(from: start) { bytes, _ in bytes .== .all(character) }
    }

    @inline(__always)
    func segmentEnd(from start: Int) -> Int {
        var place = start
        while place < count {
            let slashes = ByteLanes.first(UInt8(ascii: "/"), in: word(at: place))
            if slashes != 0 { return place &+ slashes.trailingZeroBitCount &>> 3 }
            place = place &+ 8
        }
        return count
    }

    /// `number` counts from zero; `start` is where the first segment begins.
    func segment(_ number: Int, from start: Int) -> Range<Int>? {
        let place = (0..<number).reduce(start) { place, _ in segmentEnd(from: place) &+ 1 }
        return place < count ? place..<segmentEnd(from: place) : nil
    }

    /// Sixteen bytes from a position before the end on; zeros after the last byte.
    @inline(__always)
    private func block(at start: Int) -> SIMD16<UInt8> {
        if start &+ 16 <= count {
            return base.loadUnaligned(fromByteOffset: start, as: SIMD16<UInt8>.self)
        }
        let words = SIMD2(word(at: start), start &+ 8 < count ? word(at: start &+ 8) : 0)
        return unsafeBitCast(words, to: SIMD16<UInt8>.self)
    }

    /// The first place, from another one on, that is marked in sixteen bytes from a place on.
    @inline(__always)
    func first(
        from start: Int = 0, _ marks: (SIMD16<UInt8>, Int) -> SIMDMask<SIMD16<Int8>>
    ) -> Int {
        var place = start
        while place < count {
            // The last bytes may be read twice, instead of fewer.
            place = max(start, min(place, count &- 16))
            let words = unsafeBitCast(marks(block(at: place), place), to: SIMD2<UInt64>.self)
            if words[0] | words[1] != 0 {
                let (half, word) = words[0] != 0 ? (0, words[0]) : (8, words[1])
                return min(count, place &+ half &+ word.trailingZeroBitCount &>> 3)
            }
            place = place &+ 16
        }
        return count
    }

    /// The end of a path behind a slash: a `?` or `#`, or the end of the text. `nil` if a byte may mean
    /// something else than itself, or a segment is empty or begins with a dot.
    /// - Parameter isLink: Whether other bytes than a URL may have are refused, too.
    @inline(__always)
    func plainPathEnd(from start: Int, isLink: Bool) -> Int? {
        let end = first(from: start) { bytes, place in
            let arePlain =
                isLink
                ? (bytes | .all(" ")).are(in: "a"..."z") .| bytes.are(in: "'"...";")
                    .| (bytes .== .all("_")) .| (bytes .== .all("@"))
                : bytes.are(in: "&"..."\u{7F}") .& .!(bytes .== .all("?"))
            // A dot and a slash differ in the lowest bit.
            return .!arePlain
                .| (block(at: place &- 1) .== .all("/")) .& ((bytes | .all("\u{1}")) .== .all("/"))
        }
        return end == count || self[end] == 0x3F || self[end] == 0x23 ? end : nil
    }

    static func hexValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        default: nil
        }
    }

    /// Whether a range equals the bytes from a position on, without regard to case.
    @inline(__always)
    func equals(_ other: TextBytes, at start: Int, in range: Range<Int>) -> Bool {
        let distance = start &- range.lowerBound
        let expected = Range(uncheckedBounds: (start, range.upperBound &+ distance))
        var place = range.lowerBound
        while place < range.upperBound {
            let sent = ByteLanes.lowercased(word(at: place, in: range))
            let own = ByteLanes.lowercased(other.word(at: place &+ distance, in: expected))
            guard sent == own else { return false }
            place = place &+ 8
        }
        return true
    }

    /// Whether a range equals a text, without regard to case.
    func equals(_ other: TextBytes, in range: Range<Int>) -> Bool {
        range.count == other.count && equals(other, at: 0, in: range)
    }

    func equalsIgnoringCase(_ other: TextBytes) -> Bool { equals(other, in: 0..<count) }

    var isASCII: Bool { first { bytes, _ in .!bytes.are(in: "\0"..."\u{7F}") } == count }

    /// A hash of the bytes in a range in lower case, different for each seed.
    @inline(__always)
    func hash(_ range: Range<Int>, seed: UInt64) -> UInt64 {
        var (hash, place) = (seed, range.lowerBound)
        while place < range.upperBound {
            hash = ByteLanes.mixed(hash, ByteLanes.lowercased(word(at: place, in: range)))
            place = place &+ 8
        }
        return hash
    }

    func contains(_ character: Unicode.Scalar) -> Bool { first(character) < count }

    func isText(_ text: StaticString) -> Bool { slice.elementsEqual(TextBytes(text).slice) }

    func begins(with prefix: TextBytes) -> Bool {
        prefix.count <= count && equals(prefix, at: 0, in: 0..<prefix.count)
    }

    @inline(__always)
    static func lowercased(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }
}

/// What can be said about eight bytes in one number, the first one lowest, all at once.
enum ByteLanes {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// The high bit of each byte that is equal to another. Bytes after a marked one may be marked, too.
    @inline(__always)
    static func first(_ byte: UInt8, in word: UInt64) -> UInt64 {
        let difference = word ^ (ones &* UInt64(byte))
        return (difference &- ones) & ~difference & highBits
    }

    /// Eight bytes with `A` to `Z` in lower case.
    @inline(__always)
    static func lowercased(_ word: UInt64) -> UInt64 {
        // Without the bits 0x40 and not 0x20 in any byte there is none.
        if word & ~(word &<< 1) & highBits &>> 1 == 0 { return word }
        let low = word & ~highBits
        // A sum has the high bit from `A` on, the other one beyond `Z`.
        let (from, beyond) = (low &+ ones &* (0x80 - 0x41), low &+ ones &* (0x7F - 0x5A))
        return word | (from & ~beyond & ~word & highBits) &>> 2
    }

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
        let (lower, upper) = (Self.all(range.lowerBound), Self.all(range.upperBound))
        let smallest = Self(repeating: 0x80)
        return SIMD16<Int8>(truncatingIfNeeded: self &- lower &+ smallest)
            .<= SIMD16<Int8>(truncatingIfNeeded: upper &- lower &+ smallest)
    }
}

/// Values that never change: an array would count references at every access.
struct FixedMemory<Element: BitwiseCopyable & Sendable>: ~Copyable, @unchecked Sendable {
    private let base: UnsafeMutablePointer<Element>
    let count: Int

    init(_ elements: [Element]) {
        count = elements.count
        // At the beginning of a line of the processor's cache, so that nothing small is in two.
        base = UnsafeMutableRawPointer.allocate(
            byteCount: max(1, elements.count) * MemoryLayout<Element>.stride, alignment: 64
        ).bindMemory(to: Element.self, capacity: elements.count)
        base.initialize(from: elements, count: elements.count)
    }

    /// Checks the place: a wrong one stops the program, as with an array.
    @inline(__always)
    subscript(index: Int) -> Element {
        precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "beyond the memory")
        return base[index]
    }

    /// Valid as long as the owner lives.
    @inline(__always)
    var bytes: TextBytes {
        let count = count * MemoryLayout<Element>.stride
        return TextBytes(UnsafeRawBufferPointer(start: base, count: count))
    }

    deinit { base.deallocate() }
}

extension Collection<UInt8> {
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

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
            return (start..<count).reversed().reduce(0) { $0 &<< 8 | UInt64(self[$1]) }
        }
        // The last eight bytes begin before `start`, and hold all after it.
        let word = base.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
        return UInt64(littleEndian: word)
            &>> UInt64(truncatingIfNeeded: 8 &* (start &+ 8 &- count))
    }

    /// The same with the letter `a` after the last byte.
    @inline(__always)
    func paddedWord(at start: Int) -> UInt64 {
        let word = word(at: start)
        if start &+ 8 <= count { return word }
        let left = UInt64(truncatingIfNeeded: count &- start)
        return word | (ByteLanes.ones &* UInt64(UInt8(ascii: "a"))) &<< (8 &* left)
    }

    /// The first bytes of a word in a range, one to eight, and zeros.
    @inline(__always)
    func word(at start: Int, in range: Range<Int>) -> UInt64 {
        let left = range.upperBound &- start
        let word = word(at: start)
        return left < 8 ? word & ~(UInt64.max &<< UInt64(truncatingIfNeeded: 8 &* left)) : word
    }

    var slice: Slice<UnsafeRawBufferPointer> {
        UnsafeRawBufferPointer(start: base, count: count)[...]
    }

    /// The text, which begins and ends with a character.
    var text: String {
        String(decoding: UnsafeRawBufferPointer(start: base, count: count), as: UTF8.self)
    }
}

extension TextBytes {
    @inline(__always)
    func first(_ byte: UInt8, in range: Range<Int>) -> Int {
        var place = range.lowerBound
        while place < range.upperBound {
            let marks = ByteLanes.first(byte, in: word(at: place))
            if marks != 0 {
                return min(place &+ marks.trailingZeroBitCount &>> 3, range.upperBound)
            }
            place = place &+ 8
        }
        return range.upperBound
    }

    /// The end is the next slash, or that of the text.
    @inline(__always)
    func segmentEnd(from start: Int) -> Int {
        start < count
            ? first(UInt8(ascii: "/"), in: Range(uncheckedBounds: (start, count))) : count
    }

    /// `number` counts from zero; `start` is where the first segment begins.
    func segment(_ number: Int, from start: Int) -> Range<Int>? {
        var (start, number) = (start, number)
        while start < count {
            let end = segmentEnd(from: start)
            if number == 0 { return Range(uncheckedBounds: (start, end)) }
            (start, number) = (end &+ 1, number &- 1)
        }
        return nil
    }

    /// Whether each byte of a path means itself, and no segment is empty or begins with a dot.
    @inline(__always)
    var isPlainPath: Bool {
        var (place, odd, slash) = (0, UInt64(0), UInt64(0))
        while place < count {
            let word = paddedWord(at: place)
            let dots = ByteLanes.dotsAndSlashes(in: word)
            // The code of a slash is odd.
            let slashes = dots & word &<< 7
            odd |= ByteLanes.special(word) | dots & (slashes &<< 8 | slash)
            (slash, place) = (slashes &>> 56, place &+ 8)
        }
        return odd == 0
    }

    /// Whether a range equals the bytes from a position on, without regard to case.
    @inline(__always)
    func equals(_ other: TextBytes, at start: Int, in range: Range<Int>) -> Bool {
        var (place, end) = (range.lowerBound, start)
        while place < range.upperBound {
            let word = word(at: place, in: range)
            let rest = Range(uncheckedBounds: (end, end &+ range.upperBound &- place))
            let expected = other.word(at: end, in: rest)
            guard
                word == expected || ByteLanes.lowercased(word) == ByteLanes.lowercased(expected)
            else { return false }
            (place, end) = (place &+ 8, end &+ 8)
        }
        return true
    }

    func equalsIgnoringCase(_ other: TextBytes) -> Bool {
        count == other.count && equals(other, at: 0, in: 0..<count)
    }

    var isASCII: Bool { end { $0 < 0x80 } == count }

    /// The first place from another one on whose byte fails a test.
    @inline(__always)
    func end(from start: Int = 0, while test: (UInt8) -> Bool) -> Int {
        var place = start
        while place < count, test(self[place]) { place = place &+ 1 }
        return place
    }

    /// A hash of the bytes in a range in lower case, different for each seed.
    @inline(__always)
    func hash(_ range: Range<Int>, seed: UInt64) -> UInt64 {
        var (hash, place) = (seed, range.lowerBound)
        while place < range.upperBound {
            let word = ByteLanes.lowercased(word(at: place, in: range))
            hash = ByteLanes.mixed(hash, word)
            place = place &+ 8
        }
        return hash
    }

    func contains(_ byte: UInt8) -> Bool { first(byte, in: 0..<count) < count }

    func isText(_ text: StaticString) -> Bool { slice.elementsEqual(TextBytes(text).slice) }

    func begins(with prefix: TextBytes) -> Bool {
        prefix.count <= count && equals(prefix, at: 0, in: 0..<prefix.count)
    }

    @inline(__always)
    static func lowercased(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }
}

/// What can be said about eight bytes in one number, the first one lowest, all at once.
enum ByteLanes {
    static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// The high bit of each byte that is equal to another. Bytes after a marked one may be marked, too.
    @inline(__always)
    static func first(_ byte: UInt8, in word: UInt64) -> UInt64 {
        let difference = word ^ (ones &* UInt64(byte))
        return (difference &- ones) & ~difference & highBits
    }

    /// The high bit of each slash. After a slash a dot may be marked as well.
    @inline(__always)
    static func slashes(in word: UInt64) -> UInt64 { first(UInt8(ascii: "/"), in: word) }

    /// The high bit of each dot and each slash.
    @inline(__always)
    static func dotsAndSlashes(in word: UInt64) -> UInt64 {
        // Both have the same bits but for the lowest one, so that no byte of the difference is one.
        let difference = (word & (ones &* 0xFE)) ^ (ones &* UInt64(UInt8(ascii: ".")))
        return (difference &- ones) & ~difference & highBits
    }

    /// The high bit of each byte in a range of ASCII.
    @inline(__always)
    private static func places(of range: ClosedRange<UInt8>, in word: UInt64) -> UInt64 {
        let low = word & ~highBits
        let from = low &+ (ones &* UInt64(0x80 &- range.lowerBound))
        let beyond = low &+ (ones &* UInt64(0x7F &- range.upperBound))
        return from & ~beyond & ~word & highBits
    }

    /// Eight bytes with `A` to `Z` in lower case.
    @inline(__always)
    static func lowercased(_ word: UInt64) -> UInt64 {
        word | places(of: UInt8(ascii: "A")...UInt8(ascii: "Z"), in: word) &>> 2
    }

    /// Whether all are letters, digits, or `-`, `.`, `/` and `:`, as nearly all of a path.
    @inline(__always)
    static func areOrdinary(_ word: UInt64) -> Bool {
        places(of: UInt8(ascii: "a")...UInt8(ascii: "z"), in: word | ones &* 0x20)
            | places(of: UInt8(ascii: "-")...UInt8(ascii: ":"), in: word) == highBits
    }

    /// Not zero if a byte may mean something else than itself in a path: not ASCII, less than `'`, or `?`.
    @inline(__always)
    static func special(_ word: UInt64) -> UInt64 {
        // A byte that is too small borrows from the next one, which may be marked wrongly; but then the
        // first one is marked rightly, and any mark will do.
        let small = word &- (ones &* UInt64(UInt8(ascii: "'")))
        let question = (word ^ (ones &* UInt64(UInt8(ascii: "?")))) &- ones
        return (small | question | word) & highBits
    }

    @inline(__always)
    static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        return product ^ product &>> 32
    }

    /// The bytes of a word before the first marked one; all if none is marked.
    @inline(__always)
    static func before(_ marks: UInt64, _ word: UInt64) -> UInt64 {
        marks == 0 ? word : word & ((marks & (0 &- marks)) &>> 7 &- 1)
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

/// Eight bytes in one number, the first one lowest, and what can be said about all of them at once.
enum ByteLanes8 {
    static let ones: UInt64 = 0x0101_0101_0101_0101
    static let lowBits: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// A number whose lowest bit is the high bit of the first slash of a word; zero if it has none.
    @inline(__always)
    static func slash(in word: UInt64) -> UInt64 {
        // A byte that becomes zero borrows from the next one, so that only the first is sure.
        let difference = word ^ (ones &* UInt64(UInt8(ascii: "/")))
        return (difference &- ones) & ~difference & highBits
    }

    /// The bytes of a word up to its first slash and with it, and zeros after; all of a word that
    /// has none.
    @inline(__always)
    static func through(_ slash: UInt64, _ word: UInt64) -> UInt64 {
        word & (slash ^ (slash &- 1))
    }

    /// The high bit of each byte that is equal to another.
    @inline(__always)
    static func places(of byte: UInt8, in word: UInt64) -> UInt64 {
        let difference = word ^ (ones &* UInt64(byte))
        // The high bit of a byte is set here unless the byte of the difference is zero. No byte
        // carries into the next one, so this is exact.
        return ~(((difference & lowBits) &+ lowBits) | difference) & highBits
    }

    /// The high bit of each byte in a range of ASCII.
    @inline(__always)
    static func places(of range: ClosedRange<UInt8>, in word: UInt64) -> UInt64 {
        let low = word & lowBits
        let from = low &+ (ones &* UInt64(0x80 &- range.lowerBound))
        let beyond = low &+ (ones &* UInt64(0x7F &- range.upperBound))
        return from & ~beyond & ~word & highBits
    }

    /// The first bytes of a word, at least one, and zeros after them.
    @inline(__always)
    static func prefix(_ word: UInt64, _ count: Int) -> UInt64 {
        word & (UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count))
    }

    /// Eight bytes with `A` to `Z` in lower case.
    @inline(__always)
    static func lowercased(_ word: UInt64) -> UInt64 {
        word | places(of: UInt8(ascii: "A")...UInt8(ascii: "Z"), in: word) &>> 2
    }

    /// Not zero if a byte is beyond ASCII, less than `'`, or a `?`.
    @inline(__always)
    static func special(_ word: UInt64) -> UInt64 {
        // The high bit of a byte marks it. A byte that is too small borrows from the next one, which
        // may mark that one wrongly; but then the first one is marked rightly, and any mark will do.
        let small = word &- (ones &* UInt64(UInt8(ascii: "'")))
        let question = (word ^ (ones &* UInt64(UInt8(ascii: "?")))) &- ones
        return (small | question | word) & highBits
    }

    /// The same of the bytes before a slash; of all if it is zero.
    @inline(__always)
    static func special(_ word: UInt64, before slash: UInt64) -> UInt64 {
        // A byte that borrows marks only later ones.
        special(word) & (slash &- 1)
    }

    @inline(__always)
    static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        return product ^ (product &>> 32)
    }
}

extension EightBytes {
    /// The high bit of each byte that is none of the letters and digits in ASCII and
    /// `&'()*+,-./=_`.
    @inline(__always)
    static func rare(_ word: UInt64) -> UInt64 {
        // No byte carries into the next one: none has its high bit set.
        let low = word & lowBits
        let isBelowMarks = low &+ ones &* 0x5A  // the high bit is clear in front of `&`,
        let isBehindDigits = low &+ ones &* 0x46  // set from `:` on,
        let folded = low | ones &* 0x20
        let isBelowLetters = folded &+ ones &* 0x1F  // clear in front of `a` and `A`,
        let isBehindLetters = folded &+ ones &* 0x05  // set from `{` and `[` on,
        let isNoLine = (low ^ ones &* 0x5F) &+ lowBits  // and clear for the underscore
        let isNoEquals = (low ^ ones &* 0x3D) &+ lowBits  // and the equals sign.
        let isMark = isBelowMarks & ~isBehindDigits
        let isLetter = isBelowLetters & ~isBehindLetters
        return (~(isMark | isLetter) & isNoLine & isNoEquals | word) & highBits
    }

    /// Whether no segment is empty or starts with a dot: no slash or dot stands behind a slash.
    /// - Parameter before: For each byte the one in front of it.
    @inline(__always)
    static func isSegmented(_ word: UInt64, behind before: UInt64) -> Bool {
        // Zero where there is one: the dot and the slash differ in the lowest bit only.
        let slashes = ones &* UInt64(UInt8(ascii: "/"))
        let wrong = (before ^ slashes) | ((word | ones) ^ slashes)
        return (wrong &- ones) & ~wrong & highBits == 0
    }
}

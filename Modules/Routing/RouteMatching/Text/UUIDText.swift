/// The usual form of a UUID, 8-4-4-4-12 hexadecimal digits.
enum UUIDText {
    /// The number of bytes.
    static let count = 36

    /// Whether some bytes are a UUID, eight at a time.
    @inline(__always)
    static func isValid(_ bytes: TextBytes) -> Bool {
        bytes.count == count
            // The hyphens are the bytes 8, 13, 18 and 23.
            && isValid(bytes.word(at: 0), hyphens: 0)
            && isValid(bytes.word(at: 8), hyphens: 0x0000_8000_0000_0080)
            && isValid(bytes.word(at: 16), hyphens: 0x8000_0000_0080_0000)
            && isValid(bytes.word(at: 24), hyphens: 0)
            && isValid(bytes.word(at: 28), hyphens: 0)
    }

    /// Whether eight bytes are digits but for hyphens in some places.
    @inline(__always)
    private static func isValid(_ word: UInt64, hyphens: UInt64) -> Bool {
        let digits = ByteLanes8.places(of: UInt8(ascii: "0")...UInt8(ascii: "9"), in: word)
        let letters = ByteLanes8.places(
            of: UInt8(ascii: "a")...UInt8(ascii: "f"), in: word | ByteLanes8.ones &* 0x20)
        return digits | letters == ByteLanes8.highBits ^ hyphens
            && ByteLanes8.places(of: UInt8(ascii: "-"), in: word) & hyphens == hyphens
    }
}

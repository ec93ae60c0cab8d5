/// Sixteen bytes side by side, and what can be said about all of them at once. The high bit of a byte
/// is the answer: in Swift, comparing is slower than adding.
enum ByteLanes16 {
    /// Whether no byte has its high bit set.
    @inline(__always)
    static func isNone(_ marks: SIMD16<UInt8>) -> Bool {
        let halves = unsafeBitCast(marks, to: SIMD2<UInt64>.self)
        return (halves[0] | halves[1]) & ByteLanes8.highBits == 0
    }

    /// A bit for each byte with its high bit set, the first one lowest.
    @inline(__always)
    static func bits(_ marks: SIMD16<UInt8>) -> UInt32 {
        let halves = unsafeBitCast(marks, to: SIMD2<UInt64>.self)
        return bits(UInt64(littleEndian: halves[0])) | bits(UInt64(littleEndian: halves[1])) &<< 8
    }

    /// The high bits of eight bytes.
    @inline(__always)
    private static func bits(_ marks: UInt64) -> UInt32 {
        // Each byte's bit is moved to a place of its own in the highest byte; none carries.
        let gathered = ((marks & ByteLanes8.highBits) &>> 7) &* 0x0102_0408_1020_4080
        return UInt32(truncatingIfNeeded: gathered &>> 56)
    }

    /// Marks each byte that is beyond ASCII, less than `'`, or a `?`.
    @inline(__always)
    static func special(_ bytes: SIMD16<UInt8>) -> SIMD16<UInt8> {
        let small = bytes &- UInt8(ascii: "'")
        let question = (bytes ^ UInt8(ascii: "?")) &- 1
        return small | question | bytes
    }
}

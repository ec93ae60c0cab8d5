extension ByteLanes16 {
    /// Marks each byte that is none of the letters and digits in ASCII and `&'()*+,-./=_`.
    @inline(__always)
    static func rare(_ bytes: SIMD16<UInt8>) -> SIMD16<UInt8> {
        // The high bit of an ASCII byte plus 0x80 minus another one is set from that other one on.
        let mark = (bytes &+ (0x80 - UInt8(ascii: "&"))) & ~(bytes &+ (0x7F - UInt8(ascii: "9")))
        let folded = bytes | 0x20
        let letter =
            (folded &+ (0x80 - UInt8(ascii: "a"))) & ~(folded &+ (0x7F - UInt8(ascii: "z")))
        let noLine = (bytes ^ UInt8(ascii: "_")) &+ 0x7F
        let noEquals = (bytes ^ UInt8(ascii: "=")) &+ 0x7F
        return ~(mark | letter) & noLine & noEquals | bytes
    }

    /// Marks each slash and dot after a slash, which would make a segment empty or dotted.
    /// - Parameter before: For each byte the one before it.
    @inline(__always)
    static func unsegmented(
        _ bytes: SIMD16<UInt8>, behind before: SIMD16<UInt8>
    ) -> SIMD16<UInt8> {
        // Zero where there is one: the dot and the slash differ in the lowest bit only.
        let slash = UInt8(ascii: "/")
        let right = (before ^ slash) | ((bytes | 1) ^ slash)
        return ~(right | (right &+ 0x7F))
    }
}

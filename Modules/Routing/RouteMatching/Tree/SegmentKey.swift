/// A segment as it is looked up: segments that are equal without regard to case have the same key.
struct SegmentKey: BitwiseCopyable, Hashable, Sendable {
    /// The bytes of a segment of up to fifteen bytes and of the slash after it in lower case, the first
    /// one lowest, and zeros. Of a longer segment a hash, and zero.
    let low: UInt64, high: UInt64

    init(low: UInt64, high: UInt64) {
        self.low = low
        self.high = high
    }

    /// The key of a longer segment: no text in lower case begins with an `A`.
    init(hash: UInt64) { self.init(low: hash &<< 8 | UInt64(UInt8(ascii: "A")), high: 0) }

    /// The key of two texts around a value: no text in lower case begins with a `B`.
    init(affixHash hash: UInt64) {
        self.init(low: hash &<< 8 | UInt64(UInt8(ascii: "B")), high: 0)
    }

    /// A hash of the key after a node.
    @inline(__always)
    func hash(after node: UInt32) -> UInt64 {
        (low ^ UInt64(node) &* 0xA24B_AED4_963E_E407) &* 0x9E37_79B9_7F4A_7C15
            &+ high &* 0xC2B2_AE3D_27D4_EB4F
    }
}

/// A segment in two numbers, as it is looked up: segments that are equal without regard to case have
/// the same key.
struct SegmentKey: BitwiseCopyable, Hashable, Sendable {
    /// The bytes of a segment of up to fifteen bytes and of the slash after it, the first one
    /// lowest, as ``ByteLanes8/folded(_:)`` has them, and zeros. Of a longer segment a hash with a
    /// lowest byte that no text has, and zero.
    var low: UInt64 = 0, high: UInt64 = 0

    /// The key of a longer segment.
    init(hash: UInt64) { low = hash &<< 8 | 0x40 }

    init(low: UInt64, high: UInt64) {
        self.low = low
        self.high = high
    }

    /// The key that no segment has.
    init() {}

    // One number takes less time than two.
    func hash(into hasher: inout Hasher) { hasher.combine(low &+ high &* 0xC2B2_AE3D_27D4_EB4F) }

    /// A place in a table whose size is a power of two, given by its logarithm.
    /// - Parameter seed: Which bits of the hash decide, less than 32.
    @inline(__always)
    func place(inTableOfBits bits: UInt32, seed: UInt32) -> UInt32 {
        // The upper bits of a product depend on all bits. Shifting twice gives zero for one entry.
        let hash = low &* 0x9E37_79B9_7F4A_7C15 &+ high &* 0xC2B2_AE3D_27D4_EB4F
        let upper = (hash &<< UInt64(seed)) &>> 1
        return UInt32(truncatingIfNeeded: upper &>> UInt64(63 &- bits))
    }
}

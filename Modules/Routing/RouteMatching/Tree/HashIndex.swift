/// Finds elements of an array by hashes, whatever their number: a table with open addressing, at
/// most a quarter full, in which an element is at the slot of its hash, or at the next free one.
struct HashIndex: Sendable {
    private static let free = UInt32.max

    /// The positions of the elements.
    private var slots: [UInt32] = [free, free]
    /// By how many bits a hash is moved to become the number of a slot.
    private var shift: UInt64 = 63

    /// - Parameter hashes: Those of all elements, in their order.
    init(_ hashes: [UInt64] = []) {
        while slots.count < 4 * hashes.count {
            slots += slots
            shift -= 1
        }
        for (position, hash) in hashes.enumerated() {
            var slot = Int(hash >> shift)
            while slots[slot] != Self.free { slot = (slot + 1) % slots.count }
            slots[slot] = UInt32(position)
        }
    }

    /// The position of the element that passes a test, among those with a hash, and a few others.
    @inline(__always)
    func position(of hash: UInt64, where isElement: (Int) -> Bool) -> Int? {
        var slot = Int(truncatingIfNeeded: hash &>> shift)
        while slots[slot] != Self.free {
            let position = Int(slots[slot])
            if isElement(position) { return position }
            slot = (slot &+ 1) & (slots.count &- 1)
        }
        return nil
    }
}

package import struct Foundation.UUID

/// Gives the screens that one router shows their identities: a random one to begin with, counted up.
///
/// They only tell screens apart, so nobody need be unable to guess them; and to ask the system for
/// randomness, as `UUID()` does each time, takes longer than to show a screen.
package struct EntryIDs {
    private let start = UUID().uuid
    private var count: UInt64 = 0

    package init() {}

    /// An identity that no other screen has.
    package mutating func next() -> UUID {
        count += 1
        // Six bytes are enough for any count; the ten in front of them stay random.
        func byte(_ place: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: count >> (8 * place)) }
        return UUID(
            uuid: (
                start.0, start.1, start.2, start.3, start.4, start.5, start.6, start.7, start.8,
                start.9, byte(5), byte(4), byte(3), byte(2), byte(1), byte(0)
            ))
    }
}

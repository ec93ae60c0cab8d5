package import struct Foundation.UUID

/// Makes the identities of the screens that one router shows: a random start and a counter.
///
/// Identities only distinguish screens and need not be unpredictable. Asking the system for
/// randomness each time, as `UUID()` does, takes longer than showing a screen.
@MainActor
package final class EntryIDs {
    private let start = UUID().uuid
    private var count: UInt64 = 0

    /// Starts with a random identity.
    package init() {}

    /// An identity that no other screen has.
    package func next() -> UUID {
        count += 1
        // Six bytes are enough for any count; the ten before them remain random.
        func byte(_ place: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: count >> (8 * place)) }
        return UUID(
            uuid: (
                start.0, start.1, start.2, start.3, start.4, start.5, start.6, start.7, start.8,
                start.9, byte(5), byte(4), byte(3), byte(2), byte(1), byte(0)
            ))
    }
}

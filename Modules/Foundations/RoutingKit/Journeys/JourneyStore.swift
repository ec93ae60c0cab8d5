/// Where the tickets of suspended requests are kept. One that writes them to a file lets requests
/// go on in another launch.
@MainActor
public protocol JourneyStore: AnyObject {
    /// The tickets, the oldest first. A change must be kept before the setter returns: a ticket is
    /// taken out before its request goes on, so that it never does so twice.
    var tickets: [JourneyTicket] { get set }
}

/// Keeps tickets as long as the process lives.
@MainActor
public final class MemoryJourneyStore: JourneyStore {
    public var tickets: [JourneyTicket] = []

    /// Makes an empty store.
    public init() {}
}

/// Where the tickets of suspended requests are kept. One that writes them to a file lets requests
/// go on in another launch.
@MainActor
public protocol JourneyStore: AnyObject {
    /// The tickets, the oldest first.
    var tickets: [JourneyTicket] { get }

    /// Changes the tickets.
    ///
    /// The change must be kept before this returns: a ticket is taken out before its request goes
    /// on, so that it never does so twice. A store that several processes share locks the tickets
    /// and reads them again before it changes them.
    /// - Parameter change: Changes the tickets as they are by then. A store may make it again if it
    ///   could not keep it.
    /// - Returns: The result of the change.
    func update<Result>(_ change: @escaping (inout [JourneyTicket]) -> Result) -> Result
}

/// Keeps tickets as long as the process lives.
@MainActor
public final class MemoryJourneyStore: JourneyStore {
    public private(set) var tickets: [JourneyTicket] = []

    /// Makes an empty store.
    public init() {}

    public func update<Result>(_ change: @escaping (inout [JourneyTicket]) -> Result) -> Result {
        change(&tickets)
    }
}

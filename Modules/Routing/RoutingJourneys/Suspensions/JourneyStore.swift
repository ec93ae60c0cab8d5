public import struct Foundation.Date

/// Where the tickets of suspended requests are kept. A store that writes them to a file lets requests
/// resume in another launch.
@MainActor
public protocol JourneyStore: AnyObject {
    /// The tickets, the oldest first.
    var tickets: [JourneyTicket] { get }

    /// Changes the tickets.
    ///
    /// Save the change before you return: a ticket is marked as used before its request resumes, so
    /// that it never resumes twice. If several processes share the store, lock the tickets and read
    /// them again before you change them.
    /// - Parameter change: Changes the current tickets. Repeat it if it could not be saved.
    /// - Returns: The result of the change.
    func update<Result>(_ change: @escaping @Sendable (inout [JourneyTicket]) -> Result) -> Result

    /// Remembers that a ticket is used, apart from the tickets: then an old copy of them, from a
    /// backup for instance, can't be used again.
    /// - Parameters:
    ///   - id: The ticket.
    ///   - expiry: When the ticket expires, so that you can forget it.
    /// - Returns: Whether this is its first use. The default implementation remembers nothing and
    ///   returns `true`.
    /// - Throws: Any error if it can't be remembered, on a full disk for instance. The request
    ///   doesn't resume then, because it could resume again in each launch.
    func markUsed(_ id: JourneyTicket.ID, until expiry: Date) async throws -> Bool
}

extension JourneyStore {
    public func markUsed(_ id: JourneyTicket.ID, until expiry: Date) -> Bool { true }
}

/// Keeps tickets until the process ends.
@MainActor
public final class MemoryJourneyStore: JourneyStore {
    public private(set) var tickets: [JourneyTicket] = []

    public init() {}

    public func update<Result>(_ change: @escaping @Sendable (inout [JourneyTicket]) -> Result)
        -> Result
    {
        change(&tickets)
    }
}

public import struct Foundation.Date

/// Where the tickets of suspended requests are kept. A store that writes them to a file lets
/// requests resume in another launch.
@MainActor
public protocol JourneyStore: AnyObject {
    /// The tickets, the oldest first.
    var tickets: [JourneyTicket] { get }

    /// Changes the tickets.
    /// Save the change before you return, or throw; the tickets stay as they were then. If several
    /// processes share the store, lock the tickets and read them again before you change them.
    func update<Result: Sendable>(
        _ change: @escaping @Sendable (inout [JourneyTicket]) -> Result
    ) async throws -> Result

    /// Remembers that a ticket is used, apart from the tickets: then an old copy of them, from a
    /// backup for instance, can't be used again. Returns whether this is its first use. By default
    /// remembers nothing and returns `true`. If it throws, on a full disk for instance, the request
    /// doesn't resume, because it could resume again in each launch. After `expiry` the ticket can
    /// be forgotten.
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

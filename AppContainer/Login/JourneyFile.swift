import Foundation
import RoutingJourneys
import RoutingKit
import StorageKit

/// Stores suspended requests in a file, so that they resume after the app is killed.
@MainActor
final class JourneyFile: JourneyStore {
    private let file: StateFile<[JourneyTicket]>
    /// In place of those in the file, after a change that can't be saved.
    private var unsaved: [JourneyTicket]?
    /// The tickets that are used, and when they expire: in a file of its own, so that an old copy of
    /// the tickets can't be used again.
    private let used: StateFile<[String: Date]>
    private let now: @Sendable () -> Date

    init(storage: Storage, now: @escaping @Sendable () -> Date) {
        file = storage.app.state("journeys", initial: [])
        used = storage.app.state("used-journeys", initial: [:])
        self.now = now
    }

    var tickets: [JourneyTicket] { unsaved ?? file.value }

    func update<Result: Sendable>(
        _ change: @escaping @Sendable (inout [JourneyTicket]) -> Result
    ) async -> Result {
        do {
            let result = try await file.update { [unsaved] tickets in
                tickets = unsaved ?? tickets
                return change(&tickets)
            }
            unsaved = nil
            return result
        } catch {
            var tickets = tickets
            defer { unsaved = tickets }
            return change(&tickets)
        }
    }

    func markUsed(_ id: JourneyTicket.ID, until expiry: Date) async throws -> Bool {
        try await used.update { [now] used in
            used = used.filter { $0.value > now() }
            return used.updateValue(expiry, forKey: id.uuidString) == nil
        }
    }
}

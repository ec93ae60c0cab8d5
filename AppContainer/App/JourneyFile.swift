import Foundation
import RoutingJourneys
import RoutingKit
import StorageKit

/// Stores suspended requests in a file, so that they resume after the app is killed.
@MainActor
final class JourneyFile: JourneyStore {
    private let file: StateFile<[JourneyTicket]>
    /// When the used tickets expire. They have a file of their own, so that no old copy of them can
    /// be used again.
    private let used: StateFile<[String: Date]>
    private let now: @Sendable () -> Date

    init(storage: Storage, now: @escaping @Sendable () -> Date) {
        file = storage.app.state("journeys", initial: [])
        used = storage.app.state("used-journeys", initial: [:])
        self.now = now
    }

    var tickets: [JourneyTicket] { file.value }

    func update<Result: Sendable>(
        _ change: @escaping @Sendable (inout [JourneyTicket]) -> Result
    ) async throws -> Result { try await file.update(change) }

    func markUsed(_ id: JourneyTicket.ID, until expiry: Date) async throws -> Bool {
        try await used.update { [now] used in
            used = used.filter { $0.value > now() }
            return used.updateValue(expiry, forKey: id.uuidString) == nil
        }
    }
}

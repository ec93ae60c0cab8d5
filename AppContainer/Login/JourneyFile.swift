import RoutingJourneys
import RoutingKit
import StorageKit

/// Stores suspended requests in a file, so that they resume after the app is killed.
@MainActor
final class JourneyFile: JourneyStore {
    private let file: StateFile<[JourneyTicket]>

    init(storage: Storage) {
        file = storage.state("journeys", initial: [])
    }

    var tickets: [JourneyTicket] { file.value }

    func update<Result>(_ change: @escaping (inout [JourneyTicket]) -> Result) -> Result {
        file.updateOrWarn(change)
    }
}

import RoutingJourneys
import RoutingKit
import StorageKit

/// Keeps the requests that wait for a login in a file, so that they go on after a kill.
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

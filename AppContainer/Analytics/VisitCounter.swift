import RoutingKit
import StorageKit

/// Counts on this device how often each route is opened from where; a server's place in a real app.
@MainActor
final class VisitCounter {
    private let counts: StateFile<[String: Int]>

    init(storage: Storage) {
        counts = storage.state("visits", initial: [:])
    }

    /// How often a route was opened from there.
    func count(of route: String, from origin: RouteOrigin) -> Int {
        counts.value["\(route) from \(origin.name)", default: 0]
    }

    /// Counts a visit.
    func add(_ visit: RouteVisit) {
        counts.update { $0["\(visit.route) from \(visit.origin.name)", default: 0] += 1 }
    }
}

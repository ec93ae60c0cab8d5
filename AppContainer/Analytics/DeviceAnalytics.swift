import RoutingEngine
import ServiceKit
import StorageKit

/// Counts on this device what users open and do. A real app sends this to a server.
@MainActor
final class DeviceAnalytics: Analytics {
    private let counts: StateFile<[String: Int]>

    init(storage: Storage) {
        counts = storage.state("analytics", initial: [:])
    }

    func count(_ event: String) {
        counts.updateSoon { $0[event, default: 0] += 1 }
    }

    /// Counts a visit by its route and origin.
    func count(_ visit: RouteVisit) {
        count("\(visit.route) from \(visit.origin.name)")
    }

    subscript(event: String) -> Int { counts.value[event, default: 0] }
}

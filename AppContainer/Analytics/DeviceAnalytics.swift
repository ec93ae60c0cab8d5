import RoutingEngine
import RoutingKit
import StorageKit

/// Counts on this device what users open and do; a server's place in a real app.
@MainActor
final class DeviceAnalytics {
    private let counts: StateFile<[String: Int]>

    init(storage: Storage) {
        counts = storage.state("analytics", initial: [:])
    }

    /// Counts something that the user has done.
    func count(_ event: String) {
        counts.updateOrWarn { $0[event, default: 0] += 1 }
    }

    /// Counts a visit by its route and where it came from.
    func count(_ visit: RouteVisit) {
        count("\(visit.route) from \(visit.origin.name)")
    }

    /// How often something was counted.
    subscript(event: String) -> Int { counts.value[event, default: 0] }
}

import PluginKit
import RoutingEngine
import ServiceKit
import StorageKit

/// Counts on this device what users open and do, for itself and for features. A real app sends this to a
/// server.
@MainActor
final class DeviceAnalytics: Analytics, Plugin {
    let name = "Analytics"
    private let counts: StateFile<[String: Count]>

    init(storage: Storage) {
        counts = storage.app.state("analytics", initial: [:])
    }

    var provides: [ProvidedService] { [ProvidedService((any Analytics).self) { _ in self }] }

    func register(in app: PluginContext) {
        app.router.register(
            AnalyticsInterceptor(priority: 0) { [weak self] visit in
                await self?.count("\(visit.route) from \(visit.origin.name)")
            })
    }

    /// A count that can't be saved is lost.
    func count(_ event: String) async {
        try? await counts.update { $0[event, default: 0].wrappedValue += 1 }
    }
}

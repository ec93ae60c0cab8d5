import PluginKit
import RoutingEngine
import ServiceKit
import StorageKit

/// Counts on this device what users open and do, for itself and for features. A real app sends this
/// to a server.
@MainActor
final class DeviceAnalytics: Analytics, Plugin {
    let name = "Analytics"
    private let storage: Storage
    private var visits: AnalyticsInterceptor?

    init(storage: Storage) { self.storage = storage }

    var provides: [ProvidedService] { [ProvidedService((any Analytics).self) { _ in self }] }

    func register(in app: PluginContext) {
        let visits = AnalyticsInterceptor(priority: 0) { [weak self] visit in
            await self?.add("\(visit.route) from \(visit.origin.name)")
        }
        app.router.register(visits)
        self.visits = visits
    }

    func count(_ event: some AnalyticsEvent) async { await add("\(type(of: event).name)") }

    /// Adds one to a count. One that can't be saved is lost, which the log says.
    private func add(_ event: String) async {
        let counts = storage.app.state("analytics", initial: [String: Count]())
        try? await counts.update { $0[event, default: Count(wrappedValue: 0)].wrappedValue += 1 }
    }

    /// Waits until each request that has opened something is counted.
    func willEnd(_ app: PluginContext) async { await visits?.finish() }
}

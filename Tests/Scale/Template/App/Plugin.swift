import RoutingEngine
import StorageKit

/// A feature as a part of the app.
@MainActor
protocol Plugin: Sendable {
    /// Registers its routes.
    func register(in router: AppRouter, storage: Storage)
}

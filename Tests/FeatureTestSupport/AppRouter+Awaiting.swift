package import RoutingTesting
import Testing

extension AppRouter {
    /// Performs work when a caller waits for the result of a screen.
    package func onAwaiting(_ act: @escaping @MainActor () async throws -> Void) {
        observe { event in
            guard case .awaitsResult = event else { return }
            // The caller waits only after this task suspends.
            Task {
                do { try await act() } catch { Issue.record(error) }
            }
        }
    }
}

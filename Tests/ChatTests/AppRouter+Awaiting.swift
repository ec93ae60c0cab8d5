import RoutingEngine
import RoutingKit
import Testing

extension AppRouter {
    /// Does something once a caller waits for the result of a screen.
    func onAwaiting(_ act: @escaping @MainActor () async throws -> Void) {
        observe { event in
            guard case .awaitsResult = event else { return }
            // Only when this one pauses does the caller wait.
            Task {
                do { try await act() } catch { Issue.record(error) }
            }
        }
    }
}

package import RoutingEngine

/// The work that a line of input starts. The next line is read when the work has ended or waits for
/// the user.
@MainActor
package final class Activity {
    private var running = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Watches the requests of a router.
    package init(of router: AppRouter) {
        router.observe { [weak self] event in
            switch event {
            case .awaitsResult: self?.leave()
            case .gotResult: self?.running += 1
            case .began, .ended, .moved, .undeclaredLink, .ignoredParameter, .inactive: break
            }
        }
    }

    /// Starts work and returns when all work has ended or waits for the user.
    package func perform(_ work: @escaping @MainActor @Sendable () async -> Void) async {
        running += 1
        Task {
            await work()
            leave()
        }
        await settle()
    }

    private func leave() {
        running -= 1
        guard running == 0 else { return }
        for continuation in waiting {
            continuation.resume()
        }
        waiting = []
    }

    private func settle() async {
        guard running > 0 else { return }
        await withCheckedContinuation { waiting.append($0) }
    }
}

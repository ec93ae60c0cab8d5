/// The work that an action of the user starts, for a stage that is drawn when the work has ended or
/// waits for the user: in a terminal, or as a page of a web server.
///
///     let work = UserWork(of: router)
///     await work.perform { await router.route(request) }
@MainActor
public final class UserWork {
    private var running = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Watches the requests of a router.
    public init(of router: AppRouter) {
        router.observe { [weak self] event in
            switch event {
            case .awaitsResult: self?.leave()
            case .gotResult: self?.running += 1
            case .began, .ended, .moved, .undeclaredLink, .ignoredParameter, .inactive: break
            }
        }
    }

    /// Starts work and returns when all work has ended or waits for the user, who has to answer a
    /// question or to pick something on a screen.
    public func perform(_ work: @escaping @MainActor @Sendable () async -> Void) async {
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

import struct Foundation.UUID

/// The work that an action of the user starts, for a stage that is drawn when the work has ended or
/// waits for the user: in a terminal, or as a page of a web server.
///
///     let work = UserWork(of: router)
///     await work.perform { await router.route(request) }
@MainActor
public final class UserWork {
    /// The jobs that have not ended, with the number of results that each waits for.
    private var waits: [ObjectIdentifier: Int] = [:]
    private var jobs: [UUID: ObjectIdentifier] = [:]
    private var callers: [CheckedContinuation<Void, Never>] = []

    /// Watches the requests of a router. What already waits for a result, or does so outside of
    /// ``perform(_:)``, doesn't count.
    public init(of router: AppRouter) {
        router.observe { [weak self] event in
            switch event {
            case .awaitsResult(_, let id): self?.wait(id)
            case .gotResult(let id): self?.resume(id)
            default: break
            }
        }
    }

    /// Starts work and returns when all work has ended or waits for the user, who has to answer a
    /// question or to pick something on a screen.
    public func perform(_ work: @escaping @MainActor @Sendable () async -> Void) async {
        let job = UserJob()
        waits[ObjectIdentifier(job)] = 0
        UserJob.$current.withValue(job) {
            _ = Task {
                await work()
                let identity = ObjectIdentifier(job)
                waits[identity] = nil
                jobs = jobs.filter { $0.value != identity }
                settle()
            }
        }
        if isBusy { await withCheckedContinuation { callers.append($0) } }
    }

    private var isBusy: Bool { waits.values.contains(0) }

    private func wait(_ id: UUID) {
        // A request that another one has started belongs to the job that made it.
        guard let job = ActiveRequest.current?.job ?? UserJob.current else { return }
        let identity = ObjectIdentifier(job)
        guard let count = waits[identity] else { return }
        waits[identity] = count + 1
        jobs[id] = identity
        settle()
    }

    private func resume(_ id: UUID) {
        guard let job = jobs.removeValue(forKey: id), let count = waits[job] else { return }
        waits[job] = count - 1
    }

    private func settle() {
        if isBusy { return }
        let settled = callers
        callers = []
        for caller in settled { caller.resume() }
    }
}

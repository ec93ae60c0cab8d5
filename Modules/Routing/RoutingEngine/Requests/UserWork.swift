import struct Foundation.UUID

/// The work that an action of the user starts, for a stage that is drawn when the work has ended or
/// waits for the user: in a terminal, or as a page of a web server.
///
///     let work = UserWork()
///     await work.perform { await router.route(link) }
@MainActor
public final class UserWork {
    /// The calls whose work has not ended.
    private var jobs: [UserJob] = []
    private var callers: [CheckedContinuation<Void, Never>] = []

    public init() {}

    /// Starts work and returns when all work has ended or waits for the user, who has to answer a
    /// question or to pick something on a screen.
    public func perform(_ work: @escaping @MainActor @Sendable () async -> Void) async {
        let job = UserJob { [weak self] in self?.settle() }
        jobs.append(job)
        UserJob.$current.withValue(job) {
            job.task = Task {
                await work()
                jobs.removeAll { $0 === job }
                settle()
            }
        }
        // Work may have gone on before this does.
        while isBusy { await withCheckedContinuation { callers.append($0) } }
    }

    /// Whether there is work that has not ended and doesn't wait for the user.
    public var isBusy: Bool { jobs.contains(where: \.waits.isEmpty) }

    /// Cancels the work that ``perform(_:)`` waits for, and lets that return at once. The work may
    /// end later.
    public func giveUp() {
        for job in jobs where job.waits.isEmpty { job.task?.cancel() }
        jobs.removeAll(where: \.waits.isEmpty)
        settle()
    }

    private func settle() {
        if isBusy { return }
        let settled = callers
        callers = []
        for caller in settled { caller.resume() }
    }
}

/// One call of ``UserWork/perform(_:)``.
@MainActor
final class UserJob {
    /// The job inside which the running code was called.
    @TaskLocal static var current: UserJob?

    /// The answers that it waits for. Each leaves as soon as it is given.
    var waits: Set<UUID> = [] {
        didSet { whenChanged() }
    }
    /// What runs; `nil` before it has begun.
    var task: Task<Void, Never>?
    private let whenChanged: () -> Void

    init(whenChanged: @escaping @MainActor () -> Void) {
        self.whenChanged = whenChanged
    }
}

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
            _ = Task {
                await work()
                jobs.removeAll { $0 === job }
                settle()
            }
        }
        // Work may have gone on before this does.
        while isBusy { await withCheckedContinuation { callers.append($0) } }
    }

    private var isBusy: Bool { jobs.contains(where: \.waits.isEmpty) }

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
    private let whenChanged: () -> Void

    init(whenChanged: @escaping @MainActor () -> Void) {
        self.whenChanged = whenChanged
    }
}

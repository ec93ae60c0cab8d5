import RoutingKit

/// A reader of the value of one URL, which follows its changes until the reader is released.
///
/// 1. Something signals that the value may have changed: its Navigator, or the router, whose routes
///    or requirements have changed. Several signals before the next reading are one.
/// 2. The value is read by a request that only makes something, so that a route which was closed
///    meanwhile ends the values with its error.
/// 3. If another registration answers than before, its Navigator is followed from now on, and the
///    value is read once more, because it may have changed in between.
/// 4. A value that equals the last one isn't passed on.
@MainActor
final class OfferedValue: RouteValueReader {
    let url: String?

    private let request: RouteRequest
    private let router: AppRouter
    private var latest: RouteValue?
    /// An element whenever the value may have changed; several for a slow reader are one.
    private let signals: AsyncStream<Void>
    private let signal: AsyncStream<Void>.Continuation
    /// Passes the changes of the Navigator on, and where the Navigator is from.
    private var following: (task: Task<Void, Never>, source: RouteSource)?

    init(of request: RouteRequest, in router: AppRouter) {
        self.request = request
        self.router = router
        url = router.redacted(request).url
        let (signals, signal) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        self.signals = signals
        self.signal = signal
        let review = router.changes.add { signal.yield() }
        signal.onTermination = { _ in Task { @MainActor in review.withdraw() } }
        signal.yield()
    }

    deinit { following?.task.cancel() }

    func next() async throws(RouteError) -> RouteValue? {
        for await _ in signals {
            do throws(RouteError) {
                let value = try await read()
                if let latest, latest.isEqual(to: value) { continue }
                latest = value
                return value
            } catch {
                if Task.isCancelled { return nil }
                throw error
            }
        }
        return nil
    }

    /// What was read before all requests were cancelled belongs to the past.
    private func read() async throws(RouteError) -> RouteValue {
        while true {
            let cancellations = router.cancellations
            do throws(RouteError) {
                let run = RequestRun.begin(request, inside: nil, for: .value, in: router)
                let outcome = await run.end()
                guard let value = outcome.value, let resolved = run.resolved else {
                    throw router.thrownError(of: outcome)
                        ?? router.error(for: request, because: .noValues)
                }
                if following?.source !== resolved.route.registration.source {
                    // It may have changed before it was followed.
                    try await follow(resolved)
                } else if router.cancellations == cancellations {
                    return value
                }
            } catch {
                if router.cancellations == cancellations { throw error }
            }
        }
    }

    private func follow(_ resolved: ResolvedRoute) async throws(RouteError) {
        let source = resolved.route.registration.source
        following?.task.cancel()
        let changes: AsyncStream<Void>
        do {
            guard let stream = try await source.changes(resolved.decoder(of: request)) else {
                throw RouteError.Reason.noValues
            }
            changes = stream
        } catch {
            throw router.thrown(
                resolved.error(for: error, url: request.url), isOutside: request.trust.isOutside)
        }
        let task = Task { [signal, weak self] in
            for await _ in changes { signal.yield() }
            guard !Task.isCancelled, self?.following?.source === source else { return }
            signal.finish()
        }
        following = (task, source)
    }
}

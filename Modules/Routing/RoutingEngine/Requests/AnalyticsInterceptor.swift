import RouteMatching
import RoutingKit

/// Reports to analytics which routes are used, and never delays them.
///
///     router.register(AnalyticsInterceptor(priority: 0) { await server.send($0) })
///
/// Give it the lowest priority, so that it sees only what has passed all others. Visits are sent
/// one after the other, outside requests.
public final class AnalyticsInterceptor: RouteInterceptor {
    public let priority: Int
    public var hasEffects: Bool { true }
    private let visits: AsyncStream<RouteVisit>.Continuation
    /// How many visits wait or are being sent.
    private var unsentCount = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// - Parameters:
    ///   - priority: The position among the interceptors, best the lowest.
    ///   - limit: How many visits wait while one is sent; more are dropped.
    ///   - send: Sends a visit. It isn't called again before it returns.
    public init(
        priority: Int, limit: Int = 256, send: @escaping @Sendable (RouteVisit) async -> Void
    ) {
        self.priority = priority
        let (stream, visits) = AsyncStream.makeStream(
            of: RouteVisit.self, bufferingPolicy: .bufferingOldest(limit))
        self.visits = visits
        Task.detached(priority: .utility) { [weak self] in
            for await visit in stream {
                await send(visit)
                await self?.didSend()
            }
        }
    }

    deinit {
        visits.finish()
    }

    public func intercept(_ request: InterceptedRequest) -> InterceptorVerdict {
        if case .enqueued = visits.yield(request.visit) { unsentCount += 1 }
        return .proceed
    }

    /// Waits until each visit is sent. Call it before the app ends.
    public func finish() async {
        if unsentCount > 0 { await withCheckedContinuation { waiting.append($0) } }
    }

    private func didSend() {
        unsentCount -= 1
        guard unsentCount == 0 else { return }
        waiting.forEach { $0.resume() }
        waiting = []
    }
}

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
    private let sending: Task<Void, Never>

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
        sending = Task.detached(priority: .utility) {
            for await visit in stream { await send(visit) }
        }
    }

    deinit {
        visits.finish()
    }

    public func intercept(_ request: InterceptedRequest) -> InterceptorVerdict {
        visits.yield(request.visit)
        return .proceed
    }

    /// Waits until each visit is sent, and reports no later ones. Call it before the app ends.
    public func finish() async {
        visits.finish()
        await sending.value
    }
}

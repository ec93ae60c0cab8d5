/// Reports to analytics which routes are used, and never delays them.
///
///     router.register(AnalyticsInterceptor(priority: 0) { await server.send($0) })
///
/// Give it the lowest priority, so that it sees only what has passed all others. Visits are sent one
/// after the other, outside requests.
public final class AnalyticsInterceptor: RouteInterceptor {
    public let priority: Int
    public var hasEffects: Bool { true }
    private let visits: AsyncStream<RouteVisit>.Continuation

    /// While one visit is sent, at most `limit` others wait; more are dropped.
    public init(
        priority: Int, limit: Int = 256, send: @escaping @Sendable (RouteVisit) async -> Void
    ) {
        self.priority = priority
        let (stream, visits) = AsyncStream.makeStream(
            of: RouteVisit.self, bufferingPolicy: .bufferingOldest(limit))
        self.visits = visits
        Task.detached(priority: .utility) {
            for await visit in stream {
                await send(visit)
            }
        }
    }

    deinit {
        visits.finish()
    }

    public func intercept(_ request: InterceptedRequest) -> InterceptorVerdict {
        visits.yield(request.visit)
        return .proceed
    }
}

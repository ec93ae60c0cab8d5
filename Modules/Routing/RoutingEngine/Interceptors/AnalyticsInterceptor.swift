/// Tells analytics which routes are used, and never delays them.
///
///     router.register(AnalyticsInterceptor(priority: 0) { await server.send($0) })
///
/// Give it the lowest priority: it then hears of what has passed all others. Visits are sent one
/// after the other, behind the requests; what the sending does is no part of a request.
public final class AnalyticsInterceptor: RouteInterceptor {
    public let priority: Int
    public var hasEffects: Bool { true }
    private let visits: AsyncStream<RouteVisit>.Continuation

    /// Makes the interceptor.
    /// - Parameters:
    ///   - priority: The place among the others.
    ///   - limit: How many visits wait while one is sent; those that come then are lost.
    ///   - send: Sends a visit; it may take its time.
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

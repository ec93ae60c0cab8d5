public import RoutingEngine

/// Sends requests on their way again that were under way when new rules came.
///
/// The router follows rules when it finds the route of a request. One that waits behind that point,
/// for an answer or for the user, may meet other rules when it goes on: its route is switched off
/// by now, or needs a login. So this interceptor belongs behind those that wait.
///
///     router.register(ConfigInterceptor(router))
///
public struct ConfigInterceptor: RouteInterceptor {
    public let priority: Int
    private weak var router: AppRouter?

    /// Makes the interceptor.
    /// - Parameters:
    ///   - router: The router whose rules count.
    ///   - priority: The place among the others; the last one by default.
    public init(_ router: AppRouter, priority: Int = .min) {
        self.router = router
        self.priority = priority
    }

    public func wants(_ request: InterceptedRequest) -> Bool {
        router.map { !request.isUpToDate(in: $0.registry) } ?? true
    }

    public func intercept(_ request: InterceptedRequest) -> InterceptorVerdict {
        .redirect(to: request.url)
    }
}

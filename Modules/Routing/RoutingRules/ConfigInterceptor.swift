public import RoutingEngine

/// Routes a request again if the rules have changed while it was being handled.
///
/// The router applies rules when it finds the route of a request. While the request then waits for
/// an answer or for the user, its route may be switched off or begin to require a login. So this
/// interceptor has a lower priority than those that wait.
///
///     router.register(ConfigInterceptor(router))
///
public struct ConfigInterceptor: RouteInterceptor {
    public let priority: Int
    private weak var router: AppRouter?

    /// Makes the interceptor.
    /// - Parameters:
    ///   - router: The router whose rules apply.
    ///   - priority: The position among the others; the last one by default.
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

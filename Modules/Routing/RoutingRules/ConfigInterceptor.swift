public import RoutingEngine

/// Routes a request again if the rules have changed while it was being handled.
///
/// While a request waits for an answer or for the user, its route may be switched off. So this
/// interceptor has a lower priority than those that wait.
public struct ConfigInterceptor: RouteInterceptor {
    public let priority: Int
    private weak var router: AppRouter?

    /// - Parameters:
    ///   - router: The router whose rules apply.
    ///   - priority: The position among the others; the last one by default.
    public init(_ router: AppRouter, priority: Int = .min) {
        self.router = router
        self.priority = priority
    }

    public func wants(_ request: InterceptedRequest) -> Bool {
        router.map { !request.wasFound(in: $0.currentMap) } ?? true
    }

    public func intercept(_ request: InterceptedRequest) -> InterceptorVerdict {
        .redirect(to: request.url)
    }
}

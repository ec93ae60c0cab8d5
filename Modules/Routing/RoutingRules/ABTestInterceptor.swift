public import RoutingEngine

/// Redirects each user to their variant of the experiment on a route.
public struct ABTestInterceptor: RouteInterceptor {
    public let priority: Int
    private let unit: @MainActor () -> String

    /// - Parameters:
    ///   - priority: The position among the others.
    ///   - unit: The participant, for instance the identifier of an installation or a user.
    public init(priority: Int, unit: @escaping @MainActor () -> String) {
        self.priority = priority
        self.unit = unit
    }

    public func wants(_ request: InterceptedRequest) -> Bool { redirect(of: request) != nil }

    public func intercept(_ request: InterceptedRequest) throws -> InterceptorVerdict {
        guard let target = redirect(of: request) else { return .proceed }
        let url = try request.url(filling: target.description)
        return .redirect(to: url, by: request.route.override.origin)
    }

    private func redirect(of request: InterceptedRequest) -> RedirectTarget? {
        request.route.experiment?.variant(for: unit())?.redirect
    }
}

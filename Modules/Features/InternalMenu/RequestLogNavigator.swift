public import RoutingKit

/// Shows the last requests of the app, the newest first.
public struct RequestLogNavigator: Navigating {
    private let router: any AppRouting
    private let limit: Int
    private let outcomes: @MainActor () -> [RouteOutcome]

    /// - Parameters:
    ///   - router: Shows the details of a request.
    ///   - limit: The maximum number of requests in the log.
    ///   - outcomes: Returns the outcomes in the log, the oldest first.
    public init(
        router: any AppRouting, limit: Int, outcomes: @escaping @MainActor () -> [RouteOutcome]
    ) {
        self.router = router
        self.limit = limit
        self.outcomes = outcomes
    }

    public func destination(for parameters: NoParameters) -> Destination {
        .screen(RequestLogScreen(router: router, limit: limit, outcomes: outcomes))
    }
}

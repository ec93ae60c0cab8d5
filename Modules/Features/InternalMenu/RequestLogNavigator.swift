public import RoutingKit

/// Shows the last requests of the app, the newest first.
public struct RequestLogNavigator: DestinationNavigating {
    private let router: any AppRouting
    private let limit: Int
    private let outcomes: @MainActor () -> [RouteOutcome]

    /// Takes what the log shows.
    /// - Parameters:
    ///   - router: The router, which shows one request.
    ///   - limit: How many requests are kept.
    ///   - outcomes: The requests that are kept, from the oldest to the newest.
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

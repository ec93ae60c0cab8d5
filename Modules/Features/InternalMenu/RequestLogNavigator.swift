public import RoutingEngine
public import RoutingKit

/// Shows the last requests of the app, the newest first.
public struct RequestLogNavigator: Navigating {
    private let router: AppRouter

    /// Takes the router whose requests they are.
    public init(router: AppRouter) {
        self.router = router
    }

    public func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType,
        parameters: NoParameters
    ) -> Destination {
        .screen(RequestLogScreen(router: router))
    }
}

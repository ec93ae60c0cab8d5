public import RoutingEngine

extension AppRouter {
    /// Checks services whenever the router starts: ``start()`` reports what Navigators need and
    /// nobody provides, together with the mistakes of the routes.
    public func use(_ services: Services) {
        pipeline.install(services)
    }
}

public import RoutingEngine

extension AppRouter {
    /// Checks services when the router starts: ``start()`` reports the services that Navigators
    /// need and that aren't provided, together with the issues of the routes.
    public func use(_ services: Services) {
        pipeline.install(services)
    }
}

public import RouteMatching
public import RoutingEngine

extension Services: RouterCapability {
    /// Checks services whenever the router starts: `start()` reports what Navigators need and nothing
    /// provides, together with the errors of the routes.
    public func install(on router: AppRouter, at site: CallSite) {
        router.pipeline.install(self)
    }
}

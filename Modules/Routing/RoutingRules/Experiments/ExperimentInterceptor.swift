public import RoutingEngine

/// An interceptor that shows users the variants of the experiments on routes.
@MainActor
public protocol ExperimentInterceptor: RouteInterceptor {
    /// Whether it shows the variants of an experiment on a route; `true` by default. Rules with an
    /// experiment that no interceptor runs are refused.
    func runsExperiments(on route: Route) -> Bool
}

extension ExperimentInterceptor {
    public func runsExperiments(on route: Route) -> Bool { true }
}

import RoutingEngine
import RoutingKit

/// Checks that interceptors enforce the requirements of rules.
@MainActor
struct RuleEnforcement {
    private let interceptors: [any RouteInterceptor]
    private let enforcement: EnforcementReview
    private let build: BuildTarget

    init(_ registrations: [InterceptorRegistration], in build: BuildTarget) {
        interceptors = registrations.map(\.interceptor)
        enforcement = EnforcementReview(registrations, in: build)
        self.build = build
    }

    /// Why a rule can't require a login on a route; `nil` if it can.
    func problem(ofLoginOn route: Route) -> String? {
        if let problem = problem(ofRedirect: route) { return problem }
        return enforcement.unenforced(.login, on: route).first.map {
            "no interceptor enforces '\($0.name)' on \(route.pattern); \($0.remedy)"
        }
    }

    /// Why a rule can't run an experiment on a route; `nil` if it can.
    func problem(of experiment: Experiment, on route: Route) -> String? {
        // The app itself asks for the variant then.
        guard experiment.variants.contains(where: { $0.target != nil }) else { return nil }
        if let problem = problem(ofRedirect: route) { return problem }
        if !route.builds.contains(build) { return nil }
        let runs = interceptors.contains {
            ($0 as? any ExperimentInterceptor)?.runsExperiments(on: route) == true
        }
        return runs
            ? nil
            : "no interceptor runs experiments on \(route.pattern); register an ABTestInterceptor"
    }

    /// Interceptors are asked about the route behind a redirect, never about the redirect.
    private func problem(ofRedirect route: Route) -> String? {
        route.redirect.map { "\(route.pattern) only redirects to \($0); name that path" }
    }
}

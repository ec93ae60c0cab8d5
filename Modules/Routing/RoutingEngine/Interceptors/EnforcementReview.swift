import RoutingKit

/// Checks that interceptors do what routes and rules ask of them.
@MainActor
struct EnforcementReview {
    private let interceptors: [any RouteInterceptor]
    private let build: BuildTarget

    init(_ registrations: [InterceptorRegistration], in build: BuildTarget) {
        interceptors = registrations.map(\.interceptor)
        self.build = build
    }

    /// The requirements of registrations that nobody enforces, in the order of the routes. What
    /// does not exist in this build needs nobody.
    func mistakes(in routes: [Route]) -> [RegistrationError.Mistake] {
        routes.flatMap { route in
            unenforced(route.requirements, on: route).map { requirement in
                .init(
                    site: route.registration.site,
                    message: "\(route.pattern) requires '\(requirement.name)', which no "
                        + "interceptor enforces there; \(help(for: requirement))")
            }
        }
    }

    /// Why a rule can't ask for a login on a route; `nil` if it can.
    func problem(ofLoginOn route: Route) -> String? {
        if let problem = problem(ofRedirect: route) { return problem }
        return unenforced(.login, on: route).first.map {
            "no interceptor enforces '\($0.name)' on \(route.pattern); \(help(for: $0))"
        }
    }

    /// Why a rule can't try something out on a route; `nil` if it can.
    func problem(of experiment: Experiment, on route: Route) -> String? {
        // The app itself asks for the variant then.
        guard experiment.variants.contains(where: { $0.target != nil }) else { return nil }
        if let problem = problem(ofRedirect: route) { return problem }
        if !route.builds.contains(build) { return nil }
        return interceptors.contains { $0.runsExperiments(on: route) }
            ? nil
            : "no interceptor runs experiments on \(route.pattern); register an ABTestInterceptor"
    }

    /// Interceptors are asked about the route behind a redirect, never about the redirect.
    private func problem(ofRedirect route: Route) -> String? {
        route.redirect.map { "\(route.pattern) only redirects to \($0); name that path" }
    }

    private func unenforced(
        _ requirements: Set<RouteRequirement>, on route: Route
    ) -> [RouteRequirement] {
        if !route.builds.contains(build) { return [] }
        return requirements.ordered.filter { requirement in
            !interceptors.contains { $0.enforces(requirement, on: route) }
        }
    }

    private func help(for requirement: RouteRequirement) -> String {
        requirement == .login
            ? "register a LoginInterceptor"
            : "register an interceptor whose enforces(_:on:) is true for it"
    }
}

package import RoutingKit

/// Checks that interceptors enforce the requirements of routes and rules.
@MainActor
package struct EnforcementReview {
    private let interceptors: [any RouteInterceptor]
    private let build: BuildTarget

    package init(_ registrations: [InterceptorRegistration], in build: BuildTarget) {
        interceptors = registrations.map(\.interceptor)
        self.build = build
    }

    /// The requirements of registrations that no interceptor enforces, in the order of the routes.
    /// A route that does not exist in this build needs none.
    func issues(in routes: [Route]) -> [RegistrationError.Issue] {
        routes.flatMap { route in
            unenforced(route.requirements, on: route).map { requirement in
                .init(
                    site: route.registration.site,
                    message: "\(route.pattern) requires '\(requirement.name)', which no "
                        + "interceptor enforces there; \(requirement.remedy)")
            }
        }
    }

    package func unenforced(
        _ requirements: Set<RouteRequirement>, on route: Route
    ) -> [RouteRequirement] {
        if !route.builds.contains(build) { return [] }
        return requirements.ordered.filter { requirement in
            !interceptors.contains { $0.enforces(requirement, on: route) }
        }
    }
}

import RouteMatching
package import RoutingKit

/// One `register` call for an interceptor.
@MainActor
package final class InterceptorRegistration {
    package let interceptor: any RouteInterceptor
    let priority: Int
    let step: RequestStep
    var site: CallSite

    init(_ interceptor: any RouteInterceptor, site: CallSite) {
        self.interceptor = interceptor
        self.site = site
        priority = interceptor.priority
        step = RequestStep(
            name: String(nameOf: type(of: interceptor)), limit: interceptor.timeLimit)
    }

    var name: String { step.name }
}

extension [InterceptorRegistration] {
    @MainActor
    func issues(among map: RouteMap, in build: BuildTarget) -> [RegistrationError.Issue] {
        let own = flatMap { registration in
            registration.interceptor.issues(among: map).map {
                RegistrationError.Issue(site: registration.site, message: $0)
            }
        }
        let unenforced = map.routes.flatMap { route in
            self.unenforced(route.requirements, on: route, in: build).map {
                RegistrationError.Issue(
                    site: route.site,
                    message: "\(route.pattern) requires '\($0.name)', which no "
                        + "interceptor enforces there; \($0.remedy)")
            }
        }
        return samePriorities + own + unenforced
    }

    /// Interceptors with the priority of an earlier one: their order would be undefined.
    @MainActor
    private var samePriorities: [RegistrationError.Issue] {
        enumerated().compactMap { index, registration in
            prefix(index).first { $0.priority == registration.priority }.map { other in
                .init(
                    site: registration.site,
                    message:
                        "\(registration.name) has the priority \(registration.priority), which "
                        + "\(other.name) has at \(other.site) already; give each its own")
            }
        }
    }

    /// The requirements that no interceptor enforces on a route. One that does not exist in the build
    /// needs none.
    @MainActor
    package func unenforced(
        _ requirements: Set<RouteRequirement>, on route: Route, in build: BuildTarget
    ) -> [RouteRequirement] {
        if !route.builds.contains(build) { return [] }
        return requirements.ordered.filter { requirement in
            !contains { $0.interceptor.enforces(requirement, on: route) }
        }
    }
}

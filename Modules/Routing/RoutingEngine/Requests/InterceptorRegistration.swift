import RouteMatching
package import RoutingKit

/// One `register` call for an interceptor.
@MainActor
final class InterceptorRegistration: Registered {
    let interceptor: any RouteInterceptor
    var site: CallSite

    init(_ interceptor: any RouteInterceptor, site: CallSite) {
        self.interceptor = interceptor
        self.site = site
    }

    var title: String { String(nameOf: type(of: interceptor)) }
}

extension [InterceptorRegistration] {
    @MainActor
    func issues(among routes: RouteMap, in build: BuildTarget) -> [RegistrationError.Issue] {
        let own = flatMap { registration in
            registration.interceptor.issues(among: routes).map {
                RegistrationError.Issue(site: registration.site, message: $0)
            }
        }
        let interceptors = map(\.interceptor)
        let unenforced = routes.routes.flatMap { route in
            interceptors.issues(enforcing: route.requirements, on: route, in: build).map {
                RegistrationError.Issue(site: route.site, message: $0)
            }
        }
        return samePriorities + own + unenforced
    }

    /// Interceptors with the priority of an earlier one: their order would be undefined.
    @MainActor
    private var samePriorities: [RegistrationError.Issue] {
        enumerated().compactMap { index, registration in
            let priority = registration.interceptor.priority
            return prefix(index).first { $0.interceptor.priority == priority }.map { other in
                .init(
                    site: registration.site,
                    message: "\(registration.title) has the priority \(priority), which "
                        + "\(other.title) has at \(other.site) already; give each its own")
            }
        }
    }
}

extension [any RouteInterceptor] {
    /// A sentence for each requirement that no interceptor enforces on a route. One that does not
    /// exist in the build needs none.
    @MainActor
    package func issues(
        enforcing requirements: Set<RouteRequirement>, on route: Route, in build: BuildTarget
    ) -> [String] {
        if !route.builds.contains(build) { return [] }
        return unenforced(requirements, on: route).map {
            "no interceptor enforces '\($0.name)' on \(route.pattern); "
                + ($0 == .login
                    ? "register a LoginInterceptor"
                    : "register an interceptor whose enforces(_:on:) is true for it")
        }
    }

    /// The requirements that none of them enforces on a route.
    @MainActor
    func unenforced(_ requirements: Set<RouteRequirement>, on route: Route) -> [RouteRequirement] {
        requirements.ordered.filter { requirement in
            !contains { $0.enforces(requirement, on: route) }
        }
    }
}

import RouteMatching
package import RoutingKit

/// One `register` call for an interceptor.
@MainActor
final class InterceptorRegistration {
    let interceptor: any RouteInterceptor
    let priority: Int
    let name: String
    let step: RequestStep
    var site: CallSite

    init(_ interceptor: any RouteInterceptor, site: CallSite) {
        self.interceptor = interceptor
        self.site = site
        priority = interceptor.priority
        name = String(nameOf: type(of: interceptor))
        step = RequestStep(name, limit: interceptor.timeLimit)
    }
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
            prefix(index).first { $0.priority == registration.priority }.map { other in
                .init(
                    site: registration.site,
                    message:
                        "\(registration.name) has the priority \(registration.priority), which "
                        + "\(other.name) has at \(other.site) already; give each its own")
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
        return requirements.ordered.filter { requirement in
            !contains { $0.enforces(requirement, on: route) }
        }.map {
            "no interceptor enforces '\($0.name)' on \(route.pattern); "
                + ($0 == .login
                    ? "register a LoginInterceptor"
                    : "register an interceptor whose enforces(_:on:) is true for it")
        }
    }
}

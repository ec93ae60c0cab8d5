import RoutingKit

/// The interceptors that a request passes, again from the first one on after each redirect.
@MainActor
struct InterceptorChain {
    private let interceptors: [InterceptorRegistration]
    private var nextIndex = 0
    /// The requirements of the route that an interceptor has found to be met.
    private var met: Set<RouteRequirement> = []

    /// The interceptors that are registered now: those that are added later see later requests.
    init(_ interceptors: [InterceptorRegistration]) {
        self.interceptors = interceptors
    }

    /// The next interceptor that decides about a request; `nil` if it has passed all of them.
    mutating func next(for request: InterceptedRequest) -> InterceptorRegistration? {
        let run = request.run
        if run.identity.dryRun == .tab, request.route.requirements.isEmpty, request.trust == .full {
            return nil
        }
        while nextIndex < interceptors.count {
            let registration = interceptors[nextIndex]
            nextIndex += 1
            if run.isDryRun, registration.interceptor.hasEffects { continue }
            if registration.interceptor.wants(request) { return registration }
            letPass(request.route, by: registration)
        }
        return nil
    }

    /// Remembers which requirements an interceptor has checked.
    mutating func letPass(_ route: Route, by registration: InterceptorRegistration) {
        if route.requirements.isEmpty { return }
        for requirement in route.requirements
        where registration.interceptor.enforces(requirement, on: route) {
            met.insert(requirement)
        }
    }

    /// Starts again with the first interceptor, for another route.
    mutating func restart() {
        nextIndex = 0
        met = []
    }

    /// A requirement that no interceptor has checked; `nil` if there is none.
    func unmetRequirement(of route: Route) -> RouteRequirement? {
        route.requirements.subtracting(met).ordered.first
    }
}

import RouteMatching

/// What is registered, in the order of the calls.
@MainActor
struct Registrations {
    private(set) var routes: [Registration] = []
    private(set) var constraints: [RouteConstraint] = []
    private(set) var interceptors: [InterceptorRegistration] = []

    mutating func add(_ route: Registration, to set: String?) {
        var route = route
        route.site.set = set
        routes.append(route)
    }

    mutating func add(_ constraint: RouteConstraint, to set: String?) {
        var constraint = constraint
        constraint.set = set
        constraints.append(constraint)
    }

    mutating func add(_ interceptor: InterceptorRegistration, to set: String?) {
        interceptor.site.set = set
        interceptors.append(interceptor)
    }

    /// The registrations of both, those of the first one before those of the second one.
    static func + (first: Registrations, second: Registrations) -> Registrations {
        var all = first
        all.routes += second.routes
        all.constraints += second.constraints
        all.interceptors += second.interceptors
        return all
    }

    /// The registrations without these sets.
    func without(sets: Set<String>) -> Registrations {
        let belongs: (String?) -> Bool = { $0.map(sets.contains) ?? false }
        var rest = self
        rest.routes.removeAll { belongs($0.site.set) }
        rest.constraints.removeAll { belongs($0.set) }
        rest.interceptors.removeAll { belongs($0.site.set) }
        return rest
    }

    func without(_ interceptor: InterceptorRegistration) -> Registrations {
        var rest = self
        rest.interceptors.removeAll { $0 === interceptor }
        return rest
    }
}

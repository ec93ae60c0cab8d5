import RouteMatching
import RoutingKit

/// Keeps registrations, in sets, and applies them: all of them, or none.
@MainActor
final class Registrar {
    /// What applies or, before the first start, will apply.
    private var kept: [Item] = []
    private var sets: [String: (set: RegistrationSet, number: Int)] = [:]
    private var lastNumber = 0
    private var filling: (name: String, items: [Item])?
    /// What was registered after the start and outside of sets.
    private var misplaced: [RegistrationError.Issue] = []
    private let registry: RouteRegistry
    private let pipeline: RequestPipeline

    private enum Item {
        case route(Registration)
        case constraint(RouteConstraint)
        case interceptor(InterceptorRegistration)

        @MainActor var set: String? {
            switch self {
            case .route(let route): route.site.set
            case .constraint(let constraint): constraint.set
            case .interceptor(let interceptor): interceptor.site.set
            }
        }
    }

    init(registry: RouteRegistry, pipeline: RequestPipeline) {
        self.registry = registry
        self.pipeline = pipeline
    }

    func add(_ route: Registration) {
        route.site.set = filling?.name
        add(.route(route), named: route.path, at: route.site)
    }

    func add(_ constraint: RouteConstraint) {
        var constraint = constraint
        constraint.set = filling?.name
        add(
            .constraint(constraint), named: "the constraint '\(constraint.name)'",
            at: constraint.site)
    }

    func add(_ interceptor: InterceptorRegistration) -> RegistrationToken {
        interceptor.site.set = filling?.name
        add(.interceptor(interceptor), named: interceptor.name, at: interceptor.site)
        return RegistrationToken { [weak self] () throws(RegistrationError) in
            guard let self else { return }
            let rest = kept.filter {
                if case .interceptor(let other) = $0 { other !== interceptor } else { true }
            }
            if rest.count < kept.count { try keep(rest) }
        }
    }

    func add(capability name: String, at site: CallSite, by install: () -> Void) {
        if isLate { reportMisplaced(name, at: site) } else { install() }
    }

    /// After the first start, the set applies as soon as this returns; after an error, it is
    /// dropped.
    func add(
        _ set: RegistrationSet, filledBy fill: () throws -> Void
    ) throws -> RegistrationToken {
        if let filling {
            throw RegistrationError(
                set, "is registered inside the set '\(filling.name)'; register it beside that one")
        }
        if let other = sets[set.name]?.set {
            throw RegistrationError(
                set,
                "is registered at \(other.site) already; withdraw that one first, or give one "
                    + "of them another name")
        }
        do {
            try keep(kept + items(of: set, filledBy: fill))
        } catch let error as RegistrationError {
            throw RegistrationError(issues: error.issues, dropped: [set])
        }
        lastNumber += 1
        let number = lastNumber
        sets[set.name] = (set, number)
        return RegistrationToken { [weak self] () throws(RegistrationError) in
            // Another set of the same name may have followed it.
            guard let self, sets[set.name]?.number == number else { return }
            try keep(kept.filter { $0.set != set.name })
            sets[set.name] = nil
        }
    }

    private func items(
        of set: RegistrationSet, filledBy fill: () throws -> Void
    ) throws -> [Item] {
        filling = (set.name, [])
        defer { filling = nil }
        try fill()
        return filling?.items ?? []
    }

    private func add(_ item: Item, named name: String, at site: CallSite) {
        if filling != nil {
            filling?.items.append(item)
        } else if isLate {
            reportMisplaced(name, at: site)
        } else {
            kept.append(item)
        }
    }

    private var isStarted: Bool { registry.registered != nil }

    private var isLate: Bool { filling == nil && isStarted }

    private func reportMisplaced(_ name: String, at site: CallSite) {
        let message =
            "\(name) is registered after start() and outside of a set, so it has no effect; "
            + "register it before, or in register(set:), which applies at once"
        misplaced.append(.init(site: site, message: message))
        pipeline.log.publish(.inactive(name, at: site))
    }

    /// Throws every error. Sets with an error are dropped; the previous registrations remain.
    func start() throws(RegistrationError) {
        if !misplaced.isEmpty {
            defer { misplaced = [] }
            throw RegistrationError(issues: misplaced)
        }
        do throws(RegistrationError) {
            try apply(kept)
        } catch {
            throw isStarted ? error : dropping(setsOf: error)
        }
    }

    /// Drops the sets that have an error, and those that have one once the others are gone.
    private func dropping(setsOf error: RegistrationError) -> RegistrationError {
        var (issues, dropped) = (error.issues, [RegistrationSet]())
        var found = error.issues
        while true {
            let failing = Set(found.compactMap(\.site.set)).filter { sets[$0] != nil }
            if failing.isEmpty { break }
            dropped += failing.sorted().compactMap { sets.removeValue(forKey: $0)?.set }
            kept.removeAll { $0.set.map(failing.contains) ?? false }
            found = compiled(kept).issues
            issues += found.filter { !issues.contains($0) }
        }
        return RegistrationError(issues: issues, dropped: dropped)
    }

    private func keep(_ rest: [Item]) throws(RegistrationError) {
        if isStarted { try apply(rest) }
        kept = rest
    }

    /// After an error, the previous registrations remain.
    private func apply(_ items: [Item]) throws(RegistrationError) {
        let (registered, interceptors, issues) = compiled(items)
        guard issues.isEmpty else { throw RegistrationError(issues: issues) }
        var map = registered
        for installed in pipeline.extensions {
            map = try installed.rewrite(map, by: interceptors)
        }
        registry.put(map, madeFrom: registered)
        pipeline.interceptors = interceptors.sorted { $0.priority > $1.priority }
    }

    private func compiled(
        _ items: [Item]
    ) -> (
        map: RouteMap, interceptors: [InterceptorRegistration], issues: [RegistrationError.Issue]
    ) {
        var (routes, constraints, interceptors) = (
            [Registration](), [RouteConstraint](), [InterceptorRegistration]()
        )
        for item in items {
            switch item {
            case .route(let route): routes.append(route)
            case .constraint(let constraint): constraints.append(constraint)
            case .interceptor(let interceptor): interceptors.append(interceptor)
            }
        }
        let (map, issues) = registry.compiled(routes, constraints)
        return (
            map, interceptors,
            issues + InterceptorRegistration.issues(in: interceptors, among: map.routes)
                + EnforcementReview(interceptors, in: registry.build).issues(in: map.routes)
                + pipeline.extensions.flatMap(\.issues)
        )
    }

    func close() {
        (kept, sets, misplaced) = ([], [:], [])
    }
}

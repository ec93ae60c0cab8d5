import RouteMatching
import RoutingKit

/// Keeps registrations, in sets, and applies them: all of them, or none.
///
/// Before the first start, registrations are only kept, with the set that is being filled. From
/// then on, each change of a set makes a new map of all that remains:
///
/// 1. The registrations are reviewed together, and compiled into a table.
/// 2. Extensions rewrite the map, as rules do that switch routes off.
/// 3. Map and interceptors replace the current ones at once. After an error they stay.
@MainActor
final class Registrar {
    /// What applies or, before the first start, will apply.
    private var kept = Registrations()
    /// The sets by their names. A later one of the same name has another number.
    private var sets: [String: (site: CallSite, number: Int)] = [:]
    private var lastNumber = 0
    /// The name of the set that is being filled; `nil` outside of sets.
    private var filling: String?
    /// What was registered after the start and outside of sets.
    private var misplaced: [RegistrationError.Issue] = []
    private let pipeline: RequestPipeline

    private struct Registrations {
        var routes: [Registration] = []
        var constraints: [RouteConstraint] = []
        var interceptors: [InterceptorRegistration] = []

        @MainActor
        func without(_ sets: Set<String>) -> Registrations {
            func remains(_ set: String?) -> Bool { set.map { !sets.contains($0) } ?? true }
            return Registrations(
                routes: routes.filter { remains($0.site.set) },
                constraints: constraints.filter { remains($0.site.set) },
                interceptors: interceptors.filter { remains($0.site.set) })
        }
    }

    init(of pipeline: RequestPipeline) {
        self.pipeline = pipeline
    }

    func add(_ route: Registration) {
        var route = route
        route.site.set = filling
        if isLate { registry.addLate(route.path, at: route.site) }
        add(route.path, at: route.site) { kept.routes.append(route) }
    }

    func add(_ constraint: RouteConstraint) {
        var constraint = constraint
        constraint.site.set = filling
        add("the constraint '\(constraint.name)'", at: constraint.site) {
            kept.constraints.append(constraint)
        }
    }

    func add(_ interceptor: InterceptorRegistration) {
        interceptor.site.set = filling
        add(interceptor.name, at: interceptor.site) { kept.interceptors.append(interceptor) }
    }

    /// Adds something, unless it is too late for it.
    /// - Parameters:
    ///   - name: What the report of a late one calls it.
    ///   - site: Where it is registered.
    ///   - add: Adds it.
    func add(_ name: String, at site: CallSite, by add: () -> Void) {
        guard isLate else { return add() }
        let message =
            "\(name) is registered after start() and outside of a set, so it has no effect; "
            + "register it before, or in register(set:), which applies at once"
        misplaced.append(.init(site: site, message: message))
        pipeline.events.publish(.inactive(name, at: site))
    }

    /// Adds what registers a set. After the first start, it applies as soon as this returns; after
    /// an error, nothing of it remains.
    func add(
        set name: String, at site: CallSite, filledBy fill: () throws -> Void
    ) throws -> RegistrationToken {
        if let filling {
            throw RegistrationError(
                ofSet: name, at: site,
                "is registered inside the set '\(filling)'; register it beside that one")
        }
        if let other = sets[name] {
            throw RegistrationError(
                ofSet: name, at: site,
                "is registered at \(other.site) already; withdraw that one first, or give one "
                    + "of them another name")
        }
        let before = kept
        do {
            filling = name
            defer { filling = nil }
            try fill()
            if isStarted { try apply(kept) }
        } catch {
            kept = before
            guard let error = error as? RegistrationError else { throw error }
            throw RegistrationError(issues: error.issues, dropped: [name])
        }
        lastNumber += 1
        let number = lastNumber
        sets[name] = (site, number)
        let routes = kept.routes.dropFirst(before.routes.count)
        return RegistrationToken(paths: routes.filter { $0.type != nil }.map(\.path)) {
            @MainActor [weak self] () throws(RegistrationError) in
            // Another set of the same name may have followed it.
            guard let self, sets[name]?.number == number else { return }
            let rest = kept.without([name])
            if isStarted { try apply(rest) }
            for route in kept.routes where route.site.set == name { route.source.close() }
            kept = rest
            sets[name] = nil
        }
    }

    private var registry: RouteRegistry { pipeline.registry }

    private var isStarted: Bool { registry.registered != nil }

    private var isLate: Bool { filling == nil && isStarted }

    /// Applies all registrations.
    /// - Throws: Every error. Sets with an error are dropped; the previous registrations remain.
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

    /// Drops the sets that have an error, and those that have one once the others are gone: a set
    /// may need another one, as the parent of a route or the target of a redirect. So what remains
    /// is compiled again until no set has an error. Errors outside of sets remain.
    private func dropping(setsOf error: RegistrationError) -> RegistrationError {
        var issues = error.issues
        var dropped: [String] = []
        var found = error.issues
        while true {
            let failing = Set(found.compactMap(\.site.set)).filter { sets[$0] != nil }
            if failing.isEmpty { break }
            dropped += failing.sorted()
            for name in failing { sets[name] = nil }
            kept = kept.without(failing)
            found = compiled(kept).issues
            issues += found.filter { !issues.contains($0) }
        }
        return RegistrationError(issues: issues, dropped: dropped)
    }

    /// After an error, the previous registrations remain.
    private func apply(_ content: Registrations) throws(RegistrationError) {
        let (registered, issues) = compiled(content)
        guard issues.isEmpty else { throw RegistrationError(issues: issues) }
        var map = registered
        for installed in pipeline.extensions {
            map = try installed.rewrite(map, by: content.interceptors.map(\.interceptor))
        }
        registry.put(map, madeFrom: registered)
        pipeline.interceptors = content.interceptors.sorted { $0.priority > $1.priority }
    }

    private func compiled(
        _ content: Registrations
    ) -> (map: RouteMap, issues: [RegistrationError.Issue]) {
        let review = RegistrationReview(
            content.routes, constraints: content.constraints, links: registry.links)
        let map = RouteMap(
            unchecked: review.routes, table: review.table, constraints: content.constraints,
            links: registry.links)
        let unenforced = content.interceptors.issues(among: map, in: registry.build)
        return (map, review.issues + map.redirectIssues + unenforced)
    }

    func close() {
        kept = Registrations()
        sets = [:]
        misplaced = []
    }
}

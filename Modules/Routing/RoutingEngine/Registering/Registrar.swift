import RouteMatching
import RoutingKit

/// Keeps registrations, in sets, and applies them: all of them, or none.
@MainActor
final class Registrar {
    /// The registrations that apply or, before the first start, that will apply.
    private(set) var kept = Registrations()
    /// What is registered outside of sets since the last start.
    private var late = Registrations()
    /// The sets that are kept, by their names.
    private var sets: [String: RegisteredSet] = [:]
    /// The set whose registrations are being made.
    private var filling: (name: String, contents: Registrations)?
    private var count = 0
    /// The routes as the next start would make them, once a request has asked.
    private var next: RouteMap?
    /// Whether a late registration is reported; its capability is reported already if not.
    private var reportsLate = true
    private let compiler: RegistrationCompiler

    /// Makes a registrar without registrations.
    /// - Parameter compiler: Checks registrations and applies them.
    init(_ compiler: RegistrationCompiler) {
        self.compiler = compiler
        announcePending()
    }

    func add(_ route: Registration) { change(route.path, at: route.site) { $0.add(route, to: $1) } }

    func add(_ constraint: RouteConstraint) {
        let name = "The constraint '\(constraint.name)'"
        change(name, at: constraint.site) { $0.add(constraint, to: $1) }
    }

    func add(_ interceptor: InterceptorRegistration) -> RegistrationToken {
        change(interceptor.name, at: interceptor.site) { $0.add(interceptor, to: $1) }
        return RegistrationToken { [weak self] () throws(RegistrationError) in
            try self?.withdraw(interceptor)
        }
    }

    /// Registers a set. After the first start, it applies as soon as this returns.
    /// - Parameters:
    ///   - old: The set that it replaces.
    ///   - fill: Makes its registrations.
    /// - Throws: What `fill` throws, or ``RegistrationError``. The set is dropped then, and the old
    ///   one stays.
    func add(
        _ set: RegistrationSet, replacing old: RegistrationToken?, filledBy fill: () throws -> Void
    ) throws -> RegistrationToken {
        if let filling {
            throw RegistrationError(
                set, "is registered inside the set '\(filling.name)'; register it beside that one")
        }
        let replaced = sets.values.first { $0.number == old?.number }?.set
        if let other = sets[set.name]?.set, other != replaced {
            throw RegistrationError(
                set,
                "is registered at \(other.site) already; withdraw that one first, or give one "
                    + "of them another name")
        }
        let withdrawn = Set([replaced].compactMap { $0?.name })
        do {
            let contents = try contents(of: set, filledBy: fill)
            try keep(kept.without(sets: withdrawn) + contents)
        } catch let error as RegistrationError {
            throw RegistrationError(issues: error.issues, dropped: [set])
        }
        replaced.map { sets[$0.name] = nil }
        count += 1
        sets[set.name] = RegisteredSet(set: set, number: count)
        return RegistrationToken(number: count) {
            [weak self, count] () throws(RegistrationError) in
            try self?.withdraw(set, number: count)
        }
    }

    private func contents(
        of set: RegistrationSet, filledBy fill: () throws -> Void
    ) throws -> Registrations {
        filling = (set.name, Registrations())
        defer { filling = nil }
        try fill()
        return filling?.contents ?? Registrations()
    }

    /// Adds a capability, which may register interceptors.
    func add(capability name: String, at site: CallSite, by install: () -> Void) {
        if isLate { compiler.reportInactive(name, at: site) }
        reportsLate = false
        defer { reportsLate = true }
        install()
    }

    /// Whether what is registered now waits for another start.
    private var isLate: Bool { filling == nil && compiler.isStarted }

    private func change(
        _ name: String, at site: CallSite,
        _ add: (inout Registrations, _ set: String?) -> Void
    ) {
        if var set = filling {
            add(&set.contents, set.name)
            filling = set
        } else if isLate {
            add(&late, nil)
            announcePending()
            if reportsLate { compiler.reportInactive(name, at: site) }
        } else {
            add(&kept, nil)
            next = nil
        }
    }

    /// Makes what waits for a start known to requests.
    private func announcePending() {
        next = nil
        guard !compiler.isStarted || !late.isEmpty else { return compiler.announce(nil) }
        compiler.announce { [weak self] in self?.nextRoutes }
    }

    /// The routes as the next start would make them.
    private var nextRoutes: RouteMap? {
        if next == nil { next = compiler.routes(of: kept + late) }
        return next
    }

    /// Applies all registrations.
    /// - Throws: Every error. Sets with an error are dropped, and so is what was registered outside
    ///   of sets since an earlier start; the previous registrations remain.
    func start() throws(RegistrationError) {
        if compiler.isStarted {
            let all = kept + late
            late = Registrations()
            defer { announcePending() }
            try compiler.apply(all)
            kept = all
            return
        }
        defer { announcePending() }
        do throws(RegistrationError) {
            try compiler.apply(kept)
        } catch {
            throw dropping(setsOf: error)
        }
    }

    /// Drops the sets that have an error, and those that have one once the others are gone.
    private func dropping(setsOf error: RegistrationError) -> RegistrationError {
        var (issues, dropped) = (error.issues, [RegistrationSet]())
        var found = error.issues
        while true {
            let failing = Set(found.compactMap(\.site.set)).filter { sets[$0] != nil }
            if failing.isEmpty { break }
            dropped += failing.sorted().compactMap { sets[$0]?.set }
            for name in failing { sets[name] = nil }
            kept = kept.without(sets: failing)
            found = compiler.issues(of: kept)
            issues += found.filter { !issues.contains($0) }
        }
        return RegistrationError(issues: issues, dropped: dropped)
    }

    private func withdraw(_ interceptor: InterceptorRegistration) throws(RegistrationError) {
        late = late.without(interceptor)
        announcePending()
        if kept.interceptors.contains(where: { $0 === interceptor }) {
            try keep(kept.without(interceptor))
        }
    }

    private func withdraw(_ set: RegistrationSet, number: Int) throws(RegistrationError) {
        guard sets[set.name]?.number == number else { return }
        try keep(kept.without(sets: [set.name]))
        sets[set.name] = nil
    }

    private func keep(_ rest: Registrations) throws(RegistrationError) {
        if compiler.isStarted { try compiler.apply(rest) }
        kept = rest
        announcePending()
    }
}

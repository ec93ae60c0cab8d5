import RouteMatching
import RoutingKit

/// Keeps registrations, in sets, and applies them: all of them, or none.
@MainActor
final class Registrar {
    /// The registrations that apply or, before the first start, that will apply.
    private var kept = Registrations()
    /// The sets that are kept, by their names.
    private var sets: [String: KeptSet] = [:]
    /// The set whose registrations are being made.
    private var filling: (name: String, contents: Registrations)?
    /// What was registered after the start and outside of sets.
    private var misplaced: [RegistrationError.Issue] = []
    private let compiler: RegistrationCompiler

    /// A set that is kept; another one of the same name may follow it.
    private final class KeptSet {
        let set: RegistrationSet

        init(_ set: RegistrationSet) {
            self.set = set
        }
    }

    /// Makes a registrar without registrations.
    /// - Parameter compiler: Checks registrations and applies them.
    init(_ compiler: RegistrationCompiler) {
        self.compiler = compiler
    }

    func add(_ route: Registration) { change(route.path, at: route.site) { $0.add(route, to: $1) } }

    func add(_ constraint: RouteConstraint) {
        let name = "the constraint '\(constraint.name)'"
        change(name, at: constraint.site) { $0.add(constraint, to: $1) }
    }

    func add(_ interceptor: InterceptorRegistration) -> RegistrationToken {
        change(interceptor.name, at: interceptor.site) { $0.add(interceptor, to: $1) }
        return RegistrationToken { [weak self] () throws(RegistrationError) in
            guard let self, kept.interceptors.contains(where: { $0 === interceptor }) else {
                return
            }
            try keep(kept.without(interceptor))
        }
    }

    /// Registers a set. After the first start, it applies as soon as this returns.
    /// - Parameter fill: Makes its registrations.
    /// - Throws: What `fill` throws, or ``RegistrationError``. The set is dropped then.
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
            try keep(kept + contents(of: set, filledBy: fill))
        } catch let error as RegistrationError {
            throw RegistrationError(issues: error.issues, dropped: [set])
        }
        let added = KeptSet(set)
        sets[set.name] = added
        return RegistrationToken { [weak self] () throws(RegistrationError) in
            guard let self, sets[set.name] === added else { return }
            try keep(kept.without(sets: [set.name]))
            sets[set.name] = nil
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
        if isLate { reportMisplaced(name, at: site) } else { install() }
    }

    /// Whether it is too late to register something outside of sets.
    private var isLate: Bool { filling == nil && compiler.isStarted }

    private func change(
        _ name: String, at site: CallSite,
        _ add: (inout Registrations, _ set: String?) -> Void
    ) {
        if var set = filling {
            add(&set.contents, set.name)
            filling = set
        } else if isLate {
            reportMisplaced(name, at: site)
        } else {
            add(&kept, nil)
        }
    }

    private func reportMisplaced(_ name: String, at site: CallSite) {
        let message =
            "\(name) is registered after start() and outside of a set, so it has no effect; "
            + "register it before, or in register(set:), which applies at once"
        misplaced.append(.init(site: site, message: message))
        compiler.reportInactive(name, at: site)
    }

    /// Applies all registrations.
    /// - Throws: Every error. Sets with an error are dropped; the previous registrations remain.
    func start() throws(RegistrationError) {
        if !misplaced.isEmpty {
            defer { misplaced = [] }
            throw RegistrationError(issues: misplaced)
        }
        do throws(RegistrationError) {
            try compiler.apply(kept)
        } catch {
            if compiler.isStarted { throw error }
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

    private func keep(_ rest: Registrations) throws(RegistrationError) {
        if compiler.isStarted { try compiler.apply(rest) }
        kept = rest
    }

    /// Releases all registrations.
    func close() {
        (kept, sets, misplaced) = (Registrations(), [:], [])
    }
}

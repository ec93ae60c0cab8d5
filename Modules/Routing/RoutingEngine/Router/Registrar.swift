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
    /// What applies or, before the first start, will apply, in the order of the calls.
    private var kept: [any Registered] = []
    /// The sets by their names. A later one of the same name has another number.
    private var sets: [String: (site: CallSite, number: Int)] = [:]
    private var lastNumber = 0
    /// What the sets listen to, by their names.
    private var listeners: [String: [ObserverToken]] = [:]
    /// The name of the set that is being filled; `nil` outside of sets.
    private var filling: String?
    /// What was registered after the start and outside of sets.
    private var misplaced: [RegistrationError.Issue] = []
    private let pipeline: RequestPipeline

    init(of pipeline: RequestPipeline) {
        self.pipeline = pipeline
    }

    func add(_ item: some Registered) {
        var item = item
        item.site.set = filling
        if isLate, let route = item as? Registration {
            registry.addLate(route.path, at: route.site)
        }
        add(item.title, at: item.site) { kept.append(item) }
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

    /// Lets a listener end with the set that is being filled, if there is one.
    func add(_ listener: ObserverToken) {
        if let filling { listeners[filling, default: []].append(listener) }
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
            forget(name)
            guard let error = error as? RegistrationError else { throw error }
            throw RegistrationError(issues: error.issues, dropped: [name])
        }
        lastNumber += 1
        let number = lastNumber
        sets[name] = (site, number)
        let routes = kept.all(Registration.self).filter { $0.site.set == name && $0.type != nil }
        return RegistrationToken(paths: routes.map(\.path)) {
            @MainActor [weak self] () throws(RegistrationError) in
            // Another set of the same name may have followed it.
            guard let self, sets[name]?.number == number else { return }
            let rest = kept.without([name])
            if isStarted { try apply(rest) }
            for route in kept.all(Registration.self) where route.site.set == name {
                route.source.close()
            }
            kept = rest
            forget(name)
        }
    }

    private func forget(_ set: String) {
        sets[set] = nil
        listeners.removeValue(forKey: set)?.forEach { $0.withdraw() }
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
            failing.forEach(forget)
            kept = kept.without(failing)
            found = review(kept).issues
            issues += found.filter { !issues.contains($0) }
        }
        return RegistrationError(issues: issues, dropped: dropped)
    }

    /// After an error, the previous registrations remain.
    private func apply(_ content: [any Registered]) throws(RegistrationError) {
        var review = review(content)
        guard review.issues.isEmpty else { throw RegistrationError(issues: review.issues) }
        let interceptors = review.interceptors
        var map = review.map
        for installed in pipeline.extensions {
            map = try installed.rewrite(map, by: interceptors.map(\.interceptor))
        }
        registry.put(map, madeFrom: review.map)
        pipeline.interceptors = interceptors.sorted {
            $0.interceptor.priority > $1.interceptor.priority
        }
    }

    private func review(_ content: [any Registered]) -> RegistrationReview {
        RegistrationReview(content, links: registry.links, in: registry.build)
    }

    func close() {
        kept = []
        sets = [:]
        misplaced = []
    }
}

@MainActor
extension Sequence where Element == any Registered {
    func without(_ sets: Set<String>) -> [any Registered] {
        filter { item in item.site.set.map { !sets.contains($0) } ?? true }
    }

    // A cast that fails takes long.
    func all<Item>(_ type: Item.Type) -> [Item] {
        compactMap { Swift.type(of: $0) == type ? $0 as? Item : nil }
    }
}

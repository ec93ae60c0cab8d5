import RouteMatching
import RoutingKit

import struct Foundation.UUID

/// Registrations are kept, in sets, and applied: all of them, or none.
///
/// Before the first start, they are only kept, with the set that is being filled. From then on,
/// each change of a set makes a new map of all that remains:
///
/// 1. The registrations are reviewed together, and compiled into a table.
/// 2. Extensions rewrite the map, as rules do that switch routes off.
/// 3. Map and interceptors replace the current ones at once. After an error they stay.
extension AppRouter {
    /// Registers routes, redirects, constraints and interceptors as one set, either all of them or
    /// none. Observers that are added inside belong to it, too.
    ///
    /// Before the first ``start(unanswered:)``, the set waits and is checked together with
    /// everything else. After it, the set applies as soon as this returns.
    /// - Parameters:
    ///   - name: Unique in the router.
    ///   - file: The file that an error names; the caller's by default.
    ///   - line: The line that an error names; the caller's by default.
    ///   - register: Registers the parts of the set.
    /// - Returns: What withdraws the set.
    /// - Throws: ``RegistrationError``, or the error of `register`. It drops the set as a whole,
    ///   and everything else remains.
    @discardableResult
    public func register(
        set name: String, file: String = #fileID, line: Int = #line,
        _ register: @MainActor () throws -> Void
    ) throws -> RegistrationToken {
        let site = CallSite(file: file, line: line)
        if let filling = registrations.filling {
            throw RegistrationError(
                ofSet: name, at: site,
                "is registered inside the set '\(filling)'; register it beside that one")
        }
        if let other = registrations.sets[name] {
            throw RegistrationError(
                ofSet: name, at: site,
                "is registered at \(other.site) already; withdraw that one first, or give one "
                    + "of them another name")
        }
        do {
            registrations.filling = name
            defer { registrations.filling = nil }
            try register()
            if isStarted { try apply(registrations.kept) }
        } catch {
            end([name])
            guard let error = error as? RegistrationError else { throw error }
            throw RegistrationError(issues: error.issues, dropped: [name])
        }
        let id = UUID()
        registrations.sets[name] = (site, id)
        let routes = registrations.kept.all(Registration.self).filter {
            $0.site.set == name && $0.type != nil
        }
        return RegistrationToken(paths: routes.map(\.path)) {
            @MainActor [weak self] () throws(RegistrationError) in
            // Another set of the same name may have followed it.
            guard let self, registrations.sets[name]?.id == id else { return }
            if let filling = registrations.filling {
                throw RegistrationError(
                    ofSet: name, at: site,
                    "is withdrawn inside the set '\(filling)'; withdraw it beside that one")
            }
            if isStarted { try apply(registrations.kept.without([name])) }
            end([name])
        }
    }

    /// Ends all that sets have registered.
    private func end(_ sets: Set<String>) {
        let rest = registrations.kept.without(sets)
        for item in registrations.kept where sets.contains(item.site.set ?? "") { item.end() }
        registrations.kept = rest
        for set in sets { registrations.sets[set] = nil }
    }

    /// Keeps something in the set that is being filled.
    /// - Returns: Whether it has an effect; `false` after the start and outside of a set.
    @discardableResult
    func add(_ item: consuming some Registered) -> Bool {
        item.site.set = registrations.filling
        let isLate = isStarted && registrations.filling == nil
        if isLate {
            events.publish(.inactive(item.title, at: item.site))
            item.end()
            registrations.late.append(item)
        } else {
            registrations.kept.append(item)
        }
        return !isLate
    }

    private var isStarted: Bool { registered != nil }

    /// Applies all registrations.
    /// - Throws: Every error. Sets with an error are dropped; the previous registrations remain.
    func applyAll() throws(RegistrationError) {
        let late = registrations.late.dropFirst(registrations.reportedCount)
        registrations.reportedCount = registrations.late.count
        if !late.isEmpty { throw RegistrationError(issues: late.map(\.lateness)) }
        do throws(RegistrationError) {
            try apply(registrations.kept)
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
            let failing = Set(found.compactMap(\.site.set)).filter {
                registrations.sets[$0] != nil
            }
            if failing.isEmpty { break }
            dropped += failing.sorted()
            end(failing)
            found = RegistrationReview(registrations.kept, links: links, in: build).issues
            issues += found.filter { !issues.contains($0) }
        }
        return RegistrationError(issues: issues, dropped: dropped)
    }

    /// After an error, the previous registrations remain.
    private func apply(_ content: [any Registered]) throws(RegistrationError) {
        var review = RegistrationReview(content, links: links, in: build)
        guard review.issues.isEmpty else { throw RegistrationError(issues: review.issues) }
        var map = review.map
        for installed in extensions {
            map = try installed.rewrite(map, by: review.interceptors.map(\.interceptor))
        }
        registered = review.map
        put(map)
        interceptors = review.interceptors.sorted {
            $0.interceptor.priority > $1.interceptor.priority
        }
    }
}

@MainActor
extension Sequence where Element == any Registered {
    func without(_ sets: Set<String>) -> [any Registered] {
        filter { item in item.site.set.map { !sets.contains($0) } ?? true }
    }
}

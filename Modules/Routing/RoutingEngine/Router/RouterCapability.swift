public import RouteMatching
import RoutingKit

/// A capability that an app adds to its router with ``AppRouter/use(_:file:line:)``.
@MainActor
public protocol RouterCapability {
    /// Adds the capability to a router; an app calls ``AppRouter/use(_:file:line:)``.
    func install(on router: AppRouter, at site: CallSite)
}

extension AppRouter {
    /// Adds a capability, before the router starts. One that you add later is an error, as
    /// ``AppRouter/start(unanswered:)`` says, and so is one that a router uses which isn't closed.
    /// In a set it is an error of the set, which couldn't take it back.
    public func use(
        _ capability: some RouterCapability, file: String = #fileID, line: Int = #line
    ) {
        let site = CallSite(file: file, line: line)
        let use = CapabilityUse(title: String(nameOf: type(of: capability)), site: site)
        if add(use), registrations.filling == nil {
            capability.install(on: self, at: site)
        }
    }

    /// The router that a capability serves from now on: this one. A capability that serves another
    /// one, of another window for instance, would answer the requests of both with that one, and
    /// one that is used twice would act twice. Both are errors of the start.
    /// - Parameters:
    ///   - other: The router that it serves so far; `nil` for none.
    ///   - site: Where it is added to this one.
    package func serving(insteadOf other: AppRouter?, at site: CallSite) -> AppRouter {
        guard let other, !other.isClosed else { return self }
        ownIssues.append(
            .init(
                site: site,
                message: "a router uses this capability already; use it once, make one for each "
                    + "router, or close() the other one first"))
        return other
    }
}

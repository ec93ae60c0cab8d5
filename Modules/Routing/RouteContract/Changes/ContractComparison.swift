import RouteMatching
import RoutingKit

extension RouteContract {
    /// The differences of this contract from an earlier one, breaking ones first.
    func changes(from old: RouteContract) -> [ContractChange] {
        var comparison = ContractComparison(old: old, new: self)
        comparison.compare()
        return comparison.changes.enumerated().sorted { left, right in
            let order = [left, right].map { $0.element.verdict == .breaking ? 0 : 1 }
            return (order[0], left.offset) < (order[1], right.offset)
        }.map(\.element)
    }
}

/// Finds the differences of two contracts. It reads no files and knows no app.
struct ContractComparison {
    let old: RouteContract, new: RouteContract
    var changes: [ContractChange] = []

    init(old: RouteContract, new: RouteContract) {
        self.old = old
        self.new = new
    }

    mutating func compare() {
        let pairs = RoutePairs(old: old.routes, new: new.routes)
        for route in pairs.removed {
            add(.routeRemoved, route, "no route has this path any more")
        }
        for pair in pairs.kept { compare(pair.old, pair.new) }
        for route in pairs.added { reportAdded(route) }
        comparePrecedence(pairs)
        compareLinks()
        compareNames()
    }

    private mutating func compare(_ route: ContractRoute, _ successor: ContractRoute) {
        switch (route.redirect, successor.redirect) {
        case (nil, let target?):
            add(.routeRedirected, route, "it redirects to \(target) now")
            guard let answering = new.route(answering: target) else { return }
            compareParameters(route, answering)
            compareValues(route, answering)
            compareAccess(route, answering)
            compareEffect(route, answering)
        case (let target?, nil):
            add(
                .redirectReplaced, route,
                "\(successor.navigator) answers it instead of \(target)")
        case (let target?, let other?):
            let isSame = new.route(answering: target)?.path == new.route(answering: other)?.path
            if !isSame || (target != other && new.route(answering: target) == nil) {
                add(
                    .redirectTargetChanged, route,
                    "it redirects to \(other), not to \(target)")
            }
        case (nil, nil):
            comparePaths(route, successor)
            compareParameters(route, successor)
            compareValues(route, successor)
            compareAccess(route, successor)
            compareEffect(route, successor)
            compareOwners(route, successor)
        }
    }

    private mutating func compareOwners(_ route: ContractRoute, _ successor: ContractRoute) {
        if route.parent != successor.parent {
            let parents = [route.parent, successor.parent].map { $0 ?? "no parent" }
            add(
                .parentChanged, route,
                "its parent changed from \(parents[0]) to \(parents[1])")
        }
        let names = [route, successor].map { "\($0.module).\($0.navigator)" }
        if names[0] != names[1] {
            add(.navigatorChanged, route, "\(names[1]) answers it instead of \(names[0])")
        }
    }

    private mutating func reportAdded(_ route: ContractRoute) {
        let isOpen = route.redirect == nil && route.access != .closed
        let parties = isOpen ? new.parties(in: .site, of: route) : []
        changes.append(
            ContractChange(
                kind: isOpen ? .openRouteAdded : .routeAdded, subject: route.path,
                detail: isOpen
                    ? "the route is new and open to \(route.access)" : "the route is new",
                affected: parties, module: route.module))
    }

    /// Reports a change of a route of the old contract.
    mutating func add(
        _ kind: ContractChange.Kind, _ route: ContractRoute, _ detail: String,
        access: Access? = nil, links isAffected: (ContractLink) -> Bool = { _ in true }
    ) {
        changes.append(
            ContractChange(
                kind: kind, subject: route.path, detail: detail,
                affected: old.parties(
                    in: kind.scope, of: route, access: access, links: isAffected),
                module: route.module))
    }
}

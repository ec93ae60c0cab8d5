import RouteMatching
import RoutingEngine
import RoutingKit

/// Finds the differences of two contracts. It reads no files and knows no app.
struct ContractComparison {
    let old: ContractTable
    let new: ContractTable
    /// The position of the successor of each old route that has one, and the reverse.
    private(set) var successors: [Int: Int] = [:]
    private(set) var predecessors: [Int: Int] = [:]
    private(set) var changes: [ContractChange] = []

    init(old: RouteContract, new: RouteContract) {
        self.old = ContractTable(old)
        self.new = ContractTable(new)
        pair { AnyHashable($1.identity) }
        // What is left may differ in a constraint, which makes no new route.
        pair { route, pattern in
            guard route.redirect == nil else { return nil }
            let names = [route.module, route.navigator].map { OverlapIndex.Segment.text($0) }
            return AnyHashable(names + pattern.segments.map(\.overlap))
        }
        compareRoutes()
        compareLinks()
        compareNames(.host, old.hosts, new.hosts, .universalLink, ["the site's file"])
        compareNames(.scheme, old.schemes, new.schemes, .customScheme, [])
    }

    /// Pairs routes that have no partner yet, those with equal keys in their order.
    private mutating func pair(by key: (ContractRoute, RoutePattern) -> AnyHashable?) {
        let single = new.routes.indices.filter { predecessors[$0] == nil }.reversed()
        var free = Dictionary(grouping: single) { key(new.routes[$0], new.patterns[$0]) }
        for position in old.routes.indices where successors[position] == nil {
            guard let key = key(old.routes[position], old.patterns[position]),
                let successor = free[key]?.popLast()
            else { continue }
            successors[position] = successor
            predecessors[successor] = position
        }
    }

    private mutating func compareRoutes() {
        for (position, route) in old.routes.enumerated() where successors[position] == nil {
            add(.route, narrows: true, "no route has this path any more", to: route)
        }
        for position in old.routes.indices {
            if let successor = successors[position] { compare(position, successor) }
        }
        // Both contracts may have all of these routes, and yet a link has another answer.
        for taken in TakenLinks(of: self).all {
            let loser = old.routes[taken.loser]
            let text = "it answers \(taken.link), which \(loser.path) answered before"
            let change = ContractChange(.precedence, narrows: true, text)
            add([change], to: loser, by: new.routes[taken.winner])
        }
        for (position, route) in new.routes.enumerated() where predecessors[position] == nil {
            add(.route, narrows: false, "it is new", to: route)
            let origins = route.access.map(\.rawValue)
            add(.items(.access, [], origins, "", "it is new and open to $"), to: route)
        }
    }

    private mutating func compare(_ position: Int, _ next: Int) {
        let route = old.routes[position]
        let successor = new.routes[next]
        var answering = successor
        switch (route.redirect, successor.redirect) {
        case (nil, nil): add(pathChanges(old.patterns[position], new.patterns[next]), to: route)
        case (nil, let target?):
            add(.redirect, narrows: false, "it redirects to \(target) now", to: route)
            guard let route = new.target(of: successor) else { return }
            answering = route
        case (let target?, nil):
            let text = "\(successor.navigator) answers it instead of \(target)"
            return add(.redirect, narrows: true, text, to: route)
        case (let target?, let other?):
            // Where the old target leads now counts: it may be a redirect to the new one.
            let pattern = old.patterns[position]
            if target != other,
                new.end(of: target, from: pattern).link != new.end(of: other, from: pattern).link
            {
                let text = "it redirects to \(other), not to \(target)"
                add(.redirect, narrows: true, text, to: route)
            }
            return
        }
        add(route.changes(to: answering), to: route)
    }

    /// Compares segment by segment the patterns of a route and its successor, which differ in
    /// constraints and in what may be missing.
    private func pathChanges(
        _ own: RoutePattern, _ other: RoutePattern
    ) -> [ContractChange] {
        if own.identity == other.identity { return [] }
        return zip(own.segments, other.segments).enumerated().flatMap { place, segments in
            let (before, now) = segments
            let name = now.name ?? "\(now)"
            let types = [before, now].map(\.constraintText)
            let isWider = new.samples.texts(of: before).allSatisfy { now.admits($0) }
            let optional = [own, other].map { $0.isOptional(at: place) }
            return [ContractChange].flag(
                .path, types[0] != types[1] && !isWider, types[0] != types[1] && isWider,
                "'\(name)' must be \(types[1]), not \(types[0])",
                "'\(name)' must be \(types[1]), not \(types[0])")
                + .flag(
                    .path, optional[0], optional[1],
                    "'\(name)' may not be missing", "'\(name)' may be missing")
        }
    }

    private mutating func compareLinks() {
        let known = Set(old.contract.unansweredLinks.map(\.name))
        for link in new.contract.unansweredLinks where !known.contains(link.name) {
            var change = ContractChange(.link, narrows: true, "no route answers \(link.path)")
            change.subject = link.name
            change.module = link.feature
            change.affected = ["the links of \(link.feature)"]
            changes.append(change)
        }
    }

    private mutating func compareNames(
        _ fact: ContractChange.Fact, _ old: [String], _ new: [String],
        _ origin: ContractRoute.Origin, _ site: [String]
    ) {
        for name in Set(old).symmetricDifference(new).sorted() {
            var change: ContractChange
            if old.contains(name) {
                change = .init(fact, narrows: true, "the app doesn't answer its links any more")
                change.affected = [origin.plural] + site
            } else {
                change = .init(fact, narrows: false, "the app answers its links, too")
                change.affected = site
            }
            change.subject = name
            changes.append(change)
        }
    }

    private mutating func add(
        _ fact: ContractChange.Fact, narrows: Bool, _ detail: String, to route: ContractRoute
    ) {
        add([ContractChange(fact, narrows: narrows, detail)], to: route)
    }

    /// - Parameter subject: The route that makes the changes, if it is another one.
    private mutating func add(
        _ found: [ContractChange], to route: ContractRoute, by subject: ContractRoute? = nil
    ) {
        for var change in found {
            let isSite = !change.narrows && change.fact == .access
            let dependents = change.narrows ? change.fact.meaning.affects : isSite ? [.site] : []
            change.subject = (subject ?? route).path
            change.module = (subject ?? route).module
            change.affected = old.names(of: dependents, on: route, origins: change.origins)
            changes.append(change)
        }
    }
}

extension RouteContract {
    /// The links of features that no route answers.
    fileprivate var unansweredLinks: [(feature: String, name: String, path: String)] {
        features.flatMap { feature in
            feature.links.filter { $0.opens == nil }.map {
                (feature.name, "\(feature.name).\($0.name)", $0.path)
            }
        }
    }
}

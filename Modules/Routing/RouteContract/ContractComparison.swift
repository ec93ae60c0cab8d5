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
    /// Makes links of the patterns of both. The checks accept every text, as an app's may.
    private(set) lazy var samples: WinningPaths = {
        let patterns = old.patterns + new.patterns
        let checks = patterns.checks(isOpen: true)
        return WinningPaths(RouteTable(unchecked: patterns, constraints: checks))
    }()

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
            add(.items(.route, [route.path], []), to: route)
        }
        for position in old.routes.indices {
            if let successor = successors[position] { compare(position, successor) }
        }
        // Both contracts may have all of these routes, and yet a link has another answer.
        for taken in takenLinks {
            let loser = old.routes[taken.loser]
            let text = "it answers \(taken.link), which \(loser.path) answered before"
            add([.init(.precedence, narrows: true, text)], to: loser, by: new.routes[taken.winner])
        }
        for (position, route) in new.routes.enumerated() where predecessors[position] == nil {
            add(.items(.route, [], [route.path]), to: route)
            if route.access.isEmpty { continue }
            let list = route.access.map(\.rawValue).sorted().joined(separator: ", ")
            var change = ContractChange(.access, narrows: false, "it is new and open to \(list)")
            change.origins = route.access
            add([change], to: route)
        }
    }

    private mutating func compare(_ position: Int, _ next: Int) {
        let route = old.routes[position]
        let successor = new.routes[next]
        var answering = successor
        switch (route.redirect, successor.redirect) {
        case (nil, nil): add(pathChanges(old.patterns[position], new.patterns[next]), to: route)
        case (nil, let target?):
            let text = "it redirects to \(target) now"
            add([.init(.redirect, narrows: false, text)], to: route)
            guard let route = new.target(of: successor) else { return }
            answering = route
        case (let target?, nil):
            let text = "\(successor.navigator) answers it instead of \(target)"
            return add([.init(.redirect, narrows: true, text)], to: route)
        case (let target?, let other?):
            // Where the old target leads now counts: it may be a redirect to the new one.
            let pattern = old.patterns[position]
            if target != other,
                new.end(of: target, from: pattern).link != new.end(of: other, from: pattern).link
            {
                let text = "it redirects to \(other), not to \(target)"
                add([.init(.redirect, narrows: true, text)], to: route)
            }
            return
        }
        add(route.changes(to: answering), to: route)
    }

    /// Compares segment by segment the patterns of a route and its successor, which differ in
    /// constraints and in what may be missing.
    private mutating func pathChanges(
        _ own: RoutePattern, _ other: RoutePattern
    ) -> [ContractChange] {
        if own.identity == other.identity { return [] }
        var found: [ContractChange] = []
        for (place, segments) in zip(own.segments, other.segments).enumerated() {
            let before = RoutePattern(segments: [segments.0])
            let now = RoutePattern(segments: [segments.1])
            if before.identity != now.identity {
                let text = "its segment \(before) is \(now) now"
                found.append(.init(.path, narrows: !admits(now, allOf: before), text))
            }
            let isOptional = other.isOptional(at: place)
            if own.isOptional(at: place) != isOptional {
                let text = "\(now) may \(isOptional ? "" : "not ")be missing"
                found.append(.init(.path, narrows: !isOptional, text))
            }
        }
        return found
    }

    /// Whether a pattern matches the links that show what another one matches.
    private mutating func admits(_ wide: RoutePattern, allOf narrow: RoutePattern) -> Bool {
        let table = RouteTable(unchecked: [wide], constraints: [wide].checks())
        return samples.links(of: narrow, and: narrow).allSatisfy { table.match($0) != nil }
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
            let found = [old, new].map { names in names.filter { $0 == name } }
            for var change in [ContractChange].items(fact, found[0], found[1]) {
                change.subject = name
                change.affected = (change.narrows ? [origin.plural] : []) + site
                changes.append(change)
            }
        }
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

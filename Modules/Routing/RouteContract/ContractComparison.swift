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
    /// The positions of the new routes whose patterns match the same links as before.
    private(set) var unchanged: Set<Int> = []
    private(set) var changes: [ContractChange] = []
    /// Makes links of the patterns of both. The checks accept every text, as an app's may.
    private lazy var samples: WinningPaths = {
        let patterns = old.patterns + new.patterns
        let checks = patterns.checks(isOpen: true)
        return WinningPaths(RouteTable(unchecked: patterns, constraints: checks))
    }()

    init(old: RouteContract, new: RouteContract) {
        self.old = ContractTable(old)
        self.new = ContractTable(new)
        pair { $0.patterns[$1].identity }
        unchanged = Set(predecessors.keys)
        // What is left may differ in a constraint, which makes no new route.
        pair { table, position -> [OverlapIndex.Segment]? in
            let route = table.routes[position]
            let texts = table.patterns[position].segments.map(\.overlap)
            return route.redirect == nil
                ? [.text(route.module), .text(route.navigator)] + texts : nil
        }
        compareRoutes()
        compareLinks()
        compareNames(.host, old.hosts, new.hosts, .universalLink, ["the site's file"])
        compareNames(.scheme, old.schemes, new.schemes, .customScheme, [])
    }

    /// Pairs routes that have no partner yet, those with equal keys in their order.
    private mutating func pair<Key: Hashable>(by key: (ContractTable, Int) -> Key?) {
        let single = new.routes.indices.filter { predecessors[$0] == nil }.reversed()
        var free = Dictionary(grouping: single) { key(new, $0) }
        for position in old.routes.indices where successors[position] == nil {
            if let key = key(old, position), let successor = free[key]?.popLast() {
                successors[position] = successor
                predecessors[successor] = position
            }
        }
    }

    private mutating func compareRoutes() {
        for (position, route) in old.routes.enumerated() {
            if let successor = successors[position] {
                compare(position, successor)
            } else {
                add(.items(.route, [route.path], []), to: route)
            }
        }
        // Both contracts may have all of these routes, and yet a link has another answer.
        compareWinners()
        for (position, route) in new.routes.enumerated() where predecessors[position] == nil {
            let access = route.access.map(\.rawValue)
            add(.items(.route, [], [route.path]) + .items(.access, [], access), to: route)
        }
    }

    /// Finds one link for each two routes of which one takes links from the other.
    ///
    /// The order of two patterns depends on nothing else, so a route takes links from another one
    /// only if the pattern of one of them has changed. Each such pair with paths in common is
    /// tried: a link of both is made, with values that as few other patterns as possible answer,
    /// and both tables are asked who wins it.
    private mutating func compareWinners() {
        if unchanged.count == new.routes.count { return }
        for loser in old.routes.indices {
            guard let successor = successors[loser] else { continue }
            let pattern = old.typedPattern(at: loser)
            for winner in new.overlapping(old.patterns[loser]) where winner != successor {
                guard !unchanged.isSuperset(of: [winner, successor]),
                    let link = samples.links(of: pattern, and: new.patterns[winner])
                        .first(where: { old.mayWin(loser, $0) && new.mayWin(winner, $0) })
                else { continue }
                add(new.routes[winner], answering: link, of: loser)
            }
        }
    }

    private mutating func compare(_ position: Int, _ next: Int) {
        let route = old.routes[position]
        let successor = new.routes[next]
        if let target = route.redirect {
            // Where the old target leads now counts: it may be a redirect to the new one.
            let other = successor.redirect
            if target == other { return }
            let values = old.values(at: position)
            let ends = [target, other].map { $0.map { new.end(of: $0, with: values).link } }
            if ends[0] == ends[1] { return compareEnds(of: position, successor) }
            let text =
                other.map { "it redirects to \($0), not to \(target)" }
                ?? "\(successor.navigator) answers it instead of \(target)"
            return add([.init(fact: .redirect, narrows: true, detail: text)], to: route)
        }
        if let target = successor.redirect {
            let text = "it redirects to \(target) now"
            add([.init(fact: .redirect, narrows: false, detail: text)], to: route)
            compareEnds(of: position, successor)
        } else if old.patterns[position].identity != new.patterns[next].identity {
            let path = new.patterns[next]
            let isWider = admits(path, allOf: old.patterns[position])
            add([.init(fact: .path, narrows: !isWider, detail: "it is \(path) now")], to: route)
        }
        if let answering = successor.redirect == nil ? successor : new.targets[successor.path] {
            add(route.changes(to: answering), to: route)
        }
    }

    /// Finds a link that a redirect leads elsewhere than before: another route takes it from the
    /// route behind the target, or did so.
    private mutating func compareEnds(of position: Int, _ successor: ContractRoute) {
        let route = old.routes[position]
        let pattern = old.typedPattern(at: position)
        let usual = old.targets[route.path] ?? route
        let next = new.targets[successor.path]
        for (table, target) in [(new, successor.redirect), (old, route.redirect)] {
            guard let target, let free = try? RoutePattern(target) else { continue }
            let path = free.constrained { name in
                pattern.segments.first { $0.name?.equalsIgnoringASCIICase(name) == true }?
                    .constraint
            }
            let values = RouteTable(unchecked: [path], constraints: [path].checks(isOpen: true))
            for taker in table.overlapping(path) {
                for taken in samples.links(of: path, and: table.patterns[taker]).prefix(8) {
                    guard let items = values.match(taken)?.items,
                        let link = pattern.link(of: ParameterValues(items: items)),
                        old.mayWin(position, link),
                        let before = route.redirect.map({ old.end(of: $0, with: items).route })
                            ?? route
                    else { continue }
                    let end = successor.redirect.flatMap { new.end(of: $0, with: items).route }
                    // A check may accept what the table of a contract gives to no route.
                    let isAsBefore =
                        before == usual
                        ? end == nil || end == next : end == self.successor(of: before)
                    if isAsBefore { continue }
                    return add(end ?? next ?? successor, answering: link, of: position)
                }
            }
        }
    }

    private func successor(of route: ContractRoute) -> ContractRoute? {
        old.routes.firstIndex(of: route).flatMap { successors[$0] }.map { new.routes[$0] }
    }

    /// Whether a pattern with the same texts matches all that another one does, as far as the links
    /// show that are made of each segment.
    private mutating func admits(_ wide: RoutePattern, allOf narrow: RoutePattern) -> Bool {
        let samples = samples
        let pairs = zip(wide.segments, narrow.segments)
        return wide.forms.count >= narrow.forms.count
            && pairs.allSatisfy { pair in
                let wide = RoutePattern(segments: [pair.0])
                let narrow = RoutePattern(segments: [pair.1])
                let table = RouteTable(unchecked: [wide], constraints: [wide].checks())
                return wide.identity == narrow.identity
                    || samples.links(of: narrow, and: narrow).allSatisfy { table.match($0) != nil }
            }
    }

    /// Finds the links of features that no route answers any more.
    private mutating func compareLinks() {
        for feature in new.contract.features {
            let before = old.contract.features.first { $0.name == feature.name }?.links ?? []
            let known = before.filter { $0.opens == nil }.map(\.name)
            for link in feature.links where link.opens == nil && !known.contains(link.name) {
                changes.append(
                    ContractChange(
                        fact: .link, narrows: true, detail: "no route answers \(link.path)",
                        subject: "\(feature.name).\(link.name)", module: feature.name,
                        affected: ["the links of \(feature.name)"]))
            }
        }
    }

    private mutating func compareNames(
        _ fact: ContractChange.Fact, _ old: [String], _ new: [String],
        _ origin: ContractRoute.Origin, _ site: [String]
    ) {
        for name in Set(old).symmetricDifference(new).sorted() {
            let lost = old.filter { $0 == name }
            for var change in [ContractChange].items(fact, lost, lost.isEmpty ? [name] : []) {
                change.subject = name
                change.affected = (lost.isEmpty ? [] : [origin.meaning.plural]) + site
                changes.append(change)
            }
        }
    }

    private mutating func add(_ winner: ContractRoute, answering link: DeepLink, of loser: Int) {
        let route = old.routes[loser]
        let text = "it answers \(link), which \(route.path) answered before"
        add([.init(fact: .precedence, narrows: true, detail: text)], to: route, by: winner)
    }

    /// - Parameter subject: The route that makes the changes, if it is another one.
    private mutating func add(
        _ found: [ContractChange], to route: ContractRoute, by subject: ContractRoute? = nil
    ) {
        for var change in found {
            let isBreaking = change.verdict == .breaking
            let others: [ContractChange.Dependents] = change.fact == .access ? [.site] : []
            let dependents = isBreaking ? change.fact.meaning.affects : others
            change.affected = old.names(of: dependents, on: route, origins: change.origins)
            change.subject = (subject ?? route).path
            change.module = (subject ?? route).module
            changes.append(change)
        }
    }
}

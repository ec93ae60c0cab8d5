import RouteMatching
import RoutingEngine
import RoutingKit

/// Finds the differences of two contracts. It reads no files and knows no app.
struct ContractComparison {
    let old: ContractTable, new: ContractTable
    /// The position of the successor of each old route that has one, and the reverse.
    private(set) var successors: [Int: Int] = [:]
    private(set) var predecessors: [Int: Int] = [:]
    /// The positions of the new routes whose patterns match the same links as before.
    private(set) var unchanged: Set<Int> = []
    private(set) var changes: [ContractChange] = []
    /// Makes links of the patterns of both. The checks accept every text, as an app's may.
    private lazy var samples = WinningPaths((old.patterns + new.patterns).table(isOpen: true))

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
        compareNames(.host, old.hosts, new.hosts, of: .universalLink)
        compareNames(.scheme, old.schemes, new.schemes, of: .customScheme)
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
        for position in old.routes.indices {
            if let successor = successors[position] {
                compare(position, successor)
            } else {
                add(.items(.route, [old.routes[position].path], []), to: position)
            }
        }
        // Both contracts may have all of these routes, and yet a link has another answer.
        compareWinners()
        for (position, route) in new.routes.enumerated() where predecessors[position] == nil {
            let access = route.access.map(\.rawValue)
            add(.items(.route, [], [route.path]) + .items(.access, [], access), to: nil, by: route)
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
        for (loser, successor) in successors.sorted(by: { $0.key < $1.key }) {
            let pattern = old.completePattern(at: loser)
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
        let other = new.routes[next].redirect
        if let target = old.routes[position].redirect {
            // Where the old target leads now counts: it may be a redirect to the new one.
            if target == other { return }
            let values = old.values(at: position)
            let ends = [target, other].map { $0.map { new.end(of: $0, with: values).link } }
            if ends[0] == ends[1] { return compareEnds(of: position, next) }
            let text =
                other.map { "it redirects to \($0), not to \(target)" }
                ?? "\(new.routes[next].navigator) answers it instead of \(target)"
            return add([.init(fact: .redirect, narrows: true, detail: text)], to: position)
        }
        if let other {
            let text = "it redirects to \(other) now"
            add([.init(fact: .redirect, narrows: false, detail: text)], to: position)
            compareEnds(of: position, next)
        } else if !unchanged.contains(next) {
            let path = new.patterns[next]
            let isWider = admits(path, allOf: old.patterns[position])
            add([.init(fact: .path, narrows: !isWider, detail: "it is \(path) now")], to: position)
        }
        if let end = new.end(of: next, with: nil) {
            add(old.routes[position].changes(to: new.routes[end]), to: position)
        }
    }

    /// Finds a link that a redirect leads elsewhere than before: another route takes it from the
    /// route behind the target, or did so, or none answers it.
    ///
    /// Where a link led as an example of the old route did, it must lead as an example of the new
    /// one does; where it led elsewhere, it must lead there. This must hold if each check accepts
    /// its example alone, and also if checks accept every text.
    private mutating func compareEnds(of position: Int, _ next: Int) {
        guard let links = redirectedLinks(of: position, next) else {
            let text = "its target has a value twice, or a rest in front, and can't be compared"
            return add([.init(fact: .redirect, narrows: true, detail: text)], to: position)
        }
        let source = old.completePattern(at: position)
        let readers = [source, new.patterns[next]].map { [$0].table(isOpen: true) }
        let passing = [source].table()
        // The app has started, so checks accept the texts of a target without values.
        let isFixed = new.routes[next].redirect?.contains { ":*".contains($0) } == false
        for (isOpen, link) in links.flatMap({ [(false, $0), (true, $0)] }) {
            let values = readers.compactMap { $0.match(link)?.items }
            guard values.count == 2, isOpen || !isFixed && passing.match(link) != nil,
                old.mayWin(position, link, isOpen: isOpen),
                let before = old.end(of: position, with: values[0], isOpen: isOpen)
            else { continue }
            let end = new.end(of: next, with: values[1], isOpen: isOpen)
            let usual = before == old.targets[position] ? new.targets[next] ?? end : nil
            let expected = usual ?? successors[before].flatMap { new.targets[$0] }
            if end != nil, end == expected { continue }
            if let end { return add(new.routes[end], answering: link, of: position) }
            let text = "no route answers \(link) behind it"
            return add([.init(fact: .redirect, narrows: true, detail: text)], to: position)
        }
    }

    /// Links of a route that redirects now or did so: examples of its own, and for each route that
    /// may take links of the new or the old target some that lead to it.
    /// - Returns: `nil` if a target is no pattern.
    private mutating func redirectedLinks(of position: Int, _ next: Int) -> [DeepLink]? {
        let source = old.completePattern(at: position)
        var links = samples.links(of: source) + samples.links(of: source, and: source).prefix(64)
        for (table, route) in [(new, next), (old, position)] {
            guard let target = table.routes[route].redirect else { continue }
            // Its query has no part in who answers it.
            guard let raw = try? RoutePattern("\(target.prefix { $0 != "?" })") else { return nil }
            let pattern = table.completePattern(at: route)
            let path = raw.complete(by: pattern.segments.map { ($0.name, $0.constraint) })
            // What the target leaves out may decide whether the route wins a link.
            let others = [[]] + pattern.values(of: links).prefix(16)
            let left = others.map { $0.filter { !path.hasParameter(named: $0.name) } }
            for taker in table.overlapping(path) {
                let taken = samples.links(of: path, and: table.patterns[taker]).prefix(64)
                links += path.values(of: taken).lazy.compactMap { [old] values in
                    left.lazy.compactMap { pattern.link(of: ParameterValues(items: values + $0)) }
                        .first { old.mayWin(position, $0) }
                }.prefix(8)
            }
        }
        return links
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
                let table = [wide].table()
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
        of origin: ContractRoute.Origin
    ) {
        for name in Set(old).symmetricDifference(new).sorted() {
            let same = [old, new].map { names in names.filter { $0 == name } }
            for var change in [ContractChange].items(fact, same[0], same[1]) {
                change.subject = name
                change.origins = [origin]
                add([change], to: nil)
            }
        }
    }

    private mutating func add(_ winner: ContractRoute, answering link: DeepLink, of loser: Int) {
        let text = "it answers \(link), which \(old.routes[loser].path) answered before"
        add([.init(fact: .precedence, narrows: true, detail: text)], to: loser, by: winner)
    }

    /// - Parameters:
    ///   - position: The old route that is concerned; `nil` if there is none.
    ///   - subject: The route that makes the changes, if it is another one.
    private mutating func add(
        _ found: [ContractChange], to position: Int?, by subject: ContractRoute? = nil
    ) {
        for var change in found {
            if let subject = subject ?? position.map({ old.routes[$0] }) {
                change.subject = subject.path
                change.module = subject.module
            }
            change.affected = old.names(of: change, on: position)
            changes.append(change)
        }
    }
}

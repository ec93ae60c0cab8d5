import RouteMatching
import RoutingEngine
import RoutingKit

/// Finds the differences of two contracts. It reads no files and knows no app.
struct ContractComparison {
    private typealias Item = DeepLink.QueryItem

    let old: ContractTable, new: ContractTable
    /// The position of the successor of each old route that has one.
    private var successors: [Int: Int] = [:]
    /// The positions of the new routes whose patterns match the same links as before.
    private var unchanged: Set<Int> = []
    private(set) var changes: [ContractChange] = []
    /// Makes links of the patterns of both. The checks accept every text, as an app's may.
    private lazy var samples = WinningPaths((old.patterns + new.patterns).table(isOpen: true))

    init(old: RouteContract, new: RouteContract) {
        self.old = ContractTable(old)
        self.new = ContractTable(new)
        pair { $0.patterns[$1].identity }
        unchanged = Set(successors.values)
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
        let single = Set(new.routes.indices).subtracting(successors.values).sorted(by: >)
        var free = Dictionary(grouping: single) { key(new, $0) }
        for position in old.routes.indices where successors[position] == nil {
            if let key = key(old, position), let successor = free[key]?.popLast() {
                successors[position] = successor
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
        let known = Set(successors.values)
        for (position, route) in new.routes.enumerated() where !known.contains(position) {
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
                let text = "it answers \(link), which \(old.routes[loser].path) answered before"
                let change = ContractChange(fact: .precedence, narrows: true, detail: text)
                add([change], to: loser, by: new.routes[winner])
            }
        }
    }

    private mutating func compare(_ position: Int, _ next: Int) {
        let route = old.routes[position]
        let successor = new.routes[next]
        let isSame = route.path == successor.path && route.redirect == successor.redirect
        let lost = isSame ? nil : lostLink(of: position, next)
        if route.redirect == nil, let target = successor.redirect {
            let text = "it redirects to \(target) now"
            add([.init(fact: .redirect, narrows: false, detail: text)], to: position)
        }
        // Without a partner of its path, only a page is paired with another one.
        let changed = unchanged.contains(next) ? nil : "it is \(successor.path) now"
        if let text = lost ?? changed {
            let targets = [route.redirect, successor.redirect].compactMap(\.self)
            let fact: ContractChange.Fact = targets.isEmpty ? .path : .redirect
            add([.init(fact: fact, narrows: lost != nil, detail: text)], to: position)
        }
        if route.redirect == nil, let end = successor.redirect == nil ? next : new.targets[next] {
            add(route.changes(to: new.routes[end]), to: position)
        }
    }

    /// Finds a link of a route that leads elsewhere than before, through its redirect or with
    /// another path: to another route, to the same one with another value, or to none.
    ///
    /// 1. Links are made of the old and the new pattern, and of all that may take links of their
    ///    targets, also behind other redirects.
    /// 2. A redirected link must lead where the old target leads in the new contract: changes on
    ///    that way are reported for the routes that make them. A link of a page must lead where an
    ///    example of it does.
    /// 3. It must do so with the values of its path alone, and with a query that has the other
    ///    parameters of the route behind it, too.
    /// 4. All of this must hold if each check accepts its example alone, and also if checks accept
    ///    every text.
    /// - Returns: What becomes of the link; `nil` if none is found.
    private mutating func lostLink(of position: Int, _ next: Int) -> String? {
        let path = new.routes[next].path
        guard
            let links = try? [(old, position), (new, next)].flatMap({ table, route in
                var known: [Int: [DeepLink]] = [:]
                return try self.links(of: route, in: table, known: &known)
            })
        else { return "a target has a name twice, or '**' before its end, and can't be compared" }
        let patterns = [old.completePattern(at: position), new.patterns[next].complete(by: [])]
        let targets = [old.routes[position].redirect, new.routes[next].redirect]
        let usual = new.targets[next] ?? next
        let page = targets[0] == nil ? old.routes[position] : new.routes[usual]
        let items = page.parameters.filter { $0.payload != true }
            .map { Item(name: $0.name, value: "~") }
        // The app has started, so checks accept the texts of a target without values.
        let isFixed = targets[1]?.contains { ":*".contains($0) } == false
        for isOpen in [false, true] {
            let readers = patterns.map { [$0].table(isOpen: isOpen) }
            for link in links where old.mayWin(position, link, isOpen: isOpen) {
                guard let before = readers[0].match(link)?.items else { continue }
                guard let values = readers[1].match(link)?.items else {
                    return "it is \(path) now, which doesn't match \(link)"
                }
                // An enumeration gives its own spelling, which is no other value.
                if !zip(before, values).allSatisfy({ $0.value.equalsIgnoringASCIICase($1.value) }) {
                    return "it is \(path) now, which reads other values in \(link)"
                }
                let named = zip(before, values).map { Item(name: $0.name, value: $1.value) }
                for query in [[], items] {
                    let starts = zip([named, values], patterns).map { path, pattern in
                        path + query.filter { !pattern.hasParameter(named: $0.name) }
                    }
                    let ends = zip(zip([usual, next], starts), targets).map {
                        new.end(of: $0, redirectedTo: $1, isOpen: isOpen || isFixed)
                    }
                    if let answer = new.difference(of: ends[1], to: ends[0]) {
                        return "it leads \(link) to \(answer)"
                    }
                }
            }
        }
        return nil
    }

    /// Links of a route: examples, and if it redirects, some that lead to each route that may take
    /// links of its target, and to each behind the redirects among these.
    /// - Parameters:
    ///   - links: Links whose values are used for the parameters that the target doesn't name, as
    ///     are those of the examples.
    ///   - known: The links of the redirects that were followed.
    /// - Throws: An error if its target is no pattern.
    private mutating func links(
        of route: Int, in table: ContractTable, like links: [DeepLink] = [],
        known: inout [Int: [DeepLink]]
    ) throws(PatternError) -> [DeepLink] {
        if let found = known[route] { return found }
        let pattern = table.completePattern(at: route)
        var found = samples.links(of: pattern)
        found += samples.links(of: pattern, and: pattern).prefix(128)
        // A circle ends here.
        known[route] = found
        guard let target = table.routes[route].redirect else { return found }
        // Its query has no part in who answers it.
        let path = try RoutePattern("\(target.prefix { $0 != "?" })")
            .complete(by: pattern.segments.map { ($0.name, $0.constraint) })
        // What the target leaves out may decide whether the route wins a link.
        let others = [[]] + pattern.values(of: links + found).prefix(16)
        let left = others.map { $0.filter { !path.hasParameter(named: $0.name) } }
        for taker in table.overlapping(path) {
            let isPage = table.routes[taker].redirect == nil
            var taken = Array(samples.links(of: path, and: table.patterns[taker]).prefix(64))
            // Where a target on the way can't be compared, its own route is reported.
            if !isPage {
                taken += (try? self.links(of: taker, in: table, like: taken, known: &known)) ?? []
            }
            let values = path.values(of: taken).lazy
            let sources = values.compactMap { values in
                left.lazy.compactMap { pattern.link(of: ParameterValues(items: values + $0)) }
                    .first { table.mayWin(route, $0) }
            }
            // Each way to a redirect brings its links, so equal ones go, and the most are limited.
            var seen = Set(found.map(\.segments))
            found += sources.filter { seen.insert($0.segments).inserted }.prefix(isPage ? 8 : 256)
        }
        known[route] = found
        return found
    }

    /// Finds the links of features that no route answers any more.
    private mutating func compareLinks() {
        let dead = [old, new].map { table in
            table.contract.features.flatMap { feature in
                feature.links.filter { $0.opens == nil }.map { link in
                    ContractChange(
                        fact: .link, narrows: true, detail: "no route answers \(link.path)",
                        subject: "\(feature.name).\(link.name)", module: feature.name,
                        affected: ["the links of \(feature.name)"])
                }
            }
        }
        let known = Set(dead[0].map(\.subject))
        changes += dead[1].filter { !known.contains($0.subject) }
    }

    private mutating func compareNames(
        _ fact: ContractChange.Fact, _ old: [String], _ new: [String],
        of origin: ContractRoute.Origin
    ) {
        for name in Set(old).symmetricDifference(new).sorted() {
            let isLost = old.contains(name)
            let sentences = fact.sentences(about: name)
            let text = isLost ? sentences.lost : sentences.gained
            let change = ContractChange(
                fact: fact, narrows: isLost, detail: text, origins: [origin], subject: name)
            add([change], to: nil)
        }
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

import RouteMatching
import RoutingKit

/// Finds the differences of two contracts. It reads no files and knows no app.
struct ContractComparison {
    private let old: ContractTable
    private let new: ContractTable
    private(set) var changes: [ContractChange] = []

    init(old: RouteContract, new: RouteContract) {
        self.old = ContractTable(old)
        self.new = ContractTable(new)
        compareRoutes()
        compareLinks()
        compareNames(.host, old.hosts, new.hosts, .universalLink, ["the site's file"])
        compareNames(.scheme, old.schemes, new.schemes, .customScheme, [])
    }

    private mutating func compareRoutes() {
        let pairs = RoutePairs(old: old, new: new)
        for (position, route) in old.routes.enumerated() where pairs.successors[position] == nil {
            add(.route, narrows: true, route, "no route has this path any more")
        }
        for position in old.routes.indices {
            if let successor = pairs.successors[position] { compare(position, successor) }
        }
        // Both contracts may have all of these routes, and yet a link has another answer.
        for taken in TakenLinks.all(old: old, new: new, pairs: pairs) {
            let loser = old.routes[taken.loser]
            let text = "it answers \(taken.link), which \(loser.path) answered before"
            add(.precedence, narrows: true, loser, text, subject: new.routes[taken.winner])
        }
        for (position, route) in new.routes.enumerated() where pairs.predecessors[position] == nil {
            add(.route, narrows: false, route, "it is new")
            let origins = route.access.map(\.rawValue)
            compare(.access, [], origins, of: route, gained: "it is new and open to $")
        }
    }

    private mutating func compare(_ position: Int, _ next: Int) {
        let route = old.routes[position]
        let successor = new.routes[next]
        var answering = successor
        switch (route.redirect, successor.redirect) {
        case (nil, nil): comparePaths(position, next)
        case (nil, let target?):
            add(.redirect, narrows: false, route, "it redirects to \(target) now")
            guard let route = new.target(of: successor) else { return }
            answering = route
        case (let target?, nil):
            let text = "\(successor.navigator) answers it instead of \(target)"
            return add(.redirect, narrows: true, route, text)
        case (let target?, let other?):
            // Where the old target leads now counts: it may be a redirect to the new one.
            let pattern = old.patterns[position]
            if target != other,
                new.end(of: target, from: pattern) != new.end(of: other, from: pattern)
            {
                let text = "it redirects to \(other), not to \(target)"
                add(.redirect, narrows: true, route, text)
            }
            return
        }
        compareParameters(route, answering)
        compare(
            .access, route.access.map(\.rawValue), answering.access.map(\.rawValue), of: route,
            lost: "it is closed to $", gained: "it is open to $, too")
        compare(
            .builds, route.builds.map(\.rawValue), answering.builds.map(\.rawValue), of: route,
            lost: "$ builds lack it", gained: "$ builds have it, too")
        compare(
            .effect, route.effect == .reads, answering.effect == .reads, of: route,
            lost: "opening it changes the user's data", gained: "it changes no data any more")
        compare(
            .question, !route.asksFirst, !answering.asksFirst, of: route,
            lost: "it asks the user first", gained: "it doesn't ask the user any more")
        compare(
            .value, route.kind != nil, answering.kind != nil, of: route,
            lost: "its value can't be followed any more", gained: "its value can be followed")
        // Less is required, so the app does more.
        compare(
            .requirement, answering.requires, route.requires, of: route, lost: "it requires '$'",
            gained: "it doesn't require '$' any more")
        if route.action != answering.action {
            let text = answering.action ? "it shows no screen any more" : "it shows a screen now"
            add(.screen, narrows: true, route, text)
        }
        let (before, now) = (route.presented ?? .page, answering.presented ?? .page)
        if before != now {
            let text = "it appears as a \(now.rawValue), not as a \(before.rawValue)"
            add(.presentation, narrows: false, route, text)
        }
        compareValues(route, answering)
    }

    private mutating func compareValues(_ route: ContractRoute, _ successor: ContractRoute) {
        let before = route.value
        let now = successor.value
        if before == now { return }
        let isRead = before.map { own in now.map { own.reads($0, isText: false) } ?? false }
        let names = [now, before].map { $0?.description ?? "nothing" }
        add(.value, narrows: isRead == false, route, "it returns \(names[0]), not \(names[1])")
    }

    private mutating func compareParameters(_ route: ContractRoute, _ successor: ContractRoute) {
        var rest = successor.parameters
        for parameter in route.parameters {
            let index = rest.firstIndex { $0.name.equalsIgnoringASCIICase(parameter.name) }
            if let index {
                compare(parameter, rest.remove(at: index), of: route)
            } else {
                let text = "'\(parameter.name)' is not taken any more"
                add(.parameter, narrows: true, route, text)
            }
        }
        for parameter in rest {
            let isRequired = parameter.required == true
            let text = "'\(parameter.name)' is new and \(isRequired ? "required" : "optional")"
            add(.parameter, narrows: isRequired, route, text)
        }
    }

    private mutating func compare(
        _ old: ContractParameter, _ new: ContractParameter, of route: ContractRoute
    ) {
        compare(
            .parameter, old.required != true, new.required != true, of: route,
            lost: "'\(new.name)' is required now", gained: "'\(new.name)' is optional now")
        compare(
            .privacy, old.private != true, new.private != true, of: route,
            lost: "'\(new.name)' is private now",
            gained: "'\(new.name)' is not private any more; logs show it")
        if old.payload != new.payload {
            let place = new.payload == true ? "passed beside" : "a part of"
            add(.parameter, narrows: true, route, "'\(new.name)' is \(place) the URL now")
        } else if old.type != new.type {
            let isRead = new.type.reads(old.type, isText: old.payload != true)
            let text = "'\(new.name)' is \(new.type), not \(old.type)"
            add(.parameter, narrows: !isRead, route, text)
        }
    }

    /// Compares segment by segment the patterns of a route and its successor, which differ in
    /// constraints and in what may be missing.
    private mutating func comparePaths(_ position: Int, _ successor: Int) {
        if old.identities[position] == new.identities[successor] { return }
        let route = old.routes[position]
        let own = old.patterns[position]
        let other = new.patterns[successor]
        for (place, (before, now)) in zip(own.segments, other.segments).enumerated() {
            let name = now.name ?? "\(now)"
            if before.constraintText != now.constraintText {
                let text = "'\(name)' must be \(now.constraintText), not \(before.constraintText)"
                add(.path, narrows: !now.admitsAll(of: before), route, text)
            }
            let isOptional = other.isOptional(at: place)
            if own.isOptional(at: place) != isOptional {
                let text = "'\(name)' may \(isOptional ? "" : "not ")be missing"
                add(.path, narrows: !isOptional, route, text)
            }
        }
    }

    private mutating func compareLinks() {
        let known = Dictionary(
            old.contract.features.map { ($0.name, $0.links.filter { $0.opens == nil }) },
            uniquingKeysWith: { first, _ in first })
        for feature in new.contract.features {
            let unanswered = Set(known[feature.name, default: []].map(\.name))
            for link in feature.links where link.opens == nil {
                if unanswered.contains(link.name) { continue }
                add(
                    .link, narrows: true, "\(feature.name).\(link.name)",
                    "no route answers \(link.path)", ["the links of \(feature.name)"],
                    in: feature.name)
            }
        }
    }

    private mutating func compareNames(
        _ fact: ContractChange.Fact, _ old: [String], _ new: [String],
        _ origin: ContractRoute.Origin, _ site: [String]
    ) {
        for name in Set(old).subtracting(new).sorted() {
            let text = "the app doesn't answer its links any more"
            add(fact, narrows: true, name, text, [origin.plural] + site)
        }
        for name in Set(new).subtracting(old).sorted() {
            add(fact, narrows: false, name, "the app answers its links, too", site)
        }
    }

    /// Fewer names mean that the app does less.
    private mutating func compare(
        _ fact: ContractChange.Fact, _ old: [String], _ new: [String], of route: ContractRoute,
        lost: String = "", gained: String
    ) {
        let changes = [
            (true, Set(old).subtracting(new), lost), (false, Set(new).subtracting(old), gained),
        ]
        for (narrows, names, text) in changes where !names.isEmpty {
            let list = names.sorted().joined(separator: ", ")
            let origins = fact == .access ? names.compactMap(ContractRoute.Origin.init) : nil
            add(fact, narrows: narrows, route, text.replacing("$", with: list), origins: origins)
        }
    }

    /// What the app did before, and does now.
    private mutating func compare(
        _ fact: ContractChange.Fact, _ old: Bool, _ new: Bool, of route: ContractRoute,
        lost: String, gained: String
    ) {
        if old != new { add(fact, narrows: old, route, old ? lost : gained) }
    }

    private mutating func add(
        _ fact: ContractChange.Fact, narrows: Bool, _ route: ContractRoute, _ detail: String,
        origins: [ContractRoute.Origin]? = nil, subject: ContractRoute? = nil
    ) {
        let dependents = narrows ? fact.meaning.affects : fact == .access ? [.site] : []
        let affected = old.names(of: dependents, on: route, origins: origins)
        let subject = subject ?? route
        add(fact, narrows: narrows, subject.path, detail, affected, in: subject.module)
    }

    private mutating func add(
        _ fact: ContractChange.Fact, narrows: Bool, _ subject: String, _ detail: String,
        _ affected: [String], in module: String? = nil
    ) {
        changes.append(
            ContractChange(
                fact: fact, narrows: narrows, subject: subject, detail: detail,
                affected: affected, module: module))
    }
}

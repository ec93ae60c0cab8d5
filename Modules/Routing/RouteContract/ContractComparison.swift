import RouteMatching
import RoutingKit

/// Finds the differences of two contracts. It reads no files and knows no app.
struct ContractComparison {
    private let old: RouteContract, new: RouteContract
    private(set) var changes: [ContractChange] = []

    init(old: RouteContract, new: RouteContract) {
        (self.old, self.new) = (old, new)
        let pairs = RoutePairs(old: old, new: new)
        for route in pairs.removed {
            add(.route, narrows: true, route, "no route has this path any more")
        }
        for (route, successor) in pairs.kept { compare(route, successor) }
        comparePrecedence(pairs)
        for route in pairs.added {
            add(.route, narrows: false, route, "it is new")
            let origins = route.access.map(\.rawValue)
            compare(.access, [], origins, of: route, gained: "it is new and open to $")
        }
        compareLinks()
        compareNames(.host, old.hosts, new.hosts, .universalLink, ["the site's file"])
        compareNames(.scheme, old.schemes, new.schemes, .customScheme, [])
    }

    private mutating func compare(_ route: ContractRoute, _ successor: ContractRoute) {
        var answering = successor
        switch (route.redirect, successor.redirect) {
        case (nil, nil):
            comparePaths(route, successor)
        case (nil, let target?):
            add(.redirect, narrows: false, route, "it redirects to \(target) now")
            guard let route = new.route(answering: target) else { return }
            answering = route
        case (let target?, nil):
            let text = "\(successor.navigator) answers it instead of \(target)"
            return add(.redirect, narrows: true, route, text)
        case (let target?, let other?):
            let (before, now) = (new.route(answering: target), new.route(answering: other))
            if before?.path != now?.path || (now == nil && target != other) {
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
        compareValues(route, answering)
    }

    private mutating func compareValues(_ route: ContractRoute, _ successor: ContractRoute) {
        let (before, now) = (route.value, successor.value)
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

    /// Segment by segment.
    private mutating func comparePaths(_ route: ContractRoute, _ successor: ContractRoute) {
        guard let own = route.pattern, let other = successor.pattern else { return }
        for (place, (old, new)) in zip(own.segments, other.segments).enumerated() {
            let name = new.name ?? "\(new)"
            let (before, now) = (old.structure, new.structure)
            if before != now {
                let text = "'\(name)' must be \(now), not \(before)"
                add(.path, narrows: !now.reads(before, isText: true), route, text)
            }
            let isOptional = other.isOptional(at: place)
            if own.isOptional(at: place) != isOptional {
                let text = "'\(name)' may \(isOptional ? "" : "not ")be missing"
                add(.path, narrows: !isOptional, route, text)
            }
        }
    }

    /// Finds new paths that answer URLs of an older route which takes any text.
    private mutating func comparePrecedence(_ pairs: RoutePairs) {
        let patterns = new.routes.compactMap(\.pattern)
        let before = RouteTable(unchecked: old.routes.compactMap(\.pattern), constraints: [])
        let now = RouteTable(unchecked: patterns, constraints: [])
        let witness = Witness(patterns, constraints: [])
        for route in pairs.added {
            for path in (route.pattern?.forms ?? []).map(witness.path) {
                let url = DeepLink(segments: path)
                guard let pattern = before.match(url)?.pattern,
                    now.match(url)?.pattern == route.pattern,
                    let loser = pairs.kept.first(where: { $0.old.pattern == pattern })?.old,
                    loser.redirect == nil,
                    loser.parameters.allSatisfy({
                        $0.type == "String"
                            || !pattern.hasParameter(named: $0.name)
                    })
                else { continue }
                let text = "it answers \(url), which \(loser.path) answered before"
                add(.precedence, narrows: true, loser, text, subject: route)
            }
        }
    }

    private mutating func compareLinks() {
        for feature in new.features {
            let before = old.features.first { $0.name == feature.name }?.links ?? []
            for link in feature.links where link.opens == nil {
                if before.contains(where: { $0.name == link.name && $0.opens == nil }) { continue }
                let (name, affected) = (feature.name, ["the links of \(feature.name)"])
                let text = "no route answers \(link.path)"
                add(.link, narrows: true, "\(name).\(link.name)", text, affected, in: name)
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

extension RoutePattern.Segment {
    fileprivate var structure: TypeStructure {
        switch self {
        case .parameter(_, let constraint), .affixed(_, _, let constraint, _):
            let name = constraint.description.split(separator: "|").sorted().joined(separator: "|")
            let types = ["": "String", "int": "Int", "uint": "UInt", "double": "Double"]
            return .scalar(types[name] ?? name)
        case .literal, .wildcard, .rest: return "String"
        }
    }
}

import RouteMatching
import RoutingKit

extension RouteContract {
    /// The differences of this contract from an earlier one, breaking ones first.
    func changes(from old: RouteContract) -> [ContractChange] {
        var comparison = ContractComparison(old: old, new: self)
        comparison.compare()
        let all = comparison.changes
        return all.filter { $0.verdict == .breaking } + all.filter { $0.verdict != .breaking }
    }

    /// The route that answers a path of the app, such as the target of a redirect.
    func route(answering target: String) -> ContractRoute? {
        let path = String(target.prefix { $0 != "?" && $0 != "#" })
        guard let pattern = try? RoutePattern(path) else { return nil }
        return routes.first { (try? RoutePattern($0.path))?.isEquivalent(to: pattern) == true }
    }
}

/// Finds the differences of two contracts. It reads no files and knows no app.
struct ContractComparison {
    let old: RouteContract, new: RouteContract
    private(set) var changes: [ContractChange] = []

    init(old: RouteContract, new: RouteContract) {
        (self.old, self.new) = (old, new)
    }

    mutating func compare() {
        let pairs = RoutePairs(old: old.routes, new: new.routes)
        for route in pairs.removed {
            add(.route, .narrowed, route, "no route has this path any more")
        }
        for (route, successor) in pairs.kept { compare(route, successor) }
        for route in pairs.added {
            add(.route, .widened, route, "it is new")
            compare(.access, Set<String>(), Set(route.access.map(\.rawValue)), route) {
                "it is new and open to \($0)"
            }
        }
        for loss in ContractPrecedence(old: old, new: new).losses(in: pairs) {
            changes.append(
                ContractChange(
                    fact: .precedence, direction: .narrowed, subject: loss.winner.path,
                    detail: "it answers \(loss.url), which \(loss.loser.path) answered before",
                    affected: old.affected(
                        in: ContractChange.Fact.precedence.scope, by: loss.loser),
                    module: loss.winner.module))
        }
        compareLinks()
        compareNames(.host, old.hosts, new.hosts, [ContractRoute.Origin.universalLink.affected])
        compareNames(
            .scheme, old.schemes, new.schemes, [ContractRoute.Origin.customScheme.affected])
    }

    private mutating func compare(_ route: ContractRoute, _ successor: ContractRoute) {
        var answering = successor
        switch (route.redirect, successor.redirect) {
        case (nil, nil):
            comparePaths(route, successor)
            let owners = [route, successor].map {
                "\($0.module).\($0.navigator) under \($0.parent ?? "no parent")"
            }
            if owners[0] != owners[1] {
                add(.owner, .widened, route, "\(owners[1]) answers it, not \(owners[0])")
            }
        case (nil, let target?):
            add(.redirect, .widened, route, "it redirects to \(target) now")
            guard let route = new.route(answering: target) else { return }
            answering = route
        case (let target?, nil):
            return add(
                .redirect, .narrowed, route,
                "\(successor.navigator) answers it instead of \(target)")
        case (let target?, let other?):
            let (before, now) = (new.route(answering: target), new.route(answering: other))
            if before?.path != now?.path || (now == nil && target != other) {
                add(.redirect, .narrowed, route, "it redirects to \(other), not to \(target)")
            }
            return
        }
        compareParameters(route, answering)
        compareChecks(route, answering)
        compareValues(route, answering)
    }

    /// Compares who may open a route, and what opening it does.
    private mutating func compareChecks(_ route: ContractRoute, _ successor: ContractRoute) {
        compare(
            .access, Set(route.access.map(\.rawValue)), Set(successor.access.map(\.rawValue)), route
        ) {
            "it is open to \($0), too"
        } lost: {
            "it is closed to \($0)"
        }
        compare(
            .builds, Set(route.builds.map(\.rawValue)), Set(successor.builds.map(\.rawValue)), route
        ) {
            "\($0) builds have it, too"
        } lost: {
            "\($0) builds lack it"
        }
        // Less is required, so the app does more.
        compare(.requirement, Set(successor.requires), Set(route.requires), route) {
            "it doesn't require '\($0)' any more"
        } lost: {
            "it requires '\($0)'"
        }
        compare(.effect, route.effect == .reads, successor.effect == .reads, route) {
            $0 ? "opening it changes no data any more" : "opening it changes the user's data"
        }
        if route.action != successor.action {
            let what = successor.action ? "it shows no screen any more" : "it shows a screen now"
            add(.screen, .narrowed, route, what)
        }
        compare(.question, !route.asksFirst, !successor.asksFirst, route) {
            $0 ? "it doesn't ask the user any more" : "it asks the user first"
        }
    }

    private mutating func compareValues(_ route: ContractRoute, _ successor: ContractRoute) {
        compare(.value, route.kind != nil, successor.kind != nil, route) {
            $0 ? "its value can be followed" : "its value can't be followed any more"
        }
        if route.value == successor.value { return }
        let isRead = route.value.map { own in
            successor.value.map { own.reads($0, isText: false) } ?? false
        }
        let (before, now) = (route.value?.description, successor.value?.description)
        add(
            .value, isRead == false ? .narrowed : .widened, route,
            "it returns \(now ?? "nothing"), not \(before ?? "nothing")")
    }

    private mutating func compareParameters(_ route: ContractRoute, _ successor: ContractRoute) {
        let renamed = Dictionary(
            pathSegments(route, successor).compactMap { old, new in
                old.name.flatMap { name in new.name.map { (name.asciiLowercased, $0) } }
            }, uniquingKeysWith: { first, _ in first })
        var rest = successor.parameters
        for parameter in route.parameters {
            let name = renamed[parameter.name.asciiLowercased] ?? parameter.name
            if let index = rest.firstIndex(where: { $0.name.equalsIgnoringASCIICase(name) }) {
                compare(parameter, rest.remove(at: index), of: route)
            } else {
                add(.parameter, .narrowed, route, "'\(parameter.name)' is not taken any more")
            }
        }
        for parameter in rest {
            let isRequired = parameter.required == true
            add(
                .parameter, isRequired ? .narrowed : .widened, route,
                "'\(parameter.name)' is new and \(isRequired ? "required" : "optional")")
        }
    }

    private mutating func compare(
        _ old: ContractParameter, _ new: ContractParameter, of route: ContractRoute
    ) {
        compare(.parameter, old.required != true, new.required != true, route) {
            "'\(new.name)' is \($0 ? "optional" : "required") now"
        }
        compare(.privacy, old.private != true, new.private != true, route) {
            $0
                ? "'\(new.name)' is not private any more; logs show it"
                : "'\(new.name)' is private now"
        }
        if old.payload != new.payload {
            let place = new.payload == true ? "passed beside" : "a part of"
            add(.parameter, .narrowed, route, "'\(new.name)' is \(place) the URL now")
        } else if old.type != new.type {
            let isRead = new.type.reads(old.type, isText: old.payload != true)
            add(
                .parameter, isRead ? .widened : .narrowed, route,
                "'\(new.name)' is \(new.type), not \(old.type)")
        }
    }

    /// Compares the paths of a route and its successor, segment by segment.
    private mutating func comparePaths(_ route: ContractRoute, _ successor: ContractRoute) {
        for (old, new) in pathSegments(route, successor) where old != new {
            let name = new.name ?? "\(new)"
            if old.name != new.name, let other = old.name {
                add(.parameter, .narrowed, route, "'\(other)' is called '\(name)' now")
            }
            let (before, now) = (old.constraintShape, new.constraintShape)
            if before != now {
                add(
                    .path, now.reads(before, isText: true) ? .widened : .narrowed, route,
                    "'\(name)' must be \(now), not \(before)")
            }
        }
        guard let old = try? RoutePattern(route.path), let new = try? RoutePattern(successor.path)
        else { return }
        for place in old.segments.indices where new.segments.indices.contains(place) {
            let name = new.segments[place].name ?? "\(new.segments[place])"
            compare(.path, old.isOptional(at: place), new.isOptional(at: place), route) {
                "'\(name)' may \($0 ? "" : "not ")be missing"
            }
        }
    }

    private func pathSegments(
        _ route: ContractRoute, _ successor: ContractRoute
    ) -> [(RoutePattern.Segment, RoutePattern.Segment)] {
        guard let old = try? RoutePattern(route.path), let new = try? RoutePattern(successor.path),
            old.segments.count == new.segments.count
        else { return [] }
        return Array(zip(old.segments, new.segments))
    }

    private mutating func compareLinks() {
        func links(of contract: RouteContract) -> [String: (String, ContractFeature.Link)] {
            Dictionary(
                contract.features.flatMap { feature in
                    feature.links.map { ("\(feature.name).\($0.name)", (feature.name, $0)) }
                }, uniquingKeysWith: { first, _ in first })
        }
        let (before, now) = (links(of: old), links(of: new))
        for name in Set(before.keys).union(now.keys).sorted() {
            switch (before[name], now[name]) {
            case (let (module, link)?, nil):
                add(.link, .widened, name, "nothing opens \(link.path) this way", in: module)
            case (let old, let (module, link)?) where link.opens == nil:
                if old != nil, old?.1.opens == nil { continue }
                add(
                    .link, .narrowed, name, "no route answers \(link.path)",
                    ["the links of \(module)"], in: module)
            case (nil, let (module, link)?):
                add(.link, .widened, name, "it opens \(link.path)", in: module)
            default: continue
            }
        }
    }

    private mutating func compareNames(
        _ fact: ContractChange.Fact, _ old: [String], _ new: [String], _ affected: [String]
    ) {
        let site = fact == .host ? ["the site's file"] : []
        for name in Set(old).subtracting(new).sorted() {
            add(fact, .narrowed, name, "the app doesn't answer its links any more", affected + site)
        }
        for name in Set(new).subtracting(old).sorted() {
            add(fact, .widened, name, "the app answers its links, too", site)
        }
    }

    // MARK: - One fact

    /// Compares a set of texts: with fewer of them the app does less.
    private mutating func compare(
        _ fact: ContractChange.Fact, _ old: Set<String>, _ new: Set<String>,
        _ route: ContractRoute, added: (String) -> String, lost: (String) -> String = { $0 }
    ) {
        func add(
            _ direction: ContractChange.Direction, _ names: Set<String>, _ text: (String) -> String
        ) {
            if names.isEmpty { return }
            let origins = fact == .access ? names.compactMap(ContractRoute.Origin.init) : nil
            let list = names.sorted().joined(separator: ", ")
            self.add(fact, direction, route, text(list), origins: origins)
        }
        add(.narrowed, old.subtracting(new), lost)
        add(.widened, new.subtracting(old), added)
    }

    /// Compares a flag: if it is `false` the app does less.
    private mutating func compare(
        _ fact: ContractChange.Fact, _ old: Bool, _ new: Bool, _ route: ContractRoute,
        detail: (Bool) -> String
    ) {
        if old != new { add(fact, new ? .widened : .narrowed, route, detail(new)) }
    }

    private mutating func add(
        _ fact: ContractChange.Fact, _ direction: ContractChange.Direction, _ route: ContractRoute,
        _ detail: String, origins: [ContractRoute.Origin]? = nil
    ) {
        let scope: ContractScope =
            direction == .narrowed ? fact.scope : fact == .access ? .site : []
        changes.append(
            ContractChange(
                fact: fact, direction: direction, subject: route.path, detail: detail,
                affected: old.affected(in: scope, by: route, origins: origins),
                module: route.module))
    }

    private mutating func add(
        _ fact: ContractChange.Fact, _ direction: ContractChange.Direction, _ subject: String,
        _ detail: String, _ affected: [String] = [], in module: String? = nil
    ) {
        changes.append(
            ContractChange(
                fact: fact, direction: direction, subject: subject, detail: detail,
                affected: affected, module: module))
    }
}

extension RoutePattern.Segment {
    /// The values that pass its check, as the shape of a parameter.
    fileprivate var constraintShape: ValueShape {
        switch self {
        case .parameter(_, let constraint), .affixed(_, _, let constraint, _): constraint.shape
        case .literal, .wildcard, .rest: "String"
        }
    }
}

extension SegmentConstraint {
    fileprivate var shape: ValueShape {
        switch self {
        case .none: "String"
        case .oneOf(let texts): .scalar(texts.sorted().joined(separator: "|"))
        case .named(let name): .scalar(name)
        case .type(.bool): "Bool"
        case .type(.uuid): "UUID"
        case .type(.uint): "UInt"
        case .type(.int): "Int"
        case .type(.double): "Double"
        }
    }
}

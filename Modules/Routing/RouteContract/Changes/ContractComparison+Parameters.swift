import RouteMatching

extension ContractComparison {
    /// Compares the parameters of a route and its successor.
    mutating func compareParameters(_ route: ContractRoute, _ successor: ContractRoute) {
        let renamed = pathNames(route, successor)
        var rest = successor.parameters
        var lost: [ContractParameter] = []
        for parameter in route.parameters {
            let name = renamed[parameter.name.asciiLowercased] ?? parameter.name
            if let index = rest.firstIndex(where: { $0.isNamed(name) }) {
                compare(parameter, rest.remove(at: index), of: route)
            } else {
                lost.append(parameter)
            }
        }
        for parameter in lost {
            if lost.count == 1, let index = rest.firstIndex(where: { $0.resembles(parameter) }) {
                let name = rest.remove(at: index).name
                let change = "'\(parameter.name)' is called '\(name)' now"
                add(.parameterRenamed, route, change) { $0.gives(parameter.name) }
            } else {
                let change = "'\(parameter.name)' is not taken any more"
                add(.parameterRemoved, route, change) { $0.gives(parameter.name) }
            }
        }
        for parameter in rest {
            if parameter.isRequired {
                add(
                    .requiredParameterAdded, route,
                    "'\(parameter.name)' is new and required")
            } else {
                add(
                    .optionalParameterAdded, route,
                    "'\(parameter.name)' is new and optional")
            }
        }
    }

    private mutating func compare(
        _ old: ContractParameter, _ new: ContractParameter, of route: ContractRoute
    ) {
        switch (old.isRequired, new.isRequired) {
        case (false, true):
            let change = "'\(new.name)' is required now"
            add(.parameterRequired, route, change) {
                $0.parameter(old.name)?.isRequired != true
            }
        case (true, false): add(.parameterOptional, route, "'\(new.name)' is optional now")
        default: break
        }
        switch (old.isPrivate, new.isPrivate) {
        case (false, true): add(.parameterPrivate, route, "'\(new.name)' is private now")
        case (true, false):
            add(
                .parameterPublic, route,
                "'\(new.name)' is not private any more; logs show it")
        default: break
        }
        if old.isPayload != new.isPayload || (old.isPayload && !new.type.accepts(old.type)) {
            let place = new.isPayload ? "a payload" : "a part of the URL"
            add(.payloadChanged, route, "'\(new.name)' is \(place) of \(new.type)") {
                $0.gives(old.name) || old.isPayload
            }
        } else if old.type != new.type {
            compareTypes(old, new, of: route)
        }
    }

    private mutating func compareTypes(
        _ old: ContractParameter, _ new: ContractParameter, of route: ContractRoute
    ) {
        func isBroken(_ link: ContractLink) -> Bool {
            link.parameter(old.name).map { !new.type.accepts($0.type) } ?? false
        }
        let change = "'\(new.name)' is \(new.type), not \(old.type)"
        if let cases = new.type.cases, let others = old.type.cases {
            let removed = others.subtracting(cases).sorted()
            let added = cases.subtracting(others).sorted()
            for text in removed {
                add(
                    .caseRemoved, route, "'\(new.name)' takes no '\(text)' any more",
                    links: isBroken)
            }
            for text in added {
                add(.caseAdded, route, "'\(new.name)' takes '\(text)', too")
            }
        } else if new.type.accepts(old.type) {
            add(.parameterWidened, route, change)
        } else {
            let kind: ContractChange.Kind =
                old.type.accepts(new.type)
                ? .parameterNarrowed : .parameterTypeChanged
            add(kind, route, change, links: isBroken)
        }
    }

    /// The new names of the parameters of a path, by the old names in lower case.
    private func pathNames(
        _ route: ContractRoute, _ successor: ContractRoute
    ) -> [String: String] {
        guard successor.redirect == nil, let old = try? RoutePattern(route.path),
            let new = try? RoutePattern(successor.path), old.segments.count == new.segments.count
        else { return [:] }
        let pairs = zip(old.segments, new.segments).compactMap { old, new in
            old.name.flatMap { name in new.name.map { (name.asciiLowercased, $0) } }
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}

extension ContractParameter {
    /// Names are the same in upper and lower case.
    fileprivate func isNamed(_ other: String) -> Bool {
        name.asciiLowercased == other.asciiLowercased
    }

    /// Whether it can be another one with a new name.
    fileprivate func resembles(_ other: ContractParameter) -> Bool {
        type == other.type && isRequired == other.isRequired && isPayload == other.isPayload
    }
}

extension ContractLink {
    fileprivate func gives(_ name: String) -> Bool { parameter(name) != nil }

    fileprivate func parameter(_ name: String) -> ContractParameter? {
        parameters.first { $0.isNamed(name) }
    }
}

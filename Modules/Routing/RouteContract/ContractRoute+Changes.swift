import RouteMatching
import RoutingKit

extension [ContractChange] {
    /// The changes of a fact's items, of which more let the app do more.
    static func items(
        _ fact: ContractChange.Fact, _ old: [String], _ new: [String]
    ) -> [ContractChange] {
        [true, false].compactMap { narrows in
            let others = narrows ? new : old
            let items = (narrows ? old : new).filter { !others.contains($0) }
            let list = items.sorted().joined(separator: ", ")
            let sentences = fact.sentences(about: list)
            let text = narrows ? sentences.lost : sentences.gained
            if items.isEmpty || text.isEmpty { return nil }
            var change = ContractChange(fact: fact, narrows: narrows, detail: text)
            if fact == .access { change.origins = items.compactMap { .init(rawValue: $0) } }
            return change
        }
    }
}

extension ContractRoute {
    /// A state stores the URLs of screens, and a ticket that of a request with a requirement.
    var isSaved: Bool { redirect == nil && (!action || !requires.isEmpty) }

    /// What it does, by facts. A requirement lets it do less.
    private var items: KeyValuePairs<ContractChange.Fact, [String]> {
        [
            .access: access.map(\.rawValue), .builds: builds.map(\.rawValue),
            .effect: effect == .reads ? ["reads"] : [], .screen: action ? [] : ["shows"],
            .question: asksFirst ? [] : ["opens"],
            .value: kind == nil ? [] : ["values"],
            .presentation: [(presented ?? .page).rawValue],
        ]
    }

    /// The changes to the route that answers instead, except those of their paths.
    func changes(to next: ContractRoute) -> [ContractChange] {
        var found = changes(of: next.parameters)
        for (old, new) in zip(items, next.items) { found += .items(old.key, old.value, new.value) }
        // Less is required, so the app does more.
        found += .items(.requirement, next.requires, requires)
        if value != next.value {
            let isRead = value.map { $0.reads(next.value, isText: false) }
            let names = [next, self].map { $0.value?.description ?? "nothing" }
            let text = "it returns \(names[0]), not \(names[1])"
            found.append(ContractChange(fact: .value, narrows: isRead == false, detail: text))
        }
        return found
    }

    private func changes(of others: [ContractParameter]) -> [ContractChange] {
        let found = parameters.flatMap { parameter in
            let text = "'\(parameter.name)' is not taken any more"
            return others.first { $0.isNamed(parameter.name) }.map(parameter.changes)
                ?? [ContractChange(fact: .parameter, narrows: true, detail: text)]
        }
        let new = others.filter { other in !parameters.contains { $0.isNamed(other.name) } }
        return found
            + new.map { parameter in
                let isRequired = parameter.required == true
                let text = "'\(parameter.name)' is new and \(isRequired ? "required" : "optional")"
                return ContractChange(fact: .parameter, narrows: isRequired, detail: text)
            }
    }
}

extension ContractParameter {
    func isNamed(_ other: String) -> Bool { name.equalsIgnoringASCIICase(other) }

    fileprivate func changes(to next: ContractParameter) -> [ContractChange] {
        let name = next.name
        let unlessSet = { (flag: Bool?) in flag == true ? [] : [name] }
        var found: [ContractChange] =
            .items(.parameter, unlessSet(required), unlessSet(next.required))
            + .items(.privacy, unlessSet(self.private), unlessSet(next.private))
        if payload != next.payload {
            let place = next.payload == true ? "passed beside" : "a part of"
            let text = "'\(name)' is \(place) the URL now"
            found.append(ContractChange(fact: .parameter, narrows: true, detail: text))
        } else if type != next.type {
            let isRead = next.type.reads(type, isText: payload != true)
            let text = "'\(name)' is \(next.type), not \(type)"
            found.append(ContractChange(fact: .parameter, narrows: !isRead, detail: text))
        }
        return found
    }
}

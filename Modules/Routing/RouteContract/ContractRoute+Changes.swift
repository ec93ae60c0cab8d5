import RouteMatching
import RoutingKit

extension [ContractChange] {
    /// The items that are lost and those that are gained, with what is said of them; `$` stands for
    /// the items. Nothing is said where the text is empty.
    static func items(
        _ fact: ContractChange.Fact, _ old: [String], _ new: [String], _ lost: String,
        _ gained: String
    ) -> [ContractChange] {
        [(true, Set(old).subtracting(new), lost), (false, Set(new).subtracting(old), gained)]
            .filter { !$1.isEmpty && !$2.isEmpty }
            .map { narrows, items, text in
                let list = items.sorted().joined(separator: ", ")
                var change = ContractChange(
                    fact, narrows: narrows, text.replacing("$", with: list))
                if fact == .access { change.origins = items.compactMap { .init(rawValue: $0) } }
                return change
            }
    }

    /// What the app did before, and does now.
    static func flag(
        _ fact: ContractChange.Fact, _ old: Bool, _ new: Bool, _ lost: String, _ gained: String
    ) -> [ContractChange] {
        items(fact, old ? [""] : [], new ? [""] : [], lost, gained)
    }
}

extension ContractRoute {
    /// The changes to the route that answers instead, except those of their paths.
    func changes(to next: ContractRoute) -> [ContractChange] {
        var found: [[ContractChange]] = [
            changes(of: next.parameters),
            .items(
                .access, access.map(\.rawValue), next.access.map(\.rawValue),
                "it is closed to $", "it is open to $, too"),
            .items(
                .builds, builds.map(\.rawValue), next.builds.map(\.rawValue),
                "$ builds lack it", "$ builds have it, too"),
            .flag(
                .effect, effect == .reads, next.effect == .reads,
                "opening it changes the user's data", "it changes no data any more"),
            .flag(
                .question, !asksFirst, !next.asksFirst,
                "it asks the user first", "it doesn't ask the user any more"),
            .flag(
                .value, kind != nil, next.kind != nil,
                "its value can't be followed any more", "its value can be followed"),
            // Less is required, so the app does more.
            .items(
                .requirement, next.requires, requires,
                "it requires '$'", "it doesn't require '$' any more"),
            .flag(.screen, !action, !next.action, "it shows no screen any more", ""),
            .flag(.screen, action, next.action, "it shows a screen now", ""),
        ]
        let pages = [self, next].map { $0.presented ?? .page }
        if pages[0] != pages[1] {
            let text = "it appears as a \(pages[1].rawValue), not as a \(pages[0].rawValue)"
            found.append([ContractChange(.presentation, narrows: false, text)])
        }
        if value != next.value {
            let isRead = value.map { own in
                next.value.map { own.reads($0, isText: false) } ?? false
            }
            let names = [next, self].map { $0.value?.description ?? "nothing" }
            let text = "it returns \(names[0]), not \(names[1])"
            found.append([ContractChange(.value, narrows: isRead == false, text)])
        }
        return found.flatMap(\.self)
    }

    private func changes(of others: [ContractParameter]) -> [ContractChange] {
        let found = parameters.flatMap { parameter in
            let other = others.first { $0.isNamed(parameter.name) }
            if let other { return parameter.changes(to: other) }
            let text = "'\(parameter.name)' is not taken any more"
            return [ContractChange(.parameter, narrows: true, text)]
        }
        let new = others.filter { other in !parameters.contains { $0.isNamed(other.name) } }
        return found
            + new.map { parameter in
                let isRequired = parameter.required == true
                let text = "'\(parameter.name)' is new and \(isRequired ? "required" : "optional")"
                return ContractChange(.parameter, narrows: isRequired, text)
            }
    }
}

extension ContractParameter {
    func isNamed(_ other: String) -> Bool { name.equalsIgnoringASCIICase(other) }

    fileprivate func changes(to next: ContractParameter) -> [ContractChange] {
        let name = next.name
        var found: [ContractChange] =
            .flag(
                .parameter, required != true, next.required != true,
                "'\(name)' is required now", "'\(name)' is optional now")
            + .flag(
                .privacy, self.private != true, next.private != true,
                "'\(name)' is private now",
                "'\(name)' is not private any more; logs show it")
        if payload != next.payload {
            let place = next.payload == true ? "passed beside" : "a part of"
            let text = "'\(name)' is \(place) the URL now"
            found.append(ContractChange(.parameter, narrows: true, text))
        } else if type != next.type {
            let isRead = next.type.reads(type, isText: payload != true)
            let text = "'\(name)' is \(next.type), not \(type)"
            found.append(ContractChange(.parameter, narrows: !isRead, text))
        }
        return found
    }
}

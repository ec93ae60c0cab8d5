/// Which constraints are narrower than others, as they are declared.
struct ConstraintOrder {
    /// Of several of one name the first.
    let constraints: [String: RouteConstraint]
    /// Also by way of others.
    private let wider: [String: Set<String>]

    init(_ constraints: [RouteConstraint]) {
        let named = Dictionary(
            constraints.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        self.constraints = named
        wider = named.filter { !$0.value.widerNames.isEmpty }.mapValues { constraint in
            var found: Set<String> = []
            var open = constraint.widerNames
            while let name = open.popLast() {
                if found.insert(name).inserted { open += named[name]?.widerNames ?? [] }
            }
            return found
        }
    }

    func isNarrower(_ name: String, than other: String) -> Bool {
        wider[name]?.contains(other) ?? false
    }

    /// Narrower ones first; what nothing orders, by its example, so that no winner depends on a name.
    func sorted(_ names: some Sequence<String>) -> [String] {
        names.map { (name: $0, wider: wider[$0]?.count ?? 0, example: constraints[$0]?.example) }
            .sorted { left, right in
                if left.wider != right.wider { return left.wider > right.wider }
                let (one, other) = (left.example ?? "", right.example ?? "")
                return one == other
                    ? left.name < right.name : one.utf8.lexicographicallyPrecedes(other.utf8)
            }
            .map(\.name)
    }
}

extension ConstraintOrder {
    /// What people write instead of the name of a constraint.
    private static let reserved = Set(SegmentType.allCases.map(\.rawValue) + ["string", "float"])

    func issues(of all: [RouteConstraint], at index: Int) -> [RouteTableError.Issue] {
        let (constraint, name) = (all[index], all[index].name)
        var issues: [RouteTableError.Issue] = []
        if Self.reserved.contains(name.asciiLowercased) {
            issues.append(.reservedConstraint(index, name: name))
        } else if name.isEmpty || !name.unicodeScalars.allSatisfy(\.isName) {
            issues.append(.unspellableConstraint(index, name: name))
        }
        let first = all.firstIndex { $0.name == name } ?? index
        if first != index {
            return all[first].isCopy(of: constraint)
                ? issues : issues + [.repeatedConstraint(first, index, name: name)]
        }
        return issues
            + constraint.widerNames.compactMap { wider in
                guard let other = constraints[wider] else {
                    return .unknownWiderConstraint(index, than: wider)
                }
                let isRight = other.admits(constraint.example) && !isNarrower(wider, than: name)
                return isRight ? nil : .wrongWiderConstraint(index, than: wider)
            }
    }

    /// What is wrong with the constraint of a segment, in the pattern at a position.
    func issue(
        of segment: RoutePattern.Segment, in pattern: Int
    ) -> RouteTableError.Issue? {
        switch segment.constraint {
        case .named(let name):
            guard let constraint = constraints[name] else {
                return .unknownConstraint(pattern, name: name)
            }
            return constraint.admitsExample
                ? nil : .wrongExample(pattern, name: name, example: constraint.example)
        case .oneOf(let texts):
            var keys: Set<String> = []
            if let repeated = texts.first(where: { !keys.insert($0.asciiLowercased).inserted }) {
                return .repeatedText(pattern, repeated)
            }
            let isMistaken = texts.allSatisfy {
                Self.reserved.contains($0) || constraints[$0] != nil
            }
            return isMistaken ? .enumeratedTypes(pattern, texts) : nil
        default: return nil
        }
    }
}

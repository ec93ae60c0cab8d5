/// Which constraints are narrower than others, as they are declared.
struct ConstraintOrder {
    /// As they were given.
    let all: [RouteConstraint]
    /// Of several of one name the first.
    private let positions: [String: Int]
    /// For each name all that are wider, also by way of others.
    private let wider: [String: Set<String>]

    init(_ constraints: [RouteConstraint]) {
        let positions = Dictionary(
            constraints.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        all = constraints
        self.positions = positions
        wider = positions.mapValues { constraints[$0].widerNames }.filter { !$0.value.isEmpty }
            .mapValues { names in
                var found: Set<String> = []
                var pending = names
                while let name = pending.popLast() {
                    guard found.insert(name).inserted else { continue }
                    pending += positions[name].map { constraints[$0].widerNames } ?? []
                }
                return found
            }
    }

    func position(of name: String) -> Int? { positions[name] }

    subscript(name: String) -> RouteConstraint? { positions[name].map { all[$0] } }

    func isNarrower(_ name: String, than other: String) -> Bool {
        wider[name]?.contains(other) ?? false
    }

    /// Narrower ones first; what nothing orders, by its example, so that no winner depends on a
    /// name.
    func sorted(_ names: some Sequence<String>) -> [String] {
        names.map { (name: $0, wider: wider[$0]?.count ?? 0, example: self[$0]?.example) }
            .sorted { left, right in
                if left.wider != right.wider { return left.wider > right.wider }
                let example = left.example ?? ""
                let other = right.example ?? ""
                return example == other
                    ? left.name < right.name : example.utf8.lexicographicallyPrecedes(other.utf8)
            }
            .map(\.name)
    }
}

extension ConstraintOrder {
    /// What people write instead of the name of a constraint.
    private static let reserved = Set(SegmentType.allCases.map(\.rawValue) + ["string", "float"])

    /// What is wrong with the constraint at a position.
    func issues(at index: Int) -> [RouteTableError.Issue] {
        let constraint = all[index]
        let name = constraint.name
        var issues: [RouteTableError.Issue] = []
        if Self.reserved.contains(name.asciiLowercased) {
            issues.append(.reservedConstraint(index, name: name))
        } else if name.isEmpty || !name.unicodeScalars.allSatisfy(\.isName) {
            issues.append(.unspellableConstraint(index, name: name))
        }
        let first = position(of: name) ?? index
        if first != index {
            return all[first].isCopy(of: constraint)
                ? issues : issues + [.repeatedConstraint(first, index, name: name)]
        }
        return issues
            + constraint.widerNames.compactMap { wider in
                guard let other = self[wider] else {
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
            guard let constraint = self[name] else {
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
                Self.reserved.contains($0) || self[$0] != nil
            }
            return isMistaken ? .enumeratedTypes(pattern, texts) : nil
        default: return nil
        }
    }
}

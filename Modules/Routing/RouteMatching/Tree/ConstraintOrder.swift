/// Which constraints are narrower than others, as they are declared.
struct ConstraintOrder {
    /// The constraints, as they were given.
    let all: [RouteConstraint]
    /// The position of each constraint by its name; of several of one name, that of the first.
    let positions: [String: Int]
    /// For each name, the names of all wider constraints, also by way of others.
    private let wider: [String: Set<String>]
    /// The narrower ones first; what nothing orders, by its example, so that no winner depends on a
    /// name.
    private let names: [String]

    init(_ constraints: [RouteConstraint]) {
        let positions = Dictionary(zip(constraints.map(\.name), 0...)) { first, _ in first }
        let wider = positions.mapValues { position in
            var found: Set<String> = []
            var pending = constraints[position].widerNames
            while let name = pending.popLast() {
                guard found.insert(name).inserted, let next = positions[name] else { continue }
                pending += constraints[next].widerNames
            }
            return found
        }
        all = constraints
        self.positions = positions
        self.wider = wider
        // Texts are in the order of their scalars, and so of their bytes, once they are normalized.
        // Two examples that differ only in that are the same one here: names decide.
        let order = { (name: String, position: Int) in
            (-(wider[name]?.count ?? 0), constraints[position].example, name)
        }
        names = positions.sorted { order($0.key, $0.value) < order($1.key, $1.value) }.map(\.key)
    }

    func rank(of name: String) -> Int { names.firstIndex(of: name) ?? 0 }

    subscript(name: String) -> RouteConstraint? { positions[name].map { all[$0] } }

    func isNarrower(_ name: String, than other: String) -> Bool {
        wider[name]?.contains(other) ?? false
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
        let first = positions[name] ?? index
        if first != index {
            return all[first].check === constraint.check
                ? issues : issues + [.repeatedConstraint(first, index, name: name)]
        }
        return issues
            + constraint.widerNames.compactMap { wider in
                guard let other = self[wider] else {
                    return .unknownWiderConstraint(index, than: wider)
                }
                return isNarrower(wider, than: name) || !other.check.admits(constraint.example)
                    ? .wrongWiderConstraint(index, than: wider) : nil
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
            let example = constraint.example
            return example.isSegment && constraint.check.admits(example)
                ? nil : .wrongExample(pattern, name: name, example: example)
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

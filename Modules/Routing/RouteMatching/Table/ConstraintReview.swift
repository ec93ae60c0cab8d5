/// Finds what is wrong with the constraints of a table, and with the patterns that use them.
struct ConstraintReview {
    private(set) var issues: [RouteTableError.Issue] = []
    private(set) var brokenPatterns: Set<Int> = []

    /// What people write instead of the name of a constraint.
    private static let reserved = Set(SegmentType.allCases.map(\.rawValue) + ["string", "float"])

    private let constraints: [RouteConstraint]
    private let order: ConstraintOrder

    init(_ tree: RouteTree, _ constraints: [RouteConstraint], _ order: ConstraintOrder) {
        self.constraints = constraints
        self.order = order
        for index in constraints.indices { review(constraintAt: index) }
        reviewNames(Set(tree.symbols.compactMap(\.segment.constraintName)), tree.patterns)
        if tree.symbols.contains(where: { $0.kind == .enumerated }) { reviewTexts(tree.patterns) }
    }

    private mutating func review(constraintAt index: Int) {
        let constraint = constraints[index]
        let name = constraint.name
        if Self.reserved.contains(name.asciiLowercased) {
            issues.append(.reservedConstraint(index, name: name))
        } else if name.isEmpty || !name.unicodeScalars.allSatisfy(\.isName) {
            issues.append(.unspellableConstraint(index, name: name))
        }
        let first = constraints.firstIndex { $0.name == name } ?? index
        if !constraints[first].isCopy(of: constraint) {
            issues.append(.repeatedConstraint(first, index, name: name))
        }
        guard first == index else { return }
        for wider in constraint.widerNames {
            if let other = order.constraints[wider] {
                let isRight =
                    other.admits(constraint.example) && !order.isNarrower(wider, than: name)
                if !isRight { issues.append(.wrongWiderConstraint(index, than: wider)) }
            } else {
                issues.append(.unknownWiderConstraint(index, than: wider))
            }
        }
    }

    private mutating func reviewNames(_ names: Set<String>, _ patterns: [RoutePattern]) {
        // Nearly always all of them are right, and no pattern has to be looked at.
        let isFine = names.allSatisfy { order.constraints[$0]?.admitsExample ?? false }
        guard !isFine else { return }
        for (index, pattern) in patterns.enumerated() {
            for name in pattern.constraints {
                guard let constraint = order.constraints[name] else {
                    report(.unknownConstraint(index, name: name), index)
                    continue
                }
                if !constraint.admitsExample {
                    let example = constraint.example
                    report(.wrongExample(index, name: name, example: example), index)
                }
            }
        }
    }

    private mutating func reviewTexts(_ patterns: [RoutePattern]) {
        for (index, pattern) in patterns.enumerated() {
            for segment in pattern.segments {
                guard case .oneOf(let texts)? = segment.constraint else { continue }
                var keys: Set<String> = []
                if let repeated = texts.first(where: { !keys.insert($0.asciiLowercased).inserted })
                {
                    report(.repeatedText(index, repeated), index)
                } else if texts.allSatisfy(isTypeOrConstraint) {
                    report(.enumeratedTypes(index, texts), index)
                }
            }
        }
    }

    private func isTypeOrConstraint(_ text: String) -> Bool {
        Self.reserved.contains(text) || order.constraints[text] != nil
    }

    private mutating func report(_ problem: RouteTableError.Issue, _ pattern: Int) {
        issues.append(problem)
        brokenPatterns.insert(pattern)
    }
}

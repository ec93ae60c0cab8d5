/// The dependencies to add to a manifest, and those to remove from it.
struct RepairPlan {
    /// A dependency between two modules.
    struct Change: Hashable {
        let tail: String
        let head: String
    }

    private(set) var additions: [Change] = []
    private(set) var removals: [Change] = []
    /// What can't be changed, as sentences.
    private(set) var refusals: [String] = []

    /// Plans the changes that `noUndeclared`, `noTransitiveImport` and `noUnused` ask for: the
    /// package's own rules, or else those for all modules except that tests may declare more than
    /// they import.
    init(for graph: ModuleGraph, rules: [BoundaryRule]) {
        let index = GraphIndex(graph, rules: rules)
        let own = rules.map(\.requirement)
        var missing: [any Requirement] = []
        if !own.contains(where: { $0 is NoUndeclared }) {
            missing.append(NoUndeclared(modules: .all))
        }
        if !own.contains(where: { $0 is NoTransitiveImport }) {
            missing.append(NoTransitiveImport(modules: .all))
        }
        if !own.contains(where: { $0 is NoUnused }) {
            missing.append(NoUnused(modules: .all.except(.kind(.test))))
        }
        let found = (own + missing).map { ($0, $0.violations(in: index)) }
        let forbidden = Set(found.flatMap(\.1).filter(\.isProhibitedPath).map(\.subject))
        for (requirement, violations) in found {
            for violation in violations {
                guard let tail = violation.path.first, let head = violation.path.last else {
                    continue
                }
                let change = Change(tail: tail, head: head)
                if requirement is NoUnused {
                    removals.append(change)
                } else if violation.asksForDeclaration {
                    add(change, in: index, isForbidden: forbidden.contains(violation.subject))
                }
            }
        }
        additions = Set(additions).sorted()
        removals = Set(removals).sorted()
        refusals = Set(refusals).sorted()
    }

    private mutating func add(_ change: Change, in graph: GraphIndex, isForbidden: Bool) {
        if isForbidden {
            refusals.append("\(change): a rule forbids the dependency; remove the import")
        } else if let tail = graph.number(change.tail), let head = graph.number(change.head),
            graph.declared.reachable(from: [head]).contains(tail)
        {
            refusals.append("\(change): the dependency would close a cycle; remove the import")
        } else {
            additions.append(change)
        }
    }
}

extension RepairPlan.Change: Comparable, CustomStringConvertible {
    var description: String { "\(tail) -> \(head)" }

    static func < (left: Self, right: Self) -> Bool {
        (left.tail, left.head) < (right.tail, right.head)
    }
}

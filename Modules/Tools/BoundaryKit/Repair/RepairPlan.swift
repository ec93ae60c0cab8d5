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
        let defaults: [BoundaryRule] = [
            BoundaryRule(NoUndeclared(modules: .all), because: ""),
            BoundaryRule(NoTransitiveImport(modules: .all), because: ""),
            BoundaryRule(NoUnused(modules: .all.except(.kind(.test))), because: ""),
        ].filter { rule in
            !rules.contains { type(of: $0.requirement) == type(of: rule.requirement) }
        }
        let found = (rules + defaults).map { rule in
            (rule.requirement, rule.exempting(rule.requirement.violations(in: index)))
        }
        let forbidden = Set(found.flatMap(\.1).filter(\.isProhibitedPath).map(\.subject))
        var undeclared: Set<Change> = []
        for (requirement, violations) in found {
            for violation in violations {
                guard let tail = violation.path.first, let head = violation.path.last else {
                    continue
                }
                let change = Change(tail: tail, head: head)
                if requirement is NoUnused {
                    removals.append(change)
                } else if violation.asksForDeclaration {
                    undeclared.insert(change)
                }
            }
        }
        removals = Set(removals).sorted()
        add(undeclared.sorted(), to: index, forbidden: forbidden)
        refusals.sort()
    }

    /// Adds dependencies, except those that a rule forbids or that would close a cycle with the
    /// declared ones and those before them.
    private mutating func add(
        _ changes: [Change], to graph: GraphIndex, forbidden subjects: Set<String>
    ) {
        var declared = graph.declared
        for change in changes {
            guard let tail = graph.number(change.tail), let head = graph.number(change.head) else {
                continue
            }
            if subjects.contains(change.description) {
                refusals.append("\(change): a rule forbids the dependency; remove the import")
            } else if declared.leads(from: head, to: tail) {
                refusals.append("\(change): the dependency would close a cycle; remove the import")
            } else {
                additions.append(change)
                declared.successors[tail].append(head)
            }
        }
    }
}

extension RepairPlan.Change: Comparable, CustomStringConvertible {
    var description: String { "\(tail) -> \(head)" }

    static func < (left: Self, right: Self) -> Bool {
        (left.tail, left.head) < (right.tail, right.head)
    }
}

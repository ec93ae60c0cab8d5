/// The dependencies to add to manifests, and those to remove from them.
struct RepairPlan {
    private(set) var additions: [Dependency] = []
    private(set) var removals: [Dependency] = []
    /// What can't be changed, each with the reason.
    private(set) var refusals: [(change: Dependency, reason: String)] = []

    /// Plans the changes that `noUndeclared` and `noUnused` ask for: the rules of the package, or
    /// else those for all modules except that tests may declare more than they import.
    init(for graph: ModuleGraph, rules: [BoundaryRule]) {
        let index = GraphIndex(graph, rules: rules)
        let defaults: [BoundaryRule] = [
            BoundaryRule(NoUndeclared(directly: true, modules: nil), because: ""),
            BoundaryRule(
                NoUnused(modules: ModuleSelector(texts: ["*", "!kind:test"])), because: ""),
        ].filter { rule in
            !rules.contains { type(of: $0.requirement) == type(of: rule.requirement) }
        }
        let asked = (rules + defaults).filter {
            $0.evidence.isSubset(of: graph.kinds) && !$0.readsDeclarations
        }
        func found(in rules: [BoundaryRule]) -> [Violation] {
            rules.flatMap { $0.exempting($0.requirement.violations(in: index)) }
                .filter { !$0.isInOtherBuild }
        }
        let all = found(in: asked)
        let forbidden = Set(all.filter(\.isProhibitedPath).map(\.subject))
        let undeclared = Set(all.filter(\.asksForDeclaration).compactMap(\.ends))
        removals = Set(found(in: asked.filter { $0.requirement is NoUnused }).compactMap(\.ends))
            .sorted()
        // What can't be read can use any of them.
        if let gap = graph.limits.gaps.first {
            refusals += removals.map { ($0, gap.description) }
            removals = []
        }
        // None that a rule forbids, or that would close a cycle with the declared ones and those
        // before it.
        var declared = index.declared
        for change in undeclared.sorted() {
            guard let tail = index.vertex(change.tail), let head = index.vertex(change.head) else {
                continue
            }
            if forbidden.contains(change.description) {
                refusals.append((change, "a rule forbids the dependency; remove the import"))
            } else if declared.leads(from: head, to: tail) {
                refusals.append((change, "the dependency would close a cycle; remove the import"))
            } else {
                additions.append(change)
                declared.successors[tail].append(head)
            }
        }
    }
}

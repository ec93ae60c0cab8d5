/// The answer to a question about a graph: JSON for scripts, and lines for a person.
package protocol GraphAnswer: Encodable {
    /// Empty if there is nothing to say.
    var lines: [String] { get }
}

extension ModuleGraph {
    /// The reasons why one module depends on another.
    package func paths(from tail: String, to head: String) -> any GraphAnswer {
        DependencyPaths(from: tail, to: head, in: self)
    }

    /// The modules that changes of files affect.
    /// - Parameter redeclared: The modules that changed manifests declare differently; `nil` if it
    ///   isn't known.
    package func affected(by files: [String], redeclared: [String]?) -> any GraphAnswer {
        AffectedModules(by: files, in: self, redeclared: redeclared)
    }

    /// The modules, the dependencies and the verdicts of rules that differ from another graph.
    package func difference(from old: ModuleGraph, rules: [BoundaryRule]) -> any GraphAnswer {
        GraphDifference(from: old, to: self, rules: rules)
    }

    /// The graph itself, if each of its files was read.
    /// - Throws: The reason why one wasn't: an answer without it can be wrong.
    package func checkedWhole() throws(EvidenceError) -> ModuleGraph {
        guard let gap = limits.gaps.first else { return self }
        throw .unreadableFile(gap.file, reason: gap.reason)
    }

    /// The names of all modules, in alphabetical order.
    package var names: [String] { modules.map(\.name) }

    /// Whether one of some findings is about a dependency that `boundary fix` adds to a manifest or
    /// removes from it.
    package func canRepair(_ issues: [BoundaryIssue], of rules: [BoundaryRule]) -> Bool {
        let plan = RepairPlan(for: self, rules: rules)
        let subjects = Set(issues.map(\.subject))
        let projects = Set(modules.filter(\.isOfProject).map(\.name))
        return (plan.additions + plan.removals).contains { change in
            subjects.contains(change.description) && !projects.contains(change.tail)
        }
    }
}

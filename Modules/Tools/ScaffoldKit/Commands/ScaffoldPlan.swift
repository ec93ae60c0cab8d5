/// What a command changes, and what it prints.
package struct ScaffoldPlan: Equatable, Sendable {
    /// The changes of files; none if everything is already as the command makes it.
    package let changes: ChangeSet
    /// What the command has done.
    package let report: String
    /// What to do next, one step a line.
    package let nextSteps: [String]

    /// A plan with changes.
    init(changes: ChangeSet, nextSteps: [String]) {
        self.changes = changes
        self.nextSteps = nextSteps
        report =
            (changes.writtenPaths.map { "wrote    \($0)" }
            + changes.removedPaths.map { "removed  \($0)" }).joined(separator: "\n")
    }

    /// A plan without changes.
    init(nothingBecause report: String) {
        changes = ChangeSet()
        nextSteps = []
        self.report = report
    }

    /// Whether nothing is changed.
    package var isEmpty: Bool { changes.texts.isEmpty }
}

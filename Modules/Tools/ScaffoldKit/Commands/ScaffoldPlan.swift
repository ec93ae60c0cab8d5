/// What a command changes, and what it prints afterwards.
package struct ScaffoldPlan: Equatable, Sendable {
    /// The changes of files.
    package let changes: ChangeSet
    /// What to do next, one step a line.
    package let nextSteps: [String]

    /// The report of the command.
    package var report: String {
        (changes.writtenPaths.map { "wrote    \($0)" }
            + changes.removedPaths.map { "removed  \($0)" }
            + ["", "Next:"] + nextSteps.map { "  \($0)" }).joined(separator: "\n")
    }
}

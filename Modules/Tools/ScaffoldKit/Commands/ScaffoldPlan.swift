/// What a command changes, and what it prints.
struct ScaffoldPlan: Equatable {
    /// The changes of files; none if everything is already as the command makes it.
    let changes: ChangeSet
    /// What the command has done.
    let report: String
    /// What the user does next, in lines.
    let nextSteps: [String]

    /// A plan with changes.
    /// - Parameters:
    ///   - changes: The changes of files.
    ///   - roots: The files and folders that are removed as a whole.
    ///   - nextSteps: What the user does next, in lines.
    init(changes: ChangeSet, removing roots: [String] = [], nextSteps: [String]) {
        self.changes = changes
        self.nextSteps = nextSteps
        let removed = roots.compactMap { root -> String? in
            let count = changes.removedPaths.count { $0.hasPrefix("\(root)/") }
            if count > 0 { return "removed  \(root) (\(count) \(count == 1 ? "file" : "files"))" }
            return changes.removedPaths.contains(root) ? "removed  \(root)" : nil
        }
        report = (changes.writtenPaths.map { "wrote    \($0)" } + removed).joined(separator: "\n")
    }

    /// A plan without changes.
    init(nothingBecause report: String) {
        changes = ChangeSet()
        nextSteps = []
        self.report = report
    }

    /// Whether nothing is changed.
    var isEmpty: Bool { changes.texts.isEmpty }
}

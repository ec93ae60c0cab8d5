/// A change of a manifest that adds missing dependencies and removes unused ones.
package struct ManifestRepair: Hashable, Sendable {
    /// The name of the manifest, such as `Package.swift`.
    package let file: String
    /// The text of the manifest.
    package let old: String
    /// The changed text, which declares exactly the changes.
    package let new: String
    /// The dependencies that are added or removed, such as `+ App -> Core` and `- App -> Log`.
    let changes: [String]
    /// What must be changed by hand, as sentences with a reason.
    package let manualChanges: [String]
    /// The Xcode projects in the package's folder, which aren't changed.
    package let projects: [String]

    /// Creates a repair.
    package init(
        file: String, old: String, new: String, changes: [String] = [],
        manualChanges: [String] = [], projects: [String] = []
    ) {
        self.file = file
        self.old = old
        self.new = new
        self.changes = changes
        self.manualChanges = manualChanges
        self.projects = projects
    }

    /// The change in the unified format that `git apply` and `patch` read; empty if there is none.
    package var diff: String { LineDifference(from: old, to: new).text(of: file) }
}

/// A change of a manifest that adds missing dependencies and removes unused ones.
public struct ManifestRepair: Hashable, Sendable {
    /// The name of the manifest, such as `Package.swift`.
    public let file: String
    /// The text of the manifest.
    public let old: String
    /// The changed text, which declares exactly the changes.
    public let new: String
    /// The dependencies that are added or removed, such as `+ App -> Core` and `- App -> Log`.
    public let changes: [String]
    /// What must be changed by hand, as sentences with a reason.
    public let manualChanges: [String]

    /// Creates a repair.
    public init(
        file: String, old: String, new: String, changes: [String] = [], manualChanges: [String] = []
    ) {
        self.file = file
        self.old = old
        self.new = new
        self.changes = changes
        self.manualChanges = manualChanges
    }

    /// The change in the unified format that `git apply` and `patch` read; empty if there is none.
    public var diff: String { LineDifference(from: old, to: new).text(of: file) }
}

import CommandLineKit
import Foundation

/// Adds a feature with one screen, its plug-in and its test.
struct NewFeature {
    private let name: ModuleName

    /// Describes the command for a name.
    init(_ name: ModuleName) { self.name = name }

    /// Plans the changes without making them.
    /// - Returns: A plan without changes if the feature is already as the command makes it.
    /// - Throws: ``CommandError`` if the name is taken, or if a list has no place for it.
    func plan(in tree: SourceTree) throws(CommandError) -> ScaffoldPlan {
        let changes = try changes(in: tree)
        if try changes.isApplied(in: tree) {
            return ScaffoldPlan(
                nothingBecause: "\(name.text) is there already; nothing is changed")
        }
        try checkName(in: tree)
        return ScaffoldPlan(
            changes: changes,
            nextSteps: [
                "swift test                       runs its test and all others",
                "swift package new-screen \(name.text)/NAME",
                "Choose the symbol of the tab in \(PackageLayout.plugin(of: name.text)).",
                "Name the team that owns it in \(OwnerEdit.path).",
            ])
    }

    private func changes(in tree: SourceTree) throws(CommandError) -> ChangeSet {
        var changes = ChangeSet()
        for (path, text) in FeatureTemplate(name).files { changes.write(text, to: path) }
        let features = try NameList.manifest.names(in: tree.text(NameList.manifest.path))
        for list in NameList.all {
            try changes.edit(list.path, in: tree) { text throws(CommandError) in
                try list.adding(name.text, after: features, to: text)
            }
        }
        try changes.edit("Package.swift", in: tree, ManifestEdit(name).adding)
        try changes.edit(OwnerEdit.path, in: tree, OwnerEdit(name).adding)
        return changes
    }

    private func checkName(in tree: SourceTree) throws(CommandError) {
        let taken = try tree.text("Package.swift").matches(of: /"([A-Za-z0-9]+)"/).map(\.1)
        if let other = taken.first(where: { $0.lowercased() == name.segment }) {
            throw .refused(
                """
                Package.swift already has '\(other)', so '\(name.text)' is taken; choose another \
                name
                """
            )
        }
        let texts = ["\"/\(name.segment)\"", "\"/\(name.segment)/"]
        if let use = try tree.places(of: texts, in: PackageLayout.container).first {
            throw .refused("\(use.place) already uses \(use.text); choose another name")
        }
        let template = FeatureTemplate(name)
        try NameCheck(template.files.keys.sorted(), types: template.types).check(in: tree)
    }
}

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
        let app = try AppLayout(of: tree)
        let template = FeatureTemplate(name, in: app)
        var changes = ChangeSet()
        for (path, text) in template.files { changes.write(text, to: path) }
        try FeatureListEdit(name, in: app).add(to: &changes, in: tree)
        if try changes.isApplied(in: tree) {
            return ScaffoldPlan(
                nothingBecause: "\(name.text) is there already; nothing is changed")
        }
        try checkName(template, in: app, of: tree)
        let owners = app.owners.map { ["Name the team that owns it in \($0)."] } ?? []
        return ScaffoldPlan(
            changes: changes,
            nextSteps: app.opening("/\(name.segment)") + [
                "swift package scaffold new-screen \(name.text)/NAME",
                "Choose the symbol of the tab in \(app.plugin(of: name.text)).",
            ] + owners + app.testing)
    }

    private func checkName(
        _ template: FeatureTemplate, in app: AppLayout, of tree: SourceTree
    ) throws(CommandError) {
        try Self.checkModules([name.text], in: tree)
        let texts = ["\"/\(name.segment)\"", "\"/\(name.segment)/"]
        if let use = try tree.places(of: texts, in: app.container).first {
            throw .refused("\(use.place) already uses \(use.text); choose another name")
        }
        try NameCheck(template.files.keys.sorted(), types: template.types, in: app).check(in: tree)
    }

    /// - Throws: ``CommandError`` if a module of the package or of the router has one of the names.
    static func checkModules(_ names: [String], in tree: SourceTree) throws(CommandError) {
        let own = try tree.text("Package.swift").matches(of: /"([A-Za-z0-9]+)"/).map {
            String($0.1)
        }
        for name in names {
            let words = ["", "Tests"].map { (name + $0).lowercased() }
            if let other = own.first(where: { words.contains($0.lowercased()) }) {
                throw .refused(
                    "Package.swift already has '\(other)', so '\(name)' is taken; choose another name"
                )
            }
            try MachineryNames.check(name)
        }
    }
}

import CommandLineKit

/// Adds a screen to a feature, with its Navigator, its route and its test.
struct NewScreen {
    private let name: ScreenName
    private var text: String { "\(name.feature.text)/\(name.screen.text)" }

    /// Describes the command for a name.
    init(_ name: ScreenName) { self.name = name }

    /// Plans the changes without making them.
    /// - Returns: A plan without changes if the screen is already as the command makes it.
    /// - Throws: ``CommandError`` if there is no such feature, or if the name is taken.
    func plan(in tree: SourceTree) throws(CommandError) -> ScaffoldPlan {
        let feature = name.feature.text
        let plugin = PackageLayout.plugin(of: feature)
        let features = try NameList.manifest.names(in: tree.text(NameList.manifest.path))
        guard features.contains(feature) else {
            throw .refused(
                """
                Package.swift has no feature '\(feature)', only \
                \(features.joined(separator: ", ")); add it with: swift package new-feature \
                \(feature)
                """)
        }
        let template = ScreenTemplate(name)
        var changes = ChangeSet()
        for (path, text) in template.files { changes.write(text, to: path) }
        let edit = RegistrationEdit(template.registration, in: plugin)
        try changes.edit(plugin, in: tree, edit.adding)
        if try changes.isApplied(in: tree) {
            return ScaffoldPlan(nothingBecause: "\(text) is there already; nothing is changed")
        }
        try NameCheck(template.files.keys.sorted(), types: template.types).check(in: tree)
        let route = "\"/\(name.feature.segment)/\(name.screen.segment)/"
        if let use = try tree.places(of: [route], in: PackageLayout.container).first {
            throw .refused("\(use.place) already uses \(use.text); choose another name")
        }
        let url = template.pattern.replacing(":id", with: "7")
        return ScaffoldPlan(
            changes: changes,
            nextSteps: [
                "swift run AppContainer open \(url)",
                "swift test                       runs its test and all others",
                "Links from outside are refused; 'access: .external' in \(plugin) allows them.",
            ])
    }
}

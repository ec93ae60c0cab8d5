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
        let app = try AppLayout(of: tree)
        let feature = name.feature.text
        try app.checkFeature(
            feature, otherwise: "add it with: swift package scaffold new-feature \(feature)")
        let plugin = app.plugin(of: feature)
        let template = ScreenTemplate(name, in: app)
        var changes = ChangeSet()
        for (path, text) in template.files { changes.write(text, to: path) }
        let edit = RegistrationEdit(template.registration, in: plugin)
        try changes.edit(plugin, in: tree, edit.adding)
        if try changes.isApplied(in: tree) {
            return ScaffoldPlan(nothingBecause: "\(text) is there already; nothing is changed")
        }
        try NameCheck(template.files.keys.sorted(), types: template.types, in: app).check(in: tree)
        let route = "\"/\(name.feature.segment)/\(name.screen.segment)/"
        if let use = try tree.places(of: [route], in: app.container).first {
            throw .refused("\(use.place) already uses \(use.text); choose another name")
        }
        let url = template.pattern.replacing(":id", with: "7")
        return ScaffoldPlan(
            changes: changes,
            nextSteps: app.opening(url) + [
                "Links from outside are refused; 'access: .external' in \(plugin) allows them."
            ] + app.testing)
    }
}

extension AppLayout {
    /// - Throws: ``CommandError`` with what to do unless there is a feature.
    func checkFeature(_ name: String, otherwise advice: String) throws(CommandError) {
        guard !features.contains(name) else { return }
        throw .refused(
            "Package.swift has no feature '\(name)', only \(features.joined(separator: ", ")); "
                + advice)
    }
}

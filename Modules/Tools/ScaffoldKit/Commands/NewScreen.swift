package import CommandLineKit

/// Adds a screen to a feature, with its Navigator, its route and its test.
package struct NewScreen: Sendable {
    private let feature: ModuleName
    private let screen: ModuleName

    /// Reads a name such as `Events/Seller`.
    /// - Throws: ``CommandError`` if it isn't the names of a feature and of a screen.
    package init(_ text: String) throws(CommandError) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else {
            throw .usage(
                "'\(text)' isn't FEATURE/NAME, such as Events/Seller")
        }
        feature = try ModuleName(parts[0])
        screen = try ModuleName(parts[1])
    }

    /// Plans the changes without making them.
    /// - Returns: A plan without changes if the screen is already as the command makes it.
    /// - Throws: ``CommandError`` if there is no such feature, or if the name is taken.
    package func plan(in tree: SourceTree) throws(CommandError) -> ScaffoldPlan {
        let plugin = "AppContainer/Plugins/\(feature.text).swift"
        let features = try NameList.manifest.names(in: tree.text(NameList.manifest.path))
        guard features.contains(feature.text) else {
            throw .refused(
                """
                Package.swift has no feature '\(feature.text)', only \
                \(features.joined(separator: ", ")); add it with: swift package new-feature \
                \(feature.text)
                """)
        }
        let template = ScreenTemplate(screen, in: feature)
        var changes = ChangeSet()
        for (path, text) in template.files { changes.write(text, to: path) }
        let edit = RegistrationEdit(template.registration, in: plugin)
        try changes.edit(plugin, in: tree, edit.adding)
        if try changes.isApplied(in: tree) {
            return ScaffoldPlan(
                nothingBecause:
                    "\(feature.text)/\(screen.text) is there already; nothing is changed")
        }
        for path in template.files.keys.sorted() where tree.has(path) {
            throw .refused("\(path) already exists; choose another name")
        }
        let route = "\"/\(feature.segment)/\(screen.segment)/"
        if let use = try tree.places(of: [route], in: "AppContainer").first {
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

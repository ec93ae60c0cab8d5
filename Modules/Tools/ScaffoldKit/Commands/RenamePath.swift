import CommandLineKit
import Foundation

/// Changes the path of a route, and redirects the old one. Links to it, their templates and tests follow.
struct RenamePath {
    private let old: PathPattern
    private let new: PathPattern

    /// Describes the command.
    /// - Throws: ``CommandError`` if the two paths don't have the same parameters.
    init(from old: PathPattern, to new: PathPattern) throws(CommandError) {
        guard old != new else { throw .usage("'\(old.text)' is both the old path and the new one") }
        guard old.parameters == new.parameters else {
            throw .usage(
                "\(old.text) and \(new.text) don't have the same parameters, so old links couldn't be "
                    + "redirected; name the same ones")
        }
        self.old = old
        self.new = new
    }

    /// Plans the changes without making them.
    /// - Returns: A plan without changes if the path is already renamed.
    /// - Throws: ``CommandError`` if no plug-in registers the path, or one registers the new path.
    func plan(in tree: SourceTree) throws(CommandError) -> ScaffoldPlan {
        let app = try AppLayout(of: tree)
        let plugins = app.features.map(app.plugin).filter(tree.has)
        var routes: [String: [PathPattern]] = [:]
        for plugin in plugins { routes[plugin] = try PluginRoutes(of: tree.text(plugin)).patterns }
        let all = routes.values.flatMap(\.self)
        let redirect = "app.router.redirect(\"\(old.text)\", to: \"\(new.text)\")"
        guard let plugin = plugins.first(where: { routes[$0]?.contains(old) == true }) else {
            for path in plugins where try tree.text(path).contains(ignoringLayout: redirect) {
                return ScaffoldPlan(
                    nothingBecause: "\(old.text) is already \(new.text); nothing is changed")
            }
            let known = all.map(\.text).sorted().joined(separator: ", ")
            throw .refused("no plug-in registers \(old.text), only \(known)")
        }
        if all.contains(new) {
            throw .refused("\(new.text) is already the path of a route; choose another one")
        }
        let mention = RouteMention(of: old, among: all)
        var changes = ChangeSet()
        let folders = [app.featureFolder, app.container, "Tests"]
        var files = try tree.pages()
        for folder in folders { files += try tree.sources(in: folder) }
        for file in files {
            try changes.edit(file, in: tree) { text in
                // A page can show this command.
                text.components(separatedBy: "\n").map { line in
                    line.contains("rename-path") ? line : mention.replacing(in: line, with: new)
                }.joined(separator: "\n")
            }
        }
        let edit = RegistrationEdit(redirect, in: plugin)
        try changes.edit(plugin, in: tree) { text throws(CommandError) in
            // The new path may be an old one that was renamed before.
            let lines = text.components(separatedBy: "\n").filter {
                !$0.contains("redirect(\"\(new.text)\", to: \"\(new.text)\")")
            }
            return try edit.adding(to: lines.joined(separator: "\n"))
        }
        return ScaffoldPlan(
            changes: changes,
            nextSteps: ["\(old.text) is redirected, so links that others keep still open."]
                + app.testing)
    }
}

/// The routes that a plug-in registers.
struct PluginRoutes {
    /// Their paths, in the order of the text.
    let patterns: [PathPattern]

    /// Finds them in the text of a plug-in.
    init(of text: String) {
        patterns = text.matches(of: /\bpath:\s*"(\/[^"]*)"/).map { PathPattern(String($0.1)) }
    }
}

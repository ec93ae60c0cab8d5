import CommandLineKit
import Foundation

/// Renames a feature: its module, its tests, its plug-in, and its types that have its name. Paths of
/// routes and texts for users stay.
struct RenameFeature {
    private let old: ModuleName
    private let new: ModuleName

    /// Describes the command.
    init(_ old: ModuleName, to new: ModuleName) {
        self.old = old
        self.new = new
    }

    /// Plans the changes without making them.
    /// - Throws: ``CommandError`` if there is no such feature, if the new name is taken, or if a file
    ///   isn't a text.
    func plan(in tree: SourceTree) throws(CommandError) -> ScaffoldPlan {
        let app = try AppLayout(of: tree)
        if app.features.contains(new.text), !app.features.contains(old.text) {
            return ScaffoldPlan(
                nothingBecause: "\(old.text) is already \(new.text); nothing is changed")
        }
        try app.checkFeature(old.text, otherwise: "nothing is renamed")
        try NewFeature.checkModules([new.text], in: tree)
        let roots = [app.module(of: old.text), app.tests(of: old.text), app.plugin(of: old.text)]
        var moves: [String: String] = [:]
        for root in roots {
            for path in try tree.files(in: root) { moves[path] = renamed(path, in: app) }
        }
        if let path = moves.values.sorted().first(where: tree.has) {
            throw .refused("\(path) already exists; move it, or choose another name")
        }
        let names = try identifiers(in: moves.keys.sorted(), of: tree)
        var changes = ChangeSet()
        let code = IdentifierEdit(names)
        for (path, target) in moves {
            let text = try tree.text(path)
            changes.remove(path)
            changes.write(
                path.hasSuffix(".swift") ? texts(in: code.applied(to: text)) : text,
                to: target)
        }
        for path in try tree.sources(in: app.container) + tree.sources(in: "Tests")
        where moves[path] == nil && !app.isOfFeature(path) {
            try changes.edit(path, in: tree) { texts(in: code.applied(to: $0)) }
        }
        try renameLists(&changes, moves, in: app, of: tree)
        return ScaffoldPlan(
            changes: changes, removing: roots,
            nextSteps: [
                "Its routes keep their paths; 'swift package rename-path' changes one.",
                "Its texts for users stay as they are.",
            ] + app.testing)
    }

    /// The path of a file after the renaming.
    private func renamed(_ path: String, in app: AppLayout) -> String {
        let folder =
            [app.featureFolder, "Tests", app.pluginList.parent]
            .first { path.hasPrefix("\($0)/") } ?? ""
        let rest = path.dropFirst(folder.count).split(separator: "/").map { part -> String in
            let end = part.dropFirst(old.text.count)
            return part.hasPrefix(old.text) && end.first?.isLowercase != true
                ? new.text + end : String(part)
        }
        return ([folder] + rest).joined(separator: "/")
    }

    /// The identifiers that change: of modules, of the plug-in, and of the types with the name.
    private func identifiers(
        in paths: [String], of tree: SourceTree
    ) throws(CommandError) -> [String: String] {
        var names = [old.text: new.text, "\(old.text)Tests": "\(new.text)Tests"]
        let words = Set(NameCheck.keywords).union(["extension"])
        for path in paths where path.hasSuffix(".swift") {
            let parts = try tree.text(path).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            for (keyword, name) in zip(parts, parts.dropFirst())
            where words.contains(String(keyword)) && name.hasPrefix(old.text) {
                let rest = name.dropFirst(old.text.count)
                if rest.first?.isLowercase != true { names[String(name)] = new.text + rest }
            }
        }
        return names
    }

    /// The name where a plug-in or a condition of a test has it as a text.
    private func texts(in text: String) -> String {
        text.components(separatedBy: "\n").map { line in
            line.contains("let name = ") || line.contains("needs(")
                ? line.replacing("\"\(old.text)\"", with: "\"\(new.text)\"") : line
        }.joined(separator: "\n")
    }

    private func renameLists(
        _ changes: inout ChangeSet, _ moves: [String: String], in app: AppLayout,
        of tree: SourceTree
    ) throws(CommandError) {
        let texts = [
            ("\"\(old.text)\"", "\"\(new.text)\""),
            ("\"\(old.text)Tests\"", "\"\(new.text)Tests\""),
            ("\(old.text)Plugin()", "\(new.text)Plugin()"),
        ]
        for path in try FeatureListEdit.manifests(in: tree) + [RuleFile.path] {
            try changes.edit(path, in: tree) { text in
                texts.reduce(text) { $0.replacing($1.0, with: $1.1) }
            }
        }
        let runs = FeatureRuns(of: app.features)
        for path in try FeatureListEdit.files(in: tree) {
            try changes.edit(path, in: tree) { runs.renaming(old.text, to: new.text, in: $0) }
        }
        let folders = [
            (app.module(of: old.text), app.module(of: new.text)),
            (app.tests(of: old.text), app.tests(of: new.text)),
        ]
        let paths = moves.sorted { $0.key > $1.key }.map { ($0.key, $0.value) } + folders
        for path in try tree.pages() + [app.owners].compactMap(\.self) {
            try changes.edit(path, in: tree) { text in
                paths.reduce(text) { $0.replacing($1.0, with: $1.1) }
            }
        }
        let page = "\(app.module(of: new.text))/README.md"
        if let text = changes.texts[page] ?? nil {
            changes.write(text.replacing("# \(old.text)\n", with: "# \(new.text)\n"), to: page)
        }
    }
}

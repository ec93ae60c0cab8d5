import CommandLineKit
import Foundation

/// Removes a feature with its plug-in and its tests, and says what else still names it.
struct RemoveFeature {
    private let name: String
    private let app: AppLayout
    private var folders: [String] { app.folders(of: name) }

    /// - Throws: ``CommandError`` if there is no such feature.
    init(_ name: String, in app: AppLayout) throws(CommandError) {
        self.name = try app.feature(name, otherwise: "nothing is removed")
        self.app = app
    }

    /// Plans the changes without making them.
    /// - Throws: ``CommandError`` if a list isn't found, or a file can't be read.
    func plan(in tree: SourceTree) throws(CommandError) -> ScaffoldPlan {
        var changes = ChangeSet()
        for folder in folders { try changes.remove(folder, in: tree) }
        for list in [NameList.features, app.plugins] {
            try changes.edit(list.path, in: tree) { text throws(CommandError) in
                try list.removing(name, from: text)
            }
        }
        try changes.edit(app.plugins.path, in: tree) { text in
            text.replacing("import \(name)Plugin\n", with: "")
        }
        let mentions = try remainingMentions(changes, in: tree)
        let title = "These lines still name \(name) or its paths. Delete or change them:"
        return ScaffoldPlan(
            changes: changes,
            nextSteps: (try app.nextSteps(opening: nil, in: tree))
                + (mentions.isEmpty ? [] : [title] + mentions.map { "  \($0)" }))
    }

    /// The lines outside of the feature that name it, or open or link to one of its paths.
    private func remainingMentions(
        _ changes: ChangeSet, in tree: SourceTree
    ) throws(CommandError) -> [String] {
        let words = try [name, "\(name)Plugin", "\(name)Tests"] + paths(in: tree)
        let edited = changes.written.mapValues(\.new)
        return try tree.lines(with: words, edited: edited).compactMap { path, lines in
            let isOwn = folders.contains { path == $0 || path.hasPrefix("\($0)/") }
            guard !isOwn else { return nil }
            return "\(path):\(lines.map(String.init).joined(separator: ","))"
        }
    }

    /// The beginnings of the feature's paths, up to the first parameter: `/profile` for
    /// `/profile/:id`.
    private func paths(in tree: SourceTree) throws(CommandError) -> [String] {
        let paths = try tree.text(app.plugin(of: name)).matches(of: /path:\s*"((?:\/[\w.~-]+)+)/)
        return Set(paths.map { String($0.1) }).sorted()
    }
}

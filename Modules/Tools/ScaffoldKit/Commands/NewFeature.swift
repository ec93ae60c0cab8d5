import CommandLineKit
import Foundation

/// Adds a feature with one screen, its plug-in and its test.
struct NewFeature {
    let name: ModuleName
    let app: AppLayout
    private var plugin: String { app.plugin(of: name.text) }

    /// Plans the changes without making them.
    /// - Throws: ``CommandError`` if the name or its path is taken, or if a list isn't found.
    func plan(in tree: SourceTree) throws(CommandError) -> ScaffoldPlan {
        try checkName(in: tree)
        var changes = ChangeSet()
        try Self.add([self], of: app, to: &changes, in: tree)
        let owners = [".github/CODEOWNERS", "CODEOWNERS"].first(where: tree.has)
        return ScaffoldPlan(
            changes: changes,
            nextSteps: ["Choose the symbol of the tab in \(plugin)."]
                + (owners.map { ["Name the team that owns \(name.text) in \($0)."] } ?? [])
                + (try app.nextSteps(opening: files.url, in: tree)))
    }

    private var files: ScreenFiles { ScreenFiles(screen: name, feature: name, app: app) }

    /// Adds the files of features to some changes, and their names to the lists.
    /// - Throws: ``CommandError`` if a list isn't found.
    static func add(
        _ features: [NewFeature], of app: AppLayout, to changes: inout ChangeSet,
        in tree: SourceTree
    ) throws(CommandError) {
        for feature in features {
            for (path, text) in feature.files.texts { changes.add(text, at: path) }
            changes.add(feature.pluginText, at: feature.plugin)
        }
        let names = features.map(\.name.text)
        for list in [NameList.features, app.plugins] {
            try changes.edit(list.path, in: tree) { text throws(CommandError) in
                try list.adding(names, to: text)
            }
        }
        try changes.edit(app.plugins.path, in: tree) { text in
            // The formatter sorts imports.
            let imports = text.firstMatch(of: /^(public )?import\b/.anchorsMatchLineEndings())
            let start = imports?.range.lowerBound ?? text.startIndex
            return text.replacingCharacters(
                in: start..<start, with: names.map { "import \($0)Plugin\n" }.joined())
        }
    }

    private func checkName(in tree: SourceTree) throws(CommandError) {
        let manifest = try tree.text(NameList.manifestPath).lowercased()
        for module in [name.text, "\(name.text)Tests", "\(name.text)Plugin"]
        where manifest.contains("\"\(module.lowercased())\"") {
            throw .refused(
                "\(NameList.manifestPath) already has a module '\(module)'; choose another name")
        }
        for folder in app.folders(of: name.text) where try !tree.files(in: folder).isEmpty {
            throw .refused("\(folder) already exists; move it, or choose another name")
        }
        try app.checkPath("/\(name.segment)", in: tree)
    }

    private var pluginText: String {
        // The formatter sorts modules by their names.
        let imports = [name.text, "RoutingEngine", app.pluginKit].sorted()
        return """
            \(imports.map { "\($0 == app.pluginKit ? "public " : "")import \($0)" }
                .joined(separator: "\n"))

            /// The feature \(name.text). Its routes are closed to links from outside.
            public struct \(name.text)Plugin: Plugin {
                public let name = "\(name.text)"
                public let tab: PluginTab? = PluginTab(url: "\(files.path)", symbol: "square.grid.2x2")

                nonisolated public init() {}

                public func register(in app: PluginContext) {
                    \(files.registration)
                }
            }

            """
    }
}

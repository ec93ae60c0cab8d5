import CommandLineKit
import Foundation

/// Where an app keeps the parts of its features, as its manifest and its list of plug-ins show.
struct AppLayout: Sendable {
    /// The features, in the order of the manifest.
    let features: [String]
    let plugins: NameList
    /// The folder of the container, which puts the features together.
    let container: String
    /// The module of the protocol `Plugin`.
    let pluginKit: String
    /// The name of the program; `nil` if there is none.
    let program: String?
    /// The first host of the app's links.
    let host: String

    /// Finds the parts of an app.
    /// - Throws: ``CommandError`` if the package isn't such an app, or a file can't be read.
    init(of tree: SourceTree) throws(CommandError) {
        let manifest = try tree.text(NameList.manifestPath)
        let list = try tree.files().first {
            $0.hasSuffix("/Plugins+All.swift") && !$0.hasPrefix("Modules/")
        }
        guard let list, let kit = manifest.firstMatch(of: /"(\w*PluginKit)"/) else {
            throw .refused(
                "\(tree.root.path) has no file Plugins+All.swift or no module PluginKit, so it isn't an "
                    + "app of plug-ins; 'scaffold new-app' makes one")
        }
        plugins = .plugins(in: list)
        pluginKit = String(kit.1)
        let isContainer = tree.has("\(list.parent)/Plugins") || list.parent.parent.isEmpty
        container = isContainer ? list.parent : list.parent.parent
        features = try NameList.features.names(in: manifest)
        let program = /\.(?:executableTarget|program)\(\s*(?:name:\s*)?"(\w+)",/
        self.program = manifest.firstMatch(of: program).map { String($0.1) }
        var host: String?
        for path in try tree.files(in: container) where host == nil && path.hasSuffix(".swift") {
            host = try tree.text(path).firstMatch(of: /\bhosts:\s*\[\s*"([^"*]+)"/).map {
                String($0.1)
            }
        }
        self.host = host ?? "example.com"
    }

    /// The file of a feature's plug-in.
    func plugin(of feature: String) -> String {
        "\(container)/Plugins/\(feature)/\(feature)Plugin.swift"
    }

    /// The folder of a feature's module.
    func module(of feature: String) -> String { "Modules/Features/\(feature)" }

    /// The folder of a feature's tests.
    func tests(of feature: String) -> String { "Tests/\(feature)Tests" }

    /// Everything that is a feature's alone.
    func folders(of feature: String) -> [String] {
        [module(of: feature), plugin(of: feature).parent, tests(of: feature)]
    }

    /// Finds a feature by its name.
    /// - Throws: ``CommandError`` with what to do if there is none.
    func feature(_ name: String, otherwise advice: String) throws(CommandError) -> String {
        if features.contains(name) { return name }
        throw .refused(
            "\(NameList.manifestPath) has no feature '\(name)', only "
                + "\(features.joined(separator: ", ")); \(advice)")
    }

    /// - Throws: ``CommandError`` with the place if a route of the app has a path, or one below it.
    func checkPath(_ path: String, in tree: SourceTree) throws(CommandError) {
        guard let use = try tree.lines(with: ["\"\(path)"], in: container).first else { return }
        throw .refused("\(use.path):\(use.lines[0]) already uses \(path); choose another name")
    }

    /// How the user looks at a change, and tests it.
    func nextSteps(opening url: String?, in tree: SourceTree) throws(CommandError) -> [String] {
        let open = program.flatMap { program in url.map { "swift run \(program) open \($0)" } }
        let hasPages = try tree.files(in: "Tests").contains {
            $0.hasSuffix("/DocumentationTests.swift")
        }
        let pages = hasPages ? "UPDATE_DOCS=1 swift test --filter DocumentationTests" : nil
        return [open, pages, "swift test"].compactMap(\.self)
    }
}

extension String {
    /// The path of the folder that contains a file or a folder; empty at the top.
    var parent: String { split(separator: "/").dropLast().joined(separator: "/") }
}

import CommandLineKit
import Foundation

/// Where an app keeps the parts of its features, as its files show: the list of plug-ins, the rules about
/// its modules and the manifest. No name of an app is known here.
struct AppLayout: Sendable {
    /// The folder of the modules of features, such as `Modules/Features`.
    let featureFolder: String
    /// The file with the list of all plug-ins.
    let pluginList: String
    /// The features, in the order of the manifest.
    let features: [String]
    /// The file that names the owners of folders; `nil` if there is none.
    let owners: String?
    /// The name of the program; `nil` if there is none.
    let program: String?
    /// Whether tests write pages of the package.
    let hasWrittenPages: Bool

    /// The name of the file with the list of all plug-ins.
    private static let listName = "Plugins+All.swift"
    /// Where a code host looks for owners.
    private static let ownerFiles = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"]

    /// Finds the parts of an app.
    /// - Throws: ``CommandError`` if the package isn't such an app, or a file can't be read.
    init(of tree: SourceTree) throws(CommandError) {
        let manifest = try tree.text("Package.swift")
        guard let list = try tree.sources().first(where: { $0.hasSuffix("/\(Self.listName)") })
        else {
            throw .refused(
                "\(tree.root.path) has no file \(Self.listName), so it isn't an app of plug-ins; "
                    + "'scaffold new-app' makes one")
        }
        pluginList = list
        featureFolder = try RuleFile(tree).featureFolder
        features = try NameList.manifest.names(in: manifest)
        owners = Self.ownerFiles.first(where: tree.has)
        program = manifest.firstMatch(
            of: /\.(?:executableTarget|program)\(\s*(?:name:\s*)?"(\w+)"/
        ).map { String($0.1) }
        hasWrittenPages = try tree.files(in: "Tests").contains {
            $0.hasSuffix("DocumentationTests.swift")
        }
    }

    /// The folder of the module that puts the features together.
    var container: String { pluginList.parent.parent }

    /// The file that says what a feature is in the app.
    func plugin(of feature: String) -> String { "\(pluginList.parent)/\(feature)Plugin.swift" }

    /// The module of a feature.
    func module(of feature: String) -> String { "\(featureFolder)/\(feature)" }

    /// The module with the tests of a feature.
    func tests(of feature: String) -> String { "Tests/\(feature)Tests" }

    /// The module that compiles a file of a feature, of its tests or of the container.
    func module(containing path: String) -> String {
        if path.hasPrefix("\(container)/") { return container }
        let isFeature = path.hasPrefix("\(featureFolder)/")
        let count = isFeature ? featureFolder.split(separator: "/").count + 1 : 2
        return path.split(separator: "/").prefix(count).joined(separator: "/")
    }

    /// Whether a file is one of a feature's tests.
    func isOfFeature(_ path: String) -> Bool {
        features.contains { path.hasPrefix("\(tests(of: $0))/") }
    }

    /// The folders with what features can see of the package, and the container.
    func seenByFeatures(in tree: SourceTree) -> [String] {
        let parent = featureFolder.parent
        let folders = tree.folders(in: parent).map { parent.isEmpty ? $0 : "\(parent)/\($0)" }
        return [container] + folders.filter { $0 != featureFolder }
    }
}

extension String {
    /// The path of the folder that contains a file or a folder; empty at the top.
    var parent: String { split(separator: "/").dropLast().joined(separator: "/") }
}

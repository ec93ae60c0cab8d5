package import CommandLineKit
import Foundation

/// Removes a feature with its plug-in and its tests.
package struct RemoveFeature: Sendable {
    private let name: ModuleName
    /// The pages at the top of the repository.
    package static let frontPages = ["README.md", "README.zh-Hans.md"]
    private var plugin: String { "AppContainer/Plugins/\(name.text).swift" }

    /// What the command removes.
    package var paths: [String] {
        ["Modules/Features/\(name.text)", "Tests/\(name.text)Tests", plugin]
    }

    /// Describes the command for a name.
    package init(_ name: ModuleName) { self.name = name }

    /// Plans the changes without making them.
    /// - Parameters:
    ///   - tree: The files of the package.
    ///   - uncommitted: The files among some paths that git couldn't restore.
    /// - Throws: ``CommandError`` if there is no such feature, if work would be lost, or if
    ///   something else needs the feature.
    package func plan(
        in tree: SourceTree, uncommitted: ([String]) throws(CommandError) -> [String]
    ) throws(CommandError) -> ScaffoldPlan {
        let features = try NameList.manifest.names(in: tree.text(NameList.manifest.path))
        guard features.contains(name.text) else {
            throw .refused(
                """
                Package.swift has no feature '\(name.text)', only \
                \(features.joined(separator: ", ")); nothing is removed
                """)
        }
        if let file = try uncommitted(paths).first {
            throw .refused(
                "\(file) has changes that aren't in a commit and would be lost; commit them first")
        }
        var changes = ChangeSet()
        for path in tree.files(in: paths[0]) + tree.files(in: paths[1]) + [plugin] {
            changes.remove(path)
        }
        for list in NameList.all {
            try changes.edit(list.path, in: tree) { text throws(CommandError) in
                try list.removing(name.text, from: text)
            }
        }
        try changes.edit("Package.swift", in: tree, ManifestEdit(name).removing)
        let owner = OwnerEdit(name)
        try changes.edit(OwnerEdit.path, in: tree) { owner.removing(from: $0) }
        let mentions = TestMentionEdit(removedTests(from: tree))
        for page in ["docs/security.md"] + tree.files(in: "docs/security") {
            try changes.edit(page, in: tree) { mentions.removing(from: $0) }
        }
        let texts = try textsAlone(in: tree)
        for table in tree.files(in: "AppContainer/Resources") {
            try changes.edit(table, in: tree) { texts.removing(from: $0) }
        }
        let guides = tree.files(in: "docs").filter { $0.hasSuffix(".md") }
        for page in Self.frontPages.filter(tree.has) + guides {
            let links = PageLinkEdit(page: page, removed: paths)
            try changes.edit(page, in: tree) { links.removing(from: $0) }
        }
        try checkOthers(changes)
        let links = try brokenLinks(in: tree)
        let unanswered = UnansweredEdit(
            links: Set(links.filter { $0.place.hasPrefix("Modules/") }.map(\.text)))
        try changes.edit(UnansweredEdit.path, in: tree) { unanswered.adding(to: $0) }
        let leftovers =
            try links.map { "\($0.place) leads nowhere now: \($0.text)" }
            + skippedTests(in: tree)
        return ScaffoldPlan(
            changes: changes,
            nextSteps: leftovers + [
                "swift test                       runs the tests of all that is left"
            ])
    }

    /// The texts that only the plug-in shows.
    private func textsAlone(in tree: SourceTree) throws(CommandError) -> TextTableEdit {
        var texts = TextTableEdit(of: try tree.text(plugin))
        for file in tree.files(in: "AppContainer")
        where file.hasSuffix(".swift") && file != plugin {
            texts = texts.without(TextTableEdit(of: try tree.text(file)))
        }
        return texts
    }

    /// The names of the files of its tests, except for those that other tests have, too.
    private func removedTests(from tree: SourceTree) -> [String] {
        func names(_ paths: [String]) -> [String] {
            paths.compactMap { $0.split(separator: "/").last?.split(separator: ".").first }
                .map(String.init)
        }
        let others = Set(names(tree.files(in: "Tests").filter(isElsewhere)))
        return names(tree.files(in: paths[1])).filter { !others.contains($0) }
    }

    /// A name that is still in a manifest or in a rule has a meaning that the command doesn't know.
    private func checkOthers(_ changes: ChangeSet) throws(CommandError) {
        for path in ["Package.swift", ".boundaries.json"] {
            let lines = ((changes.texts[path] ?? nil) ?? "").components(separatedBy: "\n")
            if let index = lines.firstIndex(where: { $0.contains("\"\(name.text)\"") }) {
                let line = lines[index].trimmingCharacters(in: .whitespaces)
                throw .refused(
                    "\(path):\(index + 1) still needs \(name.text): \(line); remove that first")
            }
        }
    }

    /// The links of others to the routes of the feature.
    private func brokenLinks(
        in tree: SourceTree
    ) throws(CommandError) -> [(place: String, text: String, line: String)] {
        let routes = try tree.text(plugin).matches(of: /path: ("\/[^"]*")/).map { String($0.1) }
        let others =
            try tree.places(of: routes, in: "Modules/Features")
            + tree.places(of: routes, in: "AppContainer")
        return others.filter { isElsewhere($0.place) }
    }

    /// The tests that run only in an app with the feature.
    private func skippedTests(in tree: SourceTree) throws(CommandError) -> [String] {
        try tree.places(of: ["\"\(name.text)\""], in: "Tests")
            .filter { isElsewhere($0.place) && $0.line.contains("needs(") }
            .map { "\($0.place) runs only with \(name.text): delete its tests, or change them" }
    }

    private func isElsewhere(_ place: String) -> Bool { !paths.contains { place.hasPrefix($0) } }
}

import CommandLineKit
import Foundation

/// Removes a feature with its plug-in and its tests.
struct RemoveFeature {
    private let name: ModuleName
    private let app: AppLayout
    private var plugin: String { app.plugin(of: name.text) }

    /// What the command removes.
    private var roots: [String] {
        [app.module(of: name.text), app.tests(of: name.text), plugin]
    }

    /// Describes the command for a name.
    init(_ name: ModuleName, in app: AppLayout) {
        self.name = name
        self.app = app
    }

    /// Plans the changes without making them.
    /// - Parameters:
    ///   - tree: The files of the package.
    ///   - unsaved: The files among some paths that git couldn't restore.
    /// - Throws: ``CommandError`` if there is no such feature, if work would be lost, or if
    ///   something else needs the feature.
    func plan(
        in tree: SourceTree, unsaved: ([String]) throws(CommandError) -> [String]
    ) throws(CommandError) -> ScaffoldPlan {
        try app.checkFeature(name.text, otherwise: "nothing is removed")
        var removed: [String] = []
        for root in roots { removed += try tree.files(in: root) }
        let lost = try unsaved(removed)
        if let file = lost.first {
            let others = lost.count > 1 ? " (and \(lost.count - 1) more)" : ""
            throw .refused(
                """
                \(file)\(others) has changes that aren't in a commit and would be lost; commit \
                them, or move the file elsewhere
                """)
        }
        var changes = ChangeSet()
        for path in removed { changes.remove(path) }
        try removeName(from: &changes, in: tree)
        try checkOthers(changes, in: tree)
        return ScaffoldPlan(
            changes: changes, removing: roots,
            nextSteps: try brokenLinks(in: tree) + skippedTests(in: tree) + app.testing)
    }

    /// Takes the name out of lists, pages and tables of texts.
    private func removeName(
        from changes: inout ChangeSet, in tree: SourceTree
    ) throws(CommandError) {
        try FeatureListEdit(name, in: app).remove(from: &changes, in: tree)
        let mentions = TestMentionEdit(try removedTests(from: tree))
        for page in try tree.pages() {
            let links = PageLinkEdit(page: page, removed: roots)
            try changes.edit(page, in: tree) { links.removing(from: mentions.removing(from: $0)) }
        }
        let texts = try textsAlone(in: tree)
        for table in try tree.files(in: "\(app.container)/Resources") {
            try changes.edit(table, in: tree) { texts.removing(from: $0) }
        }
        guard let list = try UnansweredEdit.file(of: app, in: tree) else { return }
        let unanswered = UnansweredEdit(
            links: Set(
                try linksToIt(in: tree).filter { $0.place.hasPrefix("\(app.featureFolder)/") }
                    .map(\.text)))
        try changes.edit(list, in: tree) { unanswered.adding(to: $0) }
    }

    /// The texts that only the plug-in shows.
    private func textsAlone(in tree: SourceTree) throws(CommandError) -> TextTableEdit {
        var texts = TextTableEdit(of: try tree.text(plugin))
        for file in try tree.sources(in: app.container) where file != plugin {
            texts = texts.without(TextTableEdit(of: try tree.text(file)))
        }
        return texts
    }

    /// The names of the files of its tests, except for those that other tests have, too.
    private func removedTests(from tree: SourceTree) throws(CommandError) -> [String] {
        func names(_ paths: [String]) -> [String] {
            paths.compactMap { $0.split(separator: "/").last?.split(separator: ".").first }
                .map(String.init)
        }
        let others = Set(names(try tree.sources(in: "Tests").filter(isElsewhere)))
        return names(try tree.files(in: roots[1])).filter { !others.contains($0) }
    }

    /// A name that is still in a manifest or in a rule has a meaning that the command doesn't know.
    private func checkOthers(
        _ changes: ChangeSet, in tree: SourceTree
    ) throws(CommandError) {
        for path in ["Package.swift", RuleFile.path] {
            let lines = try changes.text(of: path, in: tree).components(separatedBy: "\n")
            if let index = lines.firstIndex(where: { $0.contains("\"\(name.text)\"") }) {
                let line = lines[index].trimmingCharacters(in: .whitespaces)
                throw .refused(
                    "\(path):\(index + 1) still needs \(name.text): \(line); remove that first")
            }
        }
    }

    /// The links of others to the routes of the feature.
    private func linksToIt(
        in tree: SourceTree
    ) throws(CommandError) -> [(place: String, text: String, line: String)] {
        let routes = try tree.text(plugin).matches(of: /path: ("\/[^"]*")/).map { String($0.1) }
        let places =
            try tree.places(of: routes, in: app.featureFolder)
            + tree.places(of: routes, in: app.container)
        return places.filter { isElsewhere($0.place) }
    }

    private func brokenLinks(in tree: SourceTree) throws(CommandError) -> [String] {
        Self.section(
            "These links lead nowhere now; the app shows them as text. Remove or redirect them:",
            try linksToIt(in: tree).map { "\($0.place): \($0.text)" })
    }

    /// The tests that run only in an app with the feature.
    private func skippedTests(in tree: SourceTree) throws(CommandError) -> [String] {
        let places = try tree.places(of: ["\"\(name.text)\""], in: "Tests").filter { place in
            isElsewhere(place.place) && place.line.contains("needs(")
                && !place.line.trimmingCharacters(in: .whitespaces).hasPrefix("//")
        }
        // Each file once, with all of its lines.
        let files = Dictionary(grouping: places.map { $0.place.split(separator: ":") }) { $0[0] }
        return Self.section(
            "These tests are skipped without \(name.text). Delete them, or change them:",
            files.sorted { $0.key < $1.key }.map { file, places in
                "\(file):\(places.map { $0[1] }.joined(separator: ", "))"
            })
    }

    private static func section(_ title: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : [title] + lines.map { "  \($0)" } + [""]
    }

    private func isElsewhere(_ place: String) -> Bool {
        !roots.contains { place == $0 || place.hasPrefix("\($0)/") || place.hasPrefix("\($0):") }
    }
}

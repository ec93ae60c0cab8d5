import CommandLineKit
import Foundation
import Testing

@testable import ScaffoldKit

struct `Work that git couldn't restore` {
    private static let navigator = "Modules/Features/Profile/ProfileNavigator.swift"

    @Test(arguments: ["", "Packages/App"])
    func `git can restore everything after a commit`(folder: String) throws {
        let app = try ScaffoldApp(in: folder)
        let paths = try app.tree.files()
        #expect(paths.count > 20)
        #expect(throws: Never.self) { try Git(tree: app.tree).check(paths) }
    }

    @Test(arguments: [
        ["config", "status.showUntrackedFiles", "no"],
        ["config", "core.excludesFile", "Profile/A.swift"],
        ["update-index", "--assume-unchanged", navigator],
        ["update-index", "--skip-worktree", navigator],
        ["config", "core.fileMode", "false"], ["add", "--intent-to-add", "."],
    ])
    func `work that git couldn't restore is found, whatever the user tells git`(
        setting: [String]
    ) throws {
        let app = try ScaffoldApp()
        try app.git(setting)
        try app.write("// mine", to: Self.navigator)
        #expect(app.refusal(of: "remove-feature Profile")?.contains(Self.navigator) == true)
        #expect(try app.tree.text(Self.navigator) == "// mine")
    }

    @Test(arguments: ["ProfileNavigator.swift", "Ä b.swift", "ignored/.DS_Store"])
    func `git couldn't restore a mode, and a new or an ignored file`(name: String) throws {
        let app = try ScaffoldApp()
        let path = "Modules/Features/Profile/\(name)"
        if !app.tree.has(path) { try app.write("mine", to: path) }
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: app.tree.url(path).path)
        let sentence = app.refusal(of: "remove-feature Profile")
        #expect(sentence?.hasPrefix("\(path) ") == true)
        #expect(app.tree.has(path))
    }

    @Test func `git couldn't restore an edited list, unless the user insists`() throws {
        let app = try ScaffoldApp()
        try app.write(app.tree.text("Package.swift") + "// mine\n", to: "Package.swift")
        let sentence = app.refusal(of: "new-feature Events")
        #expect(
            sentence
                == "Package.swift has changes that aren't committed; commit your work first, or "
                + "repeat the command with --force")
        try app.run("new-feature Events --force")
        #expect(try app.tree.text("Package.swift").hasSuffix("// mine\n"))
    }

    @Test func `git can restore nothing without a commit`() throws {
        let app = try ScaffoldApp()
        try FileManager.default.removeItem(at: app.tree.url(".git"))
        let sentence = app.refusal(of: "remove-feature Profile")
        #expect(sentence?.hasPrefix("there is no commit of git in") == true)
        #expect(app.tree.has("Modules/Features/Profile"))
        try app.run("remove-feature Profile --force")
        #expect(!app.tree.has("Modules/Features/Profile"))
    }

    /// Runs the command that undoes a change, as the user copies it.
    private func undo(_ output: String, in app: ScaffoldApp) throws {
        let line = try #require(output.split(separator: "\n").first { $0.hasPrefix("To undo") })
        let command = String(line.dropFirst("To undo it: ".count))
        _ = try Tool(
            command: ["sh", "-c", command], folder: app.tree.root, limit: .seconds(60)
        )
        .run()
    }

    @Test(arguments: ["remove-feature Profile", "new-feature Events", "new-screen Home/Detail"])
    func `a change is undone by the command that is printed, with its folders`(
        command: String
    ) throws {
        let app = try ScaffoldApp(in: "My app's")
        let before = try app.tree.texts()
        try undo(app.run(command), in: app)
        #expect(try app.tree.texts() == before)
        for folder in ["Modules/Features/Events", "App/Plugins/Events", "Tests/EventsTests"] {
            #expect(!app.tree.has(folder))
        }
    }

    @Test func `undoing keeps work of one's own that git doesn't have`() throws {
        let app = try ScaffoldApp()
        let manifest = try app.tree.text("Package.swift") + "// mine\n"
        try app.write(manifest, to: "Package.swift")
        let output = try app.run("new-feature Events --force")
        #expect(output.contains("Undo Package.swift by hand"))
        try app.write("mine", to: "Modules/Features/Events/Note.md")
        #expect(throws: (any Error).self) { try undo(output, in: app) }
        #expect(try app.tree.text("Package.swift").hasSuffix("// mine\n"))
        #expect(app.tree.has("Modules/Features/Events/Note.md"))
        #expect(!app.tree.has("App/Plugins/Events"))
    }
}

import Foundation
import Testing

@testable import ScaffoldKit

#if os(macOS) || os(Linux)
    @Suite struct `Work that git couldn't restore` {
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
            #expect(app.refusal(of: "remove-feature", "Profile")?.contains(Self.navigator) == true)
            #expect(try app.tree.text(Self.navigator) == "// mine")
        }

        @Test(arguments: ["ProfileNavigator.swift", "Ä b.swift", "ignored/.DS_Store"])
        func `git couldn't restore a mode, and a new or an ignored file`(name: String) throws {
            let app = try ScaffoldApp()
            let path = "Modules/Features/Profile/\(name)"
            if !app.tree.has(path) { try app.write("mine", to: path) }
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: app.tree.url(path).path)
            let sentence = app.refusal(of: "remove-feature", "Profile")
            #expect(sentence?.hasPrefix("git couldn't restore \(path)") == true)
            #expect(app.tree.has(path))
        }

        @Test func `git couldn't restore an edited list, unless the user insists`() throws {
            let app = try ScaffoldApp()
            try app.write(app.tree.text("Package.swift") + "// mine\n", to: "Package.swift")
            let sentence = app.refusal(of: "new-feature", "Events")
            #expect(
                sentence == """
                    git couldn't restore Package.swift, which is a link, or which the last commit \
                    lacks or has differently; commit your work first, or repeat the command with --force
                    """)
            try app.run("new-feature", "Events", "--force")
            #expect(try app.tree.text("Package.swift").hasSuffix("// mine\n"))
        }

        @Test func `git can restore nothing without a commit`() throws {
            let app = try ScaffoldApp()
            try FileManager.default.removeItem(at: app.tree.url(".git"))
            let sentence = app.refusal(of: "remove-feature", "Profile")
            #expect(sentence?.hasPrefix("there is no commit of git in") == true)
            #expect(app.tree.has("Modules/Features/Profile"))
            try app.run("remove-feature", "Profile", "--force")
            #expect(!app.tree.has("Modules/Features/Profile"))
        }

        @Test func `a change is undone by the command of git that is printed`() throws {
            let app = try ScaffoldApp()
            let before = try app.tree.texts()
            let lines = try app.run("remove-feature", "Profile").split(separator: "\n")
            let undo = try #require(lines.first { $0.contains("To undo it: git ") })
            let words = undo.split(separator: " ").map(String.init)
            let start = try #require(words.firstIndex(of: "restore"))
            try app.git(Array(words[start...]))
            #expect(try app.tree.texts() == before)
        }
    }
#endif

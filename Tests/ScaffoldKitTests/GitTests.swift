import Foundation
import Testing

@testable import ScaffoldKit

#if os(macOS) || os(Linux)
    @Suite
    struct `Work that git couldn't restore` {
        @Test(arguments: ["", "Packages/App"])
        func `is none after a commit`(folder: String) throws {
            try ScaffoldApp.with(in: folder) { app throws in
                let paths = try app.tree.files()
                #expect(paths.count > 20)
                #expect(throws: Never.self) { try Git(tree: app.tree).check(paths) }
            }
        }

        @Test(arguments: [
            ["config", "status.showUntrackedFiles", "no"],
            ["config", "core.excludesFile", "Profile/A.swift"],
            [
                "update-index", "--assume-unchanged",
                "Modules/Features/Profile/ProfileNavigator.swift",
            ],
            ["update-index", "--skip-worktree", "Modules/Features/Profile/ProfileNavigator.swift"],
            ["config", "core.fileMode", "false"], ["add", "--intent-to-add", "."],
        ])
        func `is found whatever the user tells git`(setting: [String]) throws {
            let navigator = "Modules/Features/Profile/ProfileNavigator.swift"
            try ScaffoldApp.with { app throws in
                try app.git(setting)
                try app.write("// mine", to: navigator)
                #expect(app.refusal(of: "remove-feature", "Profile")?.contains(navigator) == true)
                #expect(try app.tree.text(navigator) == "// mine")
            }
        }

        @Test(arguments: ["ProfileNavigator.swift", "Ä b.swift", "ignored/.DS_Store"])
        func `is a file with another mode, and a new or an ignored one`(name: String) throws {
            try ScaffoldApp.with { app throws in
                let path = "Modules/Features/Profile/\(name)"
                if !app.tree.has(path) { try app.write("mine", to: path) }
                try FileManager.default.setAttributes(
                    [.posixPermissions: 0o755], ofItemAtPath: app.tree.url(path).path)
                let sentence = app.refusal(of: "remove-feature", "Profile")
                #expect(sentence?.hasPrefix("git couldn't restore \(path)") == true)
                #expect(app.tree.has(path))
            }
        }

        @Test
        func `is an edited list, too, unless the user forces the command`() throws {
            try ScaffoldApp.with { app throws in
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
        }

        @Test
        func `is everything where there is no commit`() throws {
            try ScaffoldApp.with { app throws in
                try FileManager.default.removeItem(at: app.tree.url(".git"))
                let sentence = app.refusal(of: "remove-feature", "Profile")
                #expect(sentence?.hasPrefix("there is no commit of git in") == true)
                #expect(app.tree.has("Modules/Features/Profile"))
                try app.run("remove-feature", "Profile", "--force")
                #expect(!app.tree.has("Modules/Features/Profile"))
            }
        }

        @Test
        func `is brought back by the command that is printed`() throws {
            try ScaffoldApp.with { app throws in
                let before = try app.tree.texts()
                let lines = try app.run("remove-feature", "Profile").split(separator: "\n")
                let undo = try #require(lines.first { $0.contains("To undo it: git ") })
                let words = undo.split(separator: " ").map(String.init)
                let start = try #require(words.firstIndex(of: "restore"))
                try app.git(Array(words[start...]))
                #expect(try app.tree.texts() == before)
            }
        }
    }
#endif

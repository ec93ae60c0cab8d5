import CommandLineKit
import Foundation
import Testing

@testable import ScaffoldKit

#if os(macOS) || os(Linux)
    /// A repository whose package has a feature in one commit.
    private struct Fixture {
        let tree: SourceTree
        let committed = ["Chat/A.swift", "Chat/link", "Chat/run", "Chat/Ä b.swift"]

        /// Calls a function with a repository, which is gone afterwards.
        static func with(package: String = "", _ body: (Fixture) throws -> Void) throws {
            try TemporaryFolder.with { folder throws(CommandError) in
                let fixture = Fixture(
                    tree: SourceTree(folder.url.appending(path: "r/\(package)")))
                do {
                    try fixture.commit(in: SourceTree(folder.url.appending(path: "r")))
                    try body(fixture)
                } catch {
                    throw CommandError.data("\(error)")
                }
            }
        }

        private func commit(in repository: SourceTree) throws {
            try write("a", "Chat/A.swift")
            try write("b", "Chat/Ä b.swift")
            try write("#!/bin/sh", "Chat/run")
            try write("*.log\n", ".gitignore")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: tree.url("Chat/run").path)
            try FileManager.default.createSymbolicLink(
                atPath: tree.url("Chat/link").path, withDestinationPath: "../elsewhere")
            for command in [
                ["init", "--quiet", "."], ["config", "user.name", "CI"],
                ["config", "user.email", "ci@example.com"], ["config", "commit.gpgsign", "false"],
                ["add", "--all"], ["commit", "--quiet", "--message", "All"],
            ] {
                try git(command, in: repository)
            }
        }

        func write(_ text: String, _ path: String) throws {
            let file = tree.url(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }

        func git(_ arguments: [String], in tree: SourceTree? = nil) throws {
            try HostProgram(["git"] + arguments, in: (tree ?? self.tree).root)
                .run(otherwise: "the fixture is incomplete")
        }

        var unsaved: [String] {
            get throws { try Git(tree).unsaved(among: tree.files(in: "Chat")) }
        }
    }

    @Suite
    struct `Work that git couldn't restore` {
        @Test(arguments: ["", "Packages/App"])
        func `is none after a commit`(package: String) throws {
            try Fixture.with(package: package) { fixture throws in
                #expect(try fixture.tree.files(in: "Chat") == fixture.committed)
                #expect(try fixture.unsaved == [])
            }
        }

        @Test(arguments: [
            ["config", "status.showUntrackedFiles", "no"], ["config", "core.fsmonitor", "true"],
            ["config", "core.excludesFile", "Chat/A.swift"], ["config", "core.splitIndex", "true"],
            ["config", "status.renames", "copies"], ["config", "core.quotePath", "true"],
            ["update-index", "--assume-unchanged", "Chat/A.swift"],
            ["update-index", "--skip-worktree", "Chat/A.swift"],
            ["config", "diff.ignoreSubmodules", "all"], ["add", "--intent-to-add", "."],
            ["config", "core.fileMode", "false"], ["config", "core.trustctime", "false"],
            ["sparse-checkout", "set", "--no-cone", "/*", "!Chat"],
        ])
        func `is found whatever the user tells git`(setting: [String]) throws {
            try Fixture.with { fixture throws in
                try fixture.git(setting)
                try fixture.write("z", "Chat/A.swift")
                try fixture.write("new", "Chat/New.swift")
                try fixture.write("ignored", "Chat/my.log")
                #expect(try fixture.unsaved == ["Chat/A.swift", "Chat/New.swift", "Chat/my.log"])
            }
        }

        @Test
        func `is what is only in the index, a changed mode or a changed link`() throws {
            try Fixture.with { fixture throws in
                try fixture.write("z", "Chat/Ä b.swift")
                try fixture.git(["add", "--all"])
                try FileManager.default.setAttributes(
                    [.posixPermissions: 0o644], ofItemAtPath: fixture.tree.url("Chat/run").path)
                let link = fixture.tree.url("Chat/link").path
                try FileManager.default.removeItem(atPath: link)
                try FileManager.default.createSymbolicLink(
                    atPath: link, withDestinationPath: "A.swift")
                #expect(try fixture.unsaved == ["Chat/link", "Chat/run", "Chat/Ä b.swift"])
            }
        }

        @Test
        func `is all of a repository in the folder`() throws {
            try Fixture.with { fixture throws in
                try fixture.write("a", "Chat/Inner/A.swift")
                try fixture.git(["init", "--quiet", "Chat/Inner"])
                #expect(try fixture.unsaved.contains("Chat/Inner/A.swift"))
            }
        }

        @Test
        func `leaves the index as it was`() throws {
            try Fixture.with { fixture throws in
                try fixture.write("z", "Chat/A.swift")
                let index = try Data(contentsOf: fixture.tree.url(".git/index"))
                _ = try fixture.unsaved
                #expect(try Data(contentsOf: fixture.tree.url(".git/index")) == index)
            }
        }

        @Test
        func `can't be found without a repository`() throws {
            try Fixture.with { fixture throws in
                try FileManager.default.removeItem(at: fixture.tree.url(".git"))
                let error = #expect(throws: CommandError.self) { try fixture.unsaved }
                #expect(error?.description.contains("nothing is removed, because git") == true)
            }
        }
    }
#endif

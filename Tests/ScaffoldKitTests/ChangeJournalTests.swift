import CommandLineKit
import Foundation
import Testing

@testable import ScaffoldKit

@Suite
struct `A change of files` {
    /// A script, a page, a link to the page, and a link to a folder.
    private func withTree(_ body: (SourceTree) throws -> Void) throws {
        try TemporaryFolder.with { folder throws(CommandError) in
            let tree = SourceTree(folder.url)
            try folder.write(Data("old manifest // mine".utf8), to: "Package.swift")
            try folder.write(Data("old script".utf8), to: ".ci/run")
            try folder.write(Data("a".utf8), to: "Chat/Views/A.swift")
            try folder.write(Data("outside".utf8), to: "Other/B.swift")
            do {
                let files = FileManager.default
                try files.setAttributes(
                    [.posixPermissions: 0o755], ofItemAtPath: tree.url(".ci/run").path)
                try files.createSymbolicLink(
                    atPath: tree.url("Linked.md").path, withDestinationPath: "Other/B.swift")
                try files.createSymbolicLink(
                    atPath: tree.url("Chat/Others").path, withDestinationPath: "../Other")
                try body(tree)
            } catch {
                throw CommandError.data("\(error)")
            }
        }
    }

    private static var change: ChangeSet {
        var change = ChangeSet()
        change.write("new manifest // mine", to: "Package.swift")
        change.write("new script", to: ".ci/run")
        change.write("new page", to: "Linked.md")
        change.write("new", to: "Modules/Events/Home/E.swift")
        change.remove("Chat/Views/A.swift")
        change.remove("Chat/Others")
        return change
    }

    /// Each file and folder, with its content or where it leads.
    private func content(of tree: SourceTree) throws -> [String: String] {
        var content: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: tree.root.path) {
            let url = tree.url(path)
            content[path] =
                switch url.type {
                case .typeDirectory?: "folder"
                case .typeSymbolicLink?:
                    "to " + (try FileManager.default.destinationOfSymbolicLink(atPath: url.path))
                default: try tree.text(path) + (url.isExecutable ? " executable" : "")
                }
        }
        return content
    }

    @Test
    func `writes through links, keeps modes, and removes a link without following it`() throws {
        try withTree { tree throws in
            try Self.change.apply(in: tree)
            #expect(
                try content(of: tree) == [
                    ".ci": "folder", ".ci/run": "new script executable",
                    "Linked.md": "to Other/B.swift", "Modules": "folder",
                    "Modules/Events": "folder",
                    "Modules/Events/Home": "folder", "Modules/Events/Home/E.swift": "new",
                    "Other": "folder", "Other/B.swift": "new page",
                    "Package.swift": "new manifest // mine",
                ])
        }
    }

    @Test
    func `is complete or undone by the next command after a kill at any moment`() throws {
        var count = 0
        var results: Set<[String: String]> = []
        repeat {
            try withTree { tree throws in
                let before = try content(of: tree)
                let journal = ChangeJournal(in: tree)
                let operations = try journal.operations(Self.change.texts)
                for operation in operations.prefix(count) { try operation.perform() }
                #expect(try tree.text("Package.swift").hasSuffix("manifest // mine"))
                let isIncomplete = tree.has(ChangeJournal.folder)
                let sentences = try journal.recover()
                #expect(sentences.isEmpty == !isIncomplete)
                let after = try content(of: tree)
                results.insert(after)
                #expect(after == before || count > operations.count - 2, "after \(count) steps")
                count = count < operations.count ? count + 1 : -1
            }
        } while count >= 0
        #expect(results.count == 2)
    }

    @Test
    func `is undone after a kill of the command that undoes it`() throws {
        var count = 0
        repeat {
            try withTree { tree throws in
                let before = try content(of: tree)
                let journal = ChangeJournal(in: tree)
                // All but the last two, from which on it is complete.
                for operation in try journal.operations(Self.change.texts).dropLast(2) {
                    try operation.perform()
                }
                let operations = try journal.undoing().operations
                for operation in operations.prefix(count) { try operation.perform() }
                _ = try journal.recover()
                #expect(try content(of: tree) == before, "after \(count) steps")
                count = count < operations.count ? count + 1 : -1
            }
        } while count >= 0
    }

    @Test
    func `keeps what the user edits between the kill and the next command`() throws {
        try withTree { tree throws in
            let journal = ChangeJournal(in: tree)
            for operation in try journal.operations(Self.change.texts).dropLast(2) {
                try operation.perform()
            }
            try Data("mine".utf8).write(to: tree.url("Package.swift"))
            let sentences = try journal.recover()
            #expect(sentences.last == "Package.swift was edited since then and stays as it is.")
            #expect(try tree.text("Package.swift") == "mine")
            #expect(try tree.text(".ci/run") == "old script")
            #expect(try journal.recover() == [])
        }
    }

    @Test
    func `that fails leaves every file and no folder`() throws {
        try withTree { tree throws in
            let before = try content(of: tree)
            var change = Self.change
            // A folder can't be where a file is.
            change.write("", to: "Package.swift/Sources/A.swift")
            change.write("", to: "Zoo/Z.swift")
            let error = #expect(throws: CommandError.self) { try change.apply(in: tree) }
            #expect(error?.code == .output)
            #expect(error?.description.hasSuffix("nothing is changed") == true)
            #expect(try content(of: tree) == before)
        }
    }

    @Test
    func `waits for no other one, but refuses`() throws {
        try withTree { tree throws in
            let lock = try PackageLock(tree)
            let error = #expect(throws: CommandError.self) { try PackageLock(tree) }
            #expect(error?.code.rawValue == 1)
            withExtendedLifetime(lock) {}
        }
        try withTree { _ = try PackageLock($0) }
    }
}

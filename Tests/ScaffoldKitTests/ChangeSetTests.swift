import CommandLineKit
import Foundation
import MomentsTestSupport
import Testing

@testable import ScaffoldKit

struct `A set of changes` {
    private let tree = SourceTree(.newTemporaryFolder)

    init() throws {
        for name in ["a", "b"] { try tree.root.write("old", to: name) }
    }

    @Test func `changes are written through links, and keep the mode of a file`() throws {
        let files = FileManager.default
        try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tree.url("a").path)
        try files.createSymbolicLink(atPath: tree.url("c").path, withDestinationPath: "a")
        var changes = ChangeSet()
        try changes.edit("c", in: tree) { _ in "new" }
        changes.add("x", at: "New/Folder/x")
        try changes.apply(in: tree)
        #expect(tree.url("c").type == .typeSymbolicLink)
        #expect(files.isExecutableFile(atPath: tree.url("a").path))
        #expect(try tree.texts() == ["a": "new", "b": "old", "c": "new", "New/Folder/x": "x"])
    }

    @Test func `changes are undone if another program has changed a file`() throws {
        var changes = ChangeSet()
        try changes.edit("a", in: tree) { _ in "new" }
        try changes.edit("b", in: tree) { _ in "new" }
        changes.add("x", at: "New/Folder/x")
        try changes.remove("a", in: tree)
        try tree.root.write("mine", to: "b")
        let error = #expect(throws: CommandError.self) { try changes.apply(in: tree) }
        let sentence = "b has changed meanwhile; run the command again; nothing is changed"
        #expect(error?.description.hasSuffix(sentence) == true)
        #expect(try tree.texts() == ["a": "old", "b": "mine"])
        #expect(!tree.has("New"))
    }

    @Test func `the command that brings removed files back names no others`() throws {
        var changes = ChangeSet()
        try changes.remove("a", in: tree)
        try changes.remove("b", in: tree)
        try FileManager.default.removeItem(at: tree.url("b"))
        let error = #expect(throws: CommandError.self) { try changes.apply(in: tree) }
        let advice = "'git restore a b' brings back what is removed"
        #expect(error?.description.hasSuffix(advice) == true)
    }

    @Test func `changes are undone if a file can't be written`() throws {
        var changes = ChangeSet()
        changes.add("x", at: "New/x")
        // A folder can't be where a file is.
        changes.add("y", at: "b/y")
        let error = #expect(throws: CommandError.self) { try changes.apply(in: tree) }
        #expect(error?.code == .output)
        #expect(error?.description.hasSuffix("nothing is changed") == true)
        #expect(try tree.texts() == ["a": "old", "b": "old"])
    }

    @Test func `changes replace no new file, and keep what is new in a folder`() throws {
        var changes = ChangeSet()
        changes.add("x", at: "a")
        #expect(throws: CommandError.self) { try changes.apply(in: tree) }
        var removal = ChangeSet()
        try removal.remove("Folder", in: tree)
        #expect(removal.removed.isEmpty)
        var folder = ChangeSet()
        folder.add("x", at: "Folder/x")
        try folder.apply(in: tree)
        try removal.remove("Folder", in: tree)
        try tree.root.write("mine", to: "Folder/y")
        try removal.apply(in: tree)
        #expect(try tree.texts() == ["a": "old", "b": "old", "Folder/y": "mine"])
    }

    @Test func `a file of an app that can't be read has a reason`() throws {
        let files = FileManager.default
        try Data([0xFF, 0xFE, 0]).write(to: tree.url("bytes"))
        try files.createDirectory(at: tree.url("folder"), withIntermediateDirectories: false)
        mkfifo(tree.url("pipe").path, 0o600)
        for (path, reason) in [
            ("bytes", "bytes can't be read: it isn't a text in UTF-8"),
            ("folder", "folder can't be read: it is a folder"),
            ("pipe", "pipe can't be read: it is a device or a pipe"),
            ("missing", "there is no file missing in"),
        ] {
            let error = #expect(throws: CommandError.self) { try tree.text(path) }
            #expect(error?.code == .data)
            #expect(error?.description.hasPrefix(reason) == true, "\(error?.description ?? "")")
        }
    }
}

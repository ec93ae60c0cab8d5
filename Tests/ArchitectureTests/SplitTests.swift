import Foundation
import Testing

@Suite(.startsToolchain) struct `The script that splits a package off` {
    @Test func `keeps the files of the list under their new paths, and nothing else`() throws {
        try SplitFixture.run { fixture throws in
            let package = try fixture.split()
            #expect(
                try fixture.git("ls-files", in: package) == """
                    LICENSE
                    Package.swift
                    Sources/Kit/Kit.swift

                    """)
            #expect(try fixture.git("status", "--porcelain", in: package) == "")
        }
    }

    @Test func `keeps the commits that changed these files, with authors and times`() throws {
        try SplitFixture.run { fixture throws in
            let package = try fixture.split()
            let format = "--format=%s, %an, %aI, %cn, %cI%n%b"
            let kept = try fixture.git("log", format, in: package)
            #expect(
                try fixture.git("log", format, "--", "LICENSE", "Code/Kit/Kit.swift", ".packages")
                    == kept)
            #expect(kept.contains("Start") && !kept.contains("Change the app"))
        }
    }

    @Test func `adds commits for a later revision, also if the list has grown`() throws {
        try SplitFixture.run { fixture throws in
            let first = try fixture.git("rev-parse", "HEAD", in: fixture.split())
                .trimmingCharacters(in: .newlines)
            try fixture.write(SplitFixture.list + "Code/App Sources/App\n", to: SplitFixture.path)
            try fixture.commit("List the app")
            let later = try fixture.split()
            #expect(
                try fixture.git("log", "--format=%s", "\(first)..HEAD", in: later)
                    == "List the app\n")
            #expect(try fixture.git("ls-files", "Sources/App", in: later) != "")
        }
    }

    @Test func `keeps the versions that contain the manifest, with their text`() throws {
        try SplitFixture.run { fixture throws in
            try fixture.git("tag", "0.1.0", "HEAD~2")
            try fixture.git("tag", "other")
            try fixture.git("tag", "--annotate", "--message", "New routes", "1.0.0")
            try fixture.write("", to: "Code/App/New.swift")
            try fixture.commit("Change the app")
            try fixture.git("tag", "1.0.1")
            let package = try fixture.split()
            let tags = try fixture.git("tag", "--list", "--format=%(tag) %(subject)", in: package)
            #expect(tags == "1.0.0 New routes\n List the package\n")
            #expect(
                try fixture.git("rev-parse", "1.0.0^{}", in: package)
                    == fixture.git("rev-parse", "1.0.1", in: package))
        }
    }

    @Test(arguments: [("Code/Kit/New.swift", 2), ("Code/App/New.swift", 1)])
    func `keeps a merge only if its branch changes the package`(
        file: String, parents: Int
    ) throws {
        try SplitFixture.run { fixture throws in
            try fixture.git("checkout", "--quiet", "-b", "side")
            try fixture.write("", to: file)
            try fixture.commit("Work aside")
            try fixture.git("checkout", "--quiet", "main")
            try fixture.write("changed", to: "Code/Kit/Kit.swift")
            try fixture.commit("Work on")
            try fixture.git("merge", "--quiet", "--no-edit", "side")
            let line = try fixture.git("log", "-1", "--format=%P", in: fixture.split())
            #expect(line.split(separator: " ").count == parents)
        }
    }

    @Test func `needs nothing of the original afterwards`() throws {
        try SplitFixture.run { fixture throws in
            let package = try fixture.split()
            try FileManager.default.removeItem(at: fixture.repository)
            #expect(try fixture.git("log", "--format=%s", in: package).hasSuffix("Start\n"))
            try fixture.git("fsck", "--strict", in: package)
        }
    }

    @Test(arguments: [
        (["Kitt", "new"], "there is no package 'Kitt'; choose one of: Kit"),
        (["Kit", "new", "none"], "there is no revision 'none'"),
        (["Kit", "new", "HEAD~1"], ".packages/Kit/paths isn't in HEAD~1; commit it first"),
        (["Kit", "."], "isn't empty; choose another folder"),
        (["Kit"], ".ci/split PACKAGE FOLDER [REVISION]"),
    ])
    func `refuses what it can't split, with the reason`(
        arguments: [String], reason: String
    ) throws {
        try SplitFixture.run { fixture throws in
            #expect(try fixture.refusal(of: arguments).contains(reason))
        }
    }

    @Test(arguments: [
        ("Code/Gone Sources/Gone", "names Code/Gone, which isn't in HEAD"),
        ("Code/Kit Sources/Kit twice", "'Code/Kit Sources/Kit twice' has more than two paths"),
    ])
    func `refuses a list with a mistake`(line: String, reason: String) throws {
        try SplitFixture.run { fixture throws in
            try fixture.write(SplitFixture.list + line + "\n", to: SplitFixture.path)
            try fixture.commit("Change the list")
            #expect(try fixture.refusal(of: ["Kit", "new"]).contains(reason))
        }
    }

    @Test func `refuses a clone without all commits, and leaves no folder behind`() throws {
        try SplitFixture.run { fixture throws in
            let clone = fixture.folder.appending(path: "clone")
            try fixture.git(
                "clone", "--quiet", "--depth", "1", "file://\(fixture.repository.path)", clone.path)
            let refusal = try fixture.refusal(of: ["Kit", "new"], in: clone)
            #expect(refusal.contains("this clone lacks older commits"))
            let new = fixture.repository.appending(path: "new").path
            #expect(!FileManager.default.fileExists(atPath: new))
        }
    }
}

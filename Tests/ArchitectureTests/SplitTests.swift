import Foundation
import Testing

@Suite(.startsToolchain) struct `The script that splits a package off` {
    @Test func `commits the files of the list under their new paths, and nothing else`() throws {
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

    @Test func `adds a version to a clone of what it made, without files that are gone`() throws {
        try SplitFixture.run { fixture throws in
            try fixture.git("tag", "--annotate", "--message", "New routes", "1.0.0")
            let package = try fixture.split()
            try fixture.git("rm", "--quiet", "Code/Kit/Kit.swift")
            try fixture.write("new", to: "Code/Kit/New.swift")
            try fixture.commit("Change the package")
            try fixture.git("tag", "1.1.0")
            try fixture.split(into: package)
            #expect(
                try fixture.git("log", "--format=%s", in: package) == "1.1.0\n1.0.0\n")
            #expect(
                try fixture.git(
                    "tag", "--list", "--format=%(refname:short) %(subject)", in: package)
                    == "1.0.0 New routes\n1.1.0 Change the package\n")
            #expect(
                try fixture.git("ls-files", "Sources", in: package) == "Sources/Kit/New.swift\n")
        }
    }

    @Test func `makes the same commit from the same revision`() throws {
        try SplitFixture.run { fixture throws in
            let commits = try (1...2).map { _ in
                try fixture.git("rev-parse", "HEAD", in: fixture.split())
            }
            #expect(commits[0] == commits[1])
        }
    }

    @Test(arguments: [
        (["Kitt", "new"], "there is no package 'Kitt'; choose one of: Kit"),
        (["Kit", "new", "none"], "there is no revision 'none'"),
        (["Kit", "new", "HEAD~1"], ".packages/Kit/paths isn't in HEAD~1; commit it first"),
        (["Kit", "."], "is neither empty nor a clean clone of Kit; choose another folder"),
        (["Kit", "Code"], "is neither empty nor a clean clone of Kit; choose another folder"),
        (["Kit"], ".ci/split PACKAGE FOLDER [REVISION]"),
    ])
    func `refuses what it can't split, with the reason, and changes nothing`(
        arguments: [String], reason: String
    ) throws {
        try SplitFixture.run { fixture throws in
            #expect(try fixture.refusal(of: arguments).contains(reason))
            #expect(try fixture.git("status", "--porcelain") == "")
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
}

/// A repository with the script, an app, and a package that can be split off.
private struct SplitFixture: GitFixture {
    static let path = ".packages/Kit/paths"
    static let list = """
        # What the package consists of.
        LICENSE LICENSE
        .packages/Kit/Package.swift Package.swift
        Code/Kit Sources/Kit
        Code/Kit/README.md

        """

    let folder: URL
    var repository: URL { folder.appending(path: "repository") }

    static func run(_ body: (SplitFixture) throws -> Void) throws {
        try Command.withTemporaryFolder { folder in
            let fixture = SplitFixture(folder: folder)
            try fixture.initialize(with: ".ci/split")
            for file in ["LICENSE", "Code/Kit/Kit.swift", "Code/Kit/README.md", "Code/App/A.swift"]
            {
                try fixture.write(file, to: file)
            }
            try fixture.commit("Start")
            try fixture.write("manifest", to: ".packages/Kit/Package.swift")
            try fixture.write(list, to: path)
            try fixture.commit("List the package")
            try body(fixture)
        }
    }

    /// Splits the package off, and returns the folder of its repository.
    @discardableResult func split(into clone: URL? = nil) throws -> URL {
        let package = clone ?? folder.appending(path: UUID().uuidString)
        let script = repository.appending(path: ".ci/split").path
        _ = try Command.output(of: [script, "Kit", package.path])
        return package
    }

    /// What the script prints when it fails.
    func refusal(of arguments: [String]) throws -> String {
        let script = repository.appending(path: ".ci/split").path
        // A folder relative to the current one, which is the repository.
        let command = "cd \"$0\" && exec \"$@\" >&2"
        do {
            _ = try Command.output(of: ["sh", "-c", command, repository.path, script] + arguments)
            Issue.record("split off")
            return ""
        } catch let failure as Command.Failure {
            return failure.description
        }
    }
}

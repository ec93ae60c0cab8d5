import Foundation
import MomentsTestSupport
import Testing

@Suite(.startsToolchain) struct `The script that splits a package off` {
    private let fixture: ScriptFixture
    private let package: URL

    @Test func `the script commits the listed files, and adds the next version`() throws {
        try fixture.git("tag", "--annotate", "--message", "New routes", "1.0.0")
        try fixture.output(["Kit", package.path])
        #expect(
            try fixture.git("ls-files", in: package)
                == "LICENSE\nPackage.swift\nSources/Kit/Kit.swift\n")
        let second = fixture.folder.appending(path: "second")
        try fixture.output(["Kit", second.path])
        #expect(
            try fixture.git("rev-parse", "HEAD", in: package)
                == fixture.git("rev-parse", "HEAD", in: second),
            "the same revision makes the same commit")

        try fixture.git("rm", "--quiet", "Code/Kit/Kit.swift")
        try fixture.write("new", to: "Code/Kit/New.swift")
        try fixture.commit("Change the package")
        try fixture.git("tag", "1.1.0")
        try fixture.output(["Kit", package.path])
        #expect(try fixture.git("log", "--format=%s", in: package) == "1.1.0\n1.0.0\n")
        #expect(
            try fixture.git("tag", "--list", "--format=%(refname:short) %(subject)", in: package)
                == "1.0.0 New routes\n1.1.0 Change the package\n")
        #expect(try fixture.git("ls-files", "Sources", in: package) == "Sources/Kit/New.swift\n")
        #expect(try fixture.git("status", "--porcelain", in: package) == "")
    }

    @Test(arguments: [
        ("", ["Kitt", "new"], "there is no package 'Kitt'; choose one of: Kit"),
        ("", ["Kit", "new", "none"], "there is no revision 'none'"),
        ("", ["Kit", "new", "HEAD~1"], ".packages/Kit/paths isn't in HEAD~1; commit it first"),
        ("", ["Kit", "."], "is neither empty nor a clean clone of Kit; choose another folder"),
        ("", ["Kit", "Code"], "make the repository on the server without a README"),
        ("", ["Kit"], ".ci/split PACKAGE FOLDER [REVISION]"),
        ("Code/Gone Sources/Gone", ["Kit", "new"], "names Code/Gone, which isn't in HEAD"),
        (
            "LICENSE LICENSE twice", ["Kit", "new"],
            "'LICENSE LICENSE twice' has more than two paths"
        ),
    ])
    func `the script refuses what it can't split, with the reason, and changes nothing`(
        line: String, arguments: [String], reason: String
    ) throws {
        if !line.isEmpty {
            try fixture.write(Self.list + line + "\n", to: ".packages/Kit/paths")
            try fixture.commit("Change the list")
        }
        #expect(try fixture.output(arguments, fails: true).contains(reason))
        #expect(try fixture.git("status", "--porcelain") == "")
    }

    @Test func `the script adds nothing for a version or a revision that the package has`() throws {
        for version in ["1.0.0", nil] {
            if let version { try fixture.git("tag", version) }
            try fixture.write(version ?? "later", to: "Code/Kit/Kit.swift")
            let first = try fixture.output(["Kit", package.path, version ?? "HEAD"])
            let before = try fixture.git("rev-parse", "HEAD", in: package)
            let again = try fixture.output(["Kit", package.path, version ?? "HEAD"])
            #expect(again.contains("as before"))
            #expect(first.contains("publish it with: git -C \(package.path) push"))
            #expect(again.contains("publish it with: git -C \(package.path) push"))
            #expect(try fixture.git("rev-parse", "HEAD", in: package) == before)
            try fixture.commit("Go on")
        }
    }

    @Test(arguments: [("1.0.0", "is older than 1.1.0"), ("HEAD~1", "HEAD~1 is older than ")])
    func `the script refuses to put older contents on newer ones, and changes nothing`(
        revision: String, reason: String
    ) throws {
        try fixture.git("tag", "1.0.0")
        for text in ["without a version", "new"] {
            try fixture.write(text, to: "Code/Kit/Kit.swift")
            try fixture.commit("Change the package")
        }
        try fixture.git("tag", "1.1.0")
        try fixture.output(["Kit", package.path, "1.1.0"])
        let before = try fixture.git("log", "--format=%H %D", in: package)
        #expect(try fixture.output(["Kit", package.path, revision], fails: true).contains(reason))
        #expect(try fixture.git("log", "--format=%H %D", in: package) == before)
        #expect(try fixture.git("status", "--porcelain", in: package) == "")
    }

    private static let list = """
        # What the package consists of.
        LICENSE LICENSE
        .packages/Kit/Package.swift Package.swift
        Code/Kit Sources/Kit
        Code/Kit/README.md

        """

    /// Makes an app, and lists a package that can be split off.
    init() throws {
        fixture = try ScriptFixture(".ci/split")
        package = fixture.folder.appending(path: "package")
        for file in ["LICENSE", "Code/Kit/Kit.swift", "Code/Kit/README.md", "Code/App/A.swift"] {
            try fixture.write(file, to: file)
        }
        try fixture.commit("Start")
        try fixture.write("manifest", to: ".packages/Kit/Package.swift")
        try fixture.write(Self.list, to: ".packages/Kit/paths")
        try fixture.commit("List the package")
    }
}

import MomentsTestSupport
import Testing

@Suite(.startsToolchain) struct `The script that tags a release` {
    private let fixture: ScriptFixture

    @Test func `tags the version with its part of the changelog, and names the packages`() throws {
        try fixture.write("", to: ".packages/Kit/paths")
        try fixture.commit("List")
        let output = try fixture.output(["1.1.0"])
        #expect(
            output.hasSuffix(
                """
                tagged 1.1.0; publish it with:
                git push origin HEAD:main 1.1.0
                git clone https://github.com/MomentsApp/Kit ../Kit
                .ci/split Kit ../Kit 1.1.0
                git -C ../Kit push --tags https://github.com/MomentsApp/Kit main

                """))
        let message = try fixture.git("tag", "--list", "--format=%(contents)", "1.1.0")
        #expect(message.contains("A second route."))
        #expect(!message.contains("The first route."))
    }

    @Test(arguments: [
        ("1.1", [], "usage: .ci/release [--dry-run] VERSION"), ("v1.1.0", [], "usage"),
        ("1.01.0", [], "usage"), ("1.0.0", [], "the tag 1.0.0 exists"),
        ("0.9.0", [], "0.9.0 is not higher than the last release, 1.0.0"),
        ("1.2.0", [], "docs/CHANGELOG.md says nothing about 1.2.0"),
        ("1.3.0", [], "the app has the version 1.1.0, not 1.3.0"),
        ("1.1.0", ["TEXTS=1"], "texts have no translation"),
        ("1.1.0", ["SMALLEST=2.0.0"], "need at least the version 2.0.0"),
        ("1.1.0", ["CONTRACT=1"], "break what others rely on"),
        ("1.1.0", ["CONTRACT=65"], "the contract can't be compared with 1.0.0"),
        ("1.1.0", ["API=1 breaking change"], "the API breaks packages that use 1.0.0"),
        ("1.1.0", ["API=no such product"], "the API can't be compared with 1.0.0"),
        ("1.1.0", ["SYSTEM=Linux"], "can't be compared with 1.0.0 on Linux; release on a Mac"),
    ])
    func `the script refuses a version that doesn't fit, with the reason, and tags nothing`(
        version: String, environment: [String], reason: String
    ) throws {
        #expect(try fixture.output([version], with: environment, fails: true).contains(reason))
        #expect(try fixture.git("tag", "--list") == "1.0.0\n")
        try fixture.write("new", to: "new.txt")
        let output = try fixture.output(["1.1.0"], with: environment, fails: true)
        #expect(output.contains("uncommitted changes"))
    }

    @Test func `the script allows an API that breaks its users under a new major version`() throws {
        let environment = ["VERSION=2.0.0", "API=1 breaking change"]
        let output = try fixture.output(["2.0.0"], with: environment)
        #expect(output.contains("tagged 2.0.0"))
    }

    @Test func `a dry run checks the same, warns where a release needs a Mac, and tags nothing`()
        throws
    {
        let environment = ["SYSTEM=Linux"]
        let output = try fixture.output(["--dry-run", "1.1.0"], with: environment)
        #expect(output.contains("warning: the API for Apple's platforms can't be compared"))
        #expect(output.contains("would tag 1.1.0; publish it with:\ngit push origin"))
        #expect(
            try fixture.output(["--dry-run", "1.2.0"], with: environment, fails: true)
                .contains("docs/CHANGELOG.md says nothing about 1.2.0"))
        #expect(try fixture.git("tag", "--list") == "1.0.0\n")
    }

    @Test func `the script compares each library of the packages that are split off`() throws {
        for name in ["One", "Two"] { try fixture.write("", to: ".packages/\(name)/Package.swift") }
        try fixture.commit("Add packages")
        let output = try fixture.output(["1.1.0"])
        #expect(output.contains("breaking-changes 1.0.0 --products Kit One Two\n"))
    }

    @Test func `the first release names the pages that say that there is none`() throws {
        try fixture.git("tag", "--delete", "1.0.0")
        try fixture.write("Use a branch until it is there.\n", to: "README.md")
        try fixture.write("", to: ".packages/Kit/paths")
        try fixture.commit("List")
        let output = try fixture.output(["1.1.0"])
        #expect(output.contains("make those repositories empty, without a README"))
        #expect(output.hasSuffix("    README.md:1\n"))
        #expect(!output.contains("git clone"))
    }

    /// Makes a release 1.0.0, and tools in place of the toolchain, which would build this package.
    init() throws {
        fixture = try ScriptFixture(".ci/release")
        try fixture.tool(
            "swift",
            """
            case "$TRANSLATIONS $*" in
            *--show-bin-path) dirname "$0" ;;
            *diagnose-api-breaking-changes*)
                echo "$*" >&2
                echo "$API"
                [ -z "$API" ]
                ;;
            *dump-package)
                # As SwiftPM prints it, with a library and a program.
                package=${3##*/}
                printf '      "name" : "%s",\n        "library" : [\n' "$package" Kit
                printf '      "name" : "tool",\n        "executable" : null\n'
                ;;
            'complete test '*) exit "${TEXTS:-0}" ;;
            esac
            """)
        try fixture.tool("uname", #"echo "${SYSTEM:-Darwin}""#)
        try fixture.tool(
            "AppContainer",
            """
            if [ "$1" = --version ]; then echo "${VERSION:-1.1.0}"; exit; fi
            echo "smallest version: ${SMALLEST:-1.1.0} (the app has 1.1.0)"
            exit "${CONTRACT:-0}"
            """)
        try fixture.write(
            """
            # Changelog
            ## Unreleased
            ## 2.0.0 - 2026-05-01
            A fourth route.
            ## 1.3.0 - 2026-04-01
            A third route.
            ## 1.2.0 - 2026-03-01
            ## 1.1.0 - 2026-02-01
            A second route.
            ## 1.0.0 - 2026-01-01
            The first route.
            """, to: "docs/CHANGELOG.md")
        try fixture.commit("Start")
        try fixture.git("tag", "1.0.0")
    }
}

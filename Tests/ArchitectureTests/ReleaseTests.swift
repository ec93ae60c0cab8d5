import Foundation
import Testing

@Suite(.startsToolchain) struct `The script that tags a release` {
    @Test func `tags the version with its part of the changelog`() throws {
        try ReleaseFixture.run { release throws in
            #expect(try release.tag("1.1.0").contains("git push origin 1.1.0"))
            let message = try release.git("tag", "--list", "--format=%(contents)", "1.1.0")
            #expect(message.contains("A second route.") && !message.contains("The first route."))
        }
    }

    @Test func `names the packages that are split off the release`() throws {
        try ReleaseFixture.run { release throws in
            #expect(!(try release.tag("1.1.0").contains(".ci/split")))
            try release.git("tag", "--delete", "1.1.0")
            try release.write("", to: ".packages/Kit/paths")
            try release.git("add", "--all")
            try release.git("-c", "commit.gpgsign=false", "commit", "--quiet", "--message", "List")
            #expect(try release.tag("1.1.0").hasSuffix(": .ci/split Kit ../Kit 1.1.0\n"))
        }
    }

    @Test func `tags a first release, which has nothing to be compared with`() throws {
        try ReleaseFixture.run { release throws in
            try release.git("tag", "--delete", "1.0.0")
            #expect(try release.tag("1.1.0").contains("tagged 1.1.0"))
        }
    }

    @Test(arguments: [
        ("1.1", "usage: .ci/release VERSION"), ("v1.1.0", "usage"), ("1.01.0", "usage"),
        ("1.0.0", "the tag 1.0.0 exists"),
        ("0.9.0", "0.9.0 is not higher than the last release, 1.0.0"),
        ("1.2.0", "docs/CHANGELOG.md says nothing about 1.2.0"),
        ("1.3.0", "the app has the version 1.1.0, not 1.3.0"),
    ])
    func `refuses a version that doesn't fit, with the reason`(
        version: String, reason: String
    ) throws {
        try ReleaseFixture.run { release throws in
            #expect(try release.refusal(of: version).contains(reason))
            #expect(try release.git("tag", "--list") == "1.0.0\n")
        }
    }

    @Test func `refuses uncommitted changes`() throws {
        try ReleaseFixture.run { release throws in
            try release.write("new", to: "new.txt")
            #expect(try release.refusal(of: "1.1.0").contains("uncommitted changes"))
        }
    }

    @Test func `refuses a version that is too low for its changes`() throws {
        try ReleaseFixture.run(smallest: "2.0.0") { release throws in
            #expect(try release.refusal(of: "1.1.0").contains("need at least the version 2.0.0"))
        }
    }

    @Test func `refuses a breaking change that isn't allowed`() throws {
        try ReleaseFixture.run(contractCode: 1) { release throws in
            #expect(try release.refusal(of: "1.1.0").contains("break what others rely on"))
        }
    }

    @Test(arguments: [
        ("1 breaking change detected in RoutingKit", "the API breaks packages that use 1.0.0"),
        ("error: no such product", "the API can't be compared with 1.0.0"),
    ])
    func `refuses an API that breaks its users under the same major version`(
        output: String, reason: String
    ) throws {
        try ReleaseFixture.run(apiChange: output) { release throws in
            #expect(try release.refusal(of: "1.1.0").contains(reason))
            #expect(try release.git("tag", "--list") == "1.0.0\n")
        }
        try ReleaseFixture.run(smallest: "2.0.0", version: "2.0.0", apiChange: output) {
            release throws in
            #expect(try release.tag("2.0.0").contains("tagged 2.0.0"))
        }
    }

    @Test func `compares the products of the packages that are split off`() async throws {
        let script = try String(
            contentsOf: Repository.root.appending(path: ".ci/release"), encoding: .utf8)
        let list = try #require(script.firstMatch(of: /products=\(([^)]*)\)/)).output.1
        let libraries = try ["BoundaryKit", "RoutingKit"].flatMap { name in
            try SplitPackage(named: name).products.filter(\.isLibrary).map(\.name)
        }
        #expect(Set(list.split(whereSeparator: \.isWhitespace).map(String.init)) == Set(libraries))
    }

    @Test func `refuses a version whose contract can't be compared`() throws {
        try ReleaseFixture.run(contractCode: 65) { release throws in
            let sentence = try release.refusal(of: "1.1.0")
            #expect(sentence.contains("the contract can't be compared with 1.0.0"))
        }
    }
}

/// A repository with the script, a release 1.0.0, and an app of version 1.1.0 that isn't released.
private struct ReleaseFixture {
    private let repository: URL
    private let tools: URL

    /// Calls a function with a repository.
    /// - Parameters:
    ///   - smallest: The smallest version that the contract allows.
    ///   - contractCode: The exit code of the check of the contract.
    ///   - version: The version of the app.
    ///   - apiChange: What the comparison of the API prints before it fails; `nil` if it succeeds.
    static func run(
        smallest: String = "1.1.0", contractCode: Int = 0, version: String = "1.1.0",
        apiChange: String? = nil,
        _ body: (ReleaseFixture) throws -> Void
    ) throws {
        try Command.withTemporaryFolder { folder in
            let fixture = ReleaseFixture(
                repository: folder.appending(path: "repository"),
                tools: folder.appending(path: "tools"))
            try fixture.setUp(smallest, contractCode, version, apiChange)
            try body(fixture)
        }
    }

    private func setUp(
        _ smallest: String, _ contractCode: Int, _ version: String, _ apiChange: String?
    ) throws {
        let manager = FileManager.default
        for folder in [tools] + [".ci", "docs"].map({ repository.appending(path: $0) }) {
            try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        try manager.copyItem(
            at: Repository.root.appending(path: ".ci/release"),
            to: repository.appending(path: ".ci/release"))
        // In place of the toolchain, which would build this package.
        let comparison = apiChange.map { "echo '\($0)'; exit 1" } ?? "true"
        try tool(
            "swift",
            """
            case "$*" in
            *--show-bin-path) dirname "$0" ;;
            *diagnose-api-breaking-changes*) \(comparison) ;;
            esac
            """)
        try tool(
            "AppContainer",
            """
            if [ "$1" = --version ]; then echo \(version); exit; fi
            echo 'smallest version: \(smallest) (the app has 1.1.0)'
            exit \(contractCode)
            """)
        try write(
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
        try git("init", "--quiet")
        let config = repository.appending(path: ".git/config")
        try
            (try String(contentsOf: config, encoding: .utf8)
            + "[user]\nname = CI\nemail = ci@example.com\n[tag]\ngpgsign = false\n")
            .write(to: config, atomically: true, encoding: .utf8)
        try git("add", "--all")
        try git("-c", "commit.gpgsign=false", "commit", "--quiet", "--message", "Start")
        try git("tag", "1.0.0")
    }

    private func tool(_ name: String, _ script: String) throws {
        let file = tools.appending(path: name)
        try "#!/bin/sh\n\(script)\n".write(to: file, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    func write(_ text: String, to path: String) throws {
        let file = repository.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    @discardableResult func git(_ arguments: String...) throws -> String {
        String(
            decoding: try Command.output(of: ["git", "-C", repository.path] + arguments),
            as: UTF8.self)
    }

    func tag(_ version: String) throws -> String {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let script = repository.appending(path: ".ci/release").path
        let output = try Command.output(of: ["PATH=\(tools.path):\(path)", script, version])
        return String(decoding: output, as: UTF8.self)
    }

    /// What the script prints when it fails.
    func refusal(of version: String) throws -> String {
        do {
            Issue.record("tagged: \(try tag(version))")
            return ""
        } catch let failure as Command.Failure {
            return failure.description
        }
    }
}

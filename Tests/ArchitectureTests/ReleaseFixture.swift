import Foundation
import Testing

/// A repository with the script, a release 1.0.0, and an app of version 1.1.0 that isn't released.
struct ReleaseFixture: GitFixture {
    let repository: URL
    private let tools: URL

    /// Calls a function with a repository.
    /// - Parameters:
    ///   - smallest: The smallest version that the contract allows.
    ///   - contractCode: The exit code of the check of the contract.
    ///   - translationCode: The exit code of the test of the translations.
    ///   - version: The version of the app.
    ///   - apiChange: What the comparison of the API prints before it fails; `nil` if it succeeds.
    static func run(
        smallest: String = "1.1.0", contractCode: Int = 0, translationCode: Int = 0,
        version: String = "1.1.0", apiChange: String? = nil,
        _ body: (ReleaseFixture) throws -> Void
    ) throws {
        try Command.withTemporaryFolder { folder in
            let fixture = ReleaseFixture(
                repository: folder.appending(path: "repository"),
                tools: folder.appending(path: "tools"))
            try fixture.setUp(smallest, contractCode, translationCode, version, apiChange)
            try body(fixture)
        }
    }

    private func setUp(
        _ smallest: String, _ contractCode: Int, _ translationCode: Int, _ version: String,
        _ apiChange: String?
    ) throws {
        try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
        try initialize(with: ".ci/release")
        // In place of the toolchain, which would build this package.
        let comparison = apiChange.map { "echo '\($0)'; exit 1" } ?? "true"
        try tool(
            "swift",
            """
            case "$TRANSLATIONS $*" in
            *--show-bin-path) dirname "$0" ;;
            *diagnose-api-breaking-changes*) \(comparison) ;;
            'complete test '*) exit \(translationCode) ;;
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
        try commit("Start")
        try git("tag", "1.0.0")
    }

    private func tool(_ name: String, _ script: String) throws {
        let file = tools.appending(path: name)
        try "#!/bin/sh\n\(script)\n".write(to: file, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: file.path)
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

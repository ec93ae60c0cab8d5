import Foundation
import Testing

/// A new repository with a script of this one.
struct ScriptFixture {
    let folder: URL
    private let script: String

    var repository: URL { folder.appending(path: "repository") }
    /// Programs that a test puts in place of others, by the `PATH`.
    var tools: URL { folder.appending(path: "tools") }

    static func run(
        _ script: String, _ setUp: (ScriptFixture) throws -> Void,
        _ body: (ScriptFixture) throws -> Void
    ) throws {
        try Command.withTemporaryFolder { folder in
            let fixture = ScriptFixture(folder: folder, script: script)
            let copy = fixture.repository.appending(path: script)
            try fixture.write("", to: ".ci/none")
            try FileManager.default.copyItem(
                at: Repository.root.appending(path: script), to: copy)
            try fixture.git("init", "--quiet")
            try fixture.git("symbolic-ref", "HEAD", "refs/heads/main")
            for (name, value) in [
                ("user.name", "CI"), ("user.email", "ci@example.com"), ("tag.gpgsign", "false"),
                ("commit.gpgsign", "false"),
            ] {
                try fixture.git("config", name, value)
            }
            try setUp(fixture)
            try body(fixture)
        }
    }

    func write(_ text: String, to path: String) throws {
        let file = repository.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// Written by another process: one that holds a program open for writing keeps others from starting it.
    func tool(_ name: String, _ script: String) throws {
        try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
        _ = try Command.output(of: [
            "sh", "-c", "printf '%s' \"$1\" >\"$0\" && chmod +x \"$0\"",
            tools.appending(path: name).path, "#!/bin/sh\n\(script)\n",
        ])
    }

    func commit(_ message: String) throws {
        try git("add", "--all")
        try git("commit", "--quiet", "--message", message)
    }

    @discardableResult func git(_ arguments: String..., in folder: URL? = nil) throws -> String {
        let command = ["git", "-C", (folder ?? repository).path] + arguments
        return String(decoding: try Command.output(of: command), as: UTF8.self)
    }

    /// What the script prints.
    @discardableResult
    func output(_ arguments: [String], with environment: [String] = []) throws -> String {
        try run(arguments, environment, "exec \"$@\"")
    }

    /// What the script prints, on either stream, when it fails.
    func refusal(_ arguments: [String], with environment: [String] = []) throws -> String {
        do {
            Issue.record("not refused: \(try run(arguments, environment, "exec \"$@\" >&2"))")
            return ""
        } catch let failure as Command.Failure {
            return failure.description
        }
    }

    /// Runs the script in the repository.
    private func run(
        _ arguments: [String], _ environment: [String], _ command: String
    ) throws -> String {
        let shell = ["sh", "-c", "cd \"$0\" && \(command)", repository.path]
        let output = try Command.output(
            of: environment + shell + [repository.appending(path: script).path] + arguments)
        return String(decoding: output, as: UTF8.self)
    }
}

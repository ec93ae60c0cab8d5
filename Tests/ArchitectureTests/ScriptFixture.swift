import CommandLineKit
import Foundation
import MomentsTestSupport
import Testing

/// A new repository with a script of this one, which is gone with this object.
final class ScriptFixture {
    let folder: URL
    private let temporary: TemporaryFolder
    private let script: String

    var repository: URL { folder.appending(path: "repository") }
    /// Programs that a test puts in place of others, by the `PATH`.
    var tools: URL { folder.appending(path: "tools") }

    init(_ script: String) throws {
        temporary = try TemporaryFolder()
        folder = temporary.url
        self.script = script
        try write("", to: ".ci/none")
        try FileManager.default.copyItem(
            at: Repository.root.appending(path: script), to: repository.appending(path: script))
        try git("init", "--quiet", "--initial-branch", "main")
        for (name, value) in [
            ("user.name", "CI"), ("user.email", "ci@example.com"), ("tag.gpgsign", "false"),
            ("commit.gpgsign", "false"),
        ] {
            try git("config", name, value)
        }
    }

    func write(_ text: String, to path: String) throws {
        try repository.write(text, to: path)
    }

    /// Written by another process: one that holds a program open for writing keeps others from
    /// starting it.
    func tool(_ name: String, _ script: String) throws {
        try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
        try Repository.output(of: [
            "sh", "-c", "printf '%s' \"$1\" >\"$0\" && chmod +x \"$0\"",
            tools.appending(path: name).path, "#!/bin/sh\n\(script)\n",
        ])
    }

    func commit(_ message: String) throws {
        try git("add", "--all")
        try git("commit", "--quiet", "--message", message)
    }

    @discardableResult func git(_ arguments: String..., in folder: URL? = nil) throws -> String {
        try Repository.output(of: ["git", "-C", (folder ?? repository).path] + arguments)
    }

    /// What the script prints, on either stream.
    /// - Parameter fails: Whether it has to fail.
    @discardableResult func output(
        _ arguments: [String], with environment: [String] = [], fails: Bool = false
    ) throws -> String {
        let command = "cd \"$0\" && if \"$@\" 2>&1; then echo done; else echo failed; fi"
        let call = ["sh", "-c", command, repository.path, repository.appending(path: script).path]
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let output = try Repository.output(
            of: ["PATH=\(tools.path):\(path)"] + environment + call + arguments)
        let end = fails ? "failed\n" : "done\n"
        #expect(output.hasSuffix(end), "\(output)")
        return String(output.dropLast(end.count))
    }
}

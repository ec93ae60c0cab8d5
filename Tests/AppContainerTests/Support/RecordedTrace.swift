import CommandLineKit
import Foundation

@testable import AppContainer

/// A trace in a file, which a test can edit and replay.
@MainActor
struct RecordedTrace {
    /// How a replay ended, and what it printed.
    struct Replayed {
        let code: ExitCode
        let output: String
        let errors: String
    }

    let file: URL

    /// Records a session in the terminal, or a command.
    init(
        in folder: URL, _ arguments: [String] = ["--build-target", "debug"], typing lines: String...
    ) async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        file = folder.appending(path: "trace.jsonl")
        let console = ScriptedConsole(lines + ["q"])
        _ = await console.run(["--trace", file.path] + arguments)
    }

    /// Names a file with any content.
    init(_ text: String, in folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        file = folder.appending(path: "trace.jsonl")
        try Data(text.utf8).write(to: file)
    }

    /// Its lines, without the last line break.
    func lines() throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    /// Replaces a text in all lines.
    func replace(_ text: String, by other: String) throws {
        try edit { $0 = $0.map { $0.replacingOccurrences(of: text, with: other) } }
    }

    /// Changes the lines.
    func edit(_ change: (inout [String]) -> Void) throws {
        var lines = try lines()
        change(&lines)
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
    }

    /// Replays it.
    func replay(_ arguments: String...) async -> Replayed {
        let console = ScriptedConsole(width: 400)
        let code = await console.run(["replay", file.path] + arguments)
        return Replayed(
            code: code, output: console.output, errors: console.warnings.joined(separator: "\n"))
    }
}

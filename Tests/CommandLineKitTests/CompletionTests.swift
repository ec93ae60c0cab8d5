import Foundation
import Testing

@testable import CommandLineKit

@Suite struct `The completions of a shell` {
    private static let shells = CompletionShell.allCases.filter(\.isInstalled)

    @Test(arguments: shells) func `are valid in the shell`(shell: CompletionShell) throws {
        #expect(try shell.run(shell.script, options: ["-n"]).isEmpty)
    }

    @Test(
        .enabled(if: CompletionShell.bash.isInstalled),
        arguments: [
            ("", "bake sell clean completions help"), ("c", "clean completions"),
            ("bake ", "once twice"), ("bake --b", "--bread"), ("clean --b", ""),
            ("--", "--shop --hot --help"), ("bake --bread ", "rye wheat"),
            ("bake --bread w", "wheat"), ("bake --bread = r", "rye"),
            ("sell /etc/host", "/etc/hosts"),
            ("--shop /et", "/etc"), ("completions f", "fish"), ("help s", "sell"),
        ])
    func `are those of the table of commands in bash`(line: String, expected: String) throws {
        let found = try bashCompletions(of: line.components(separatedBy: " "))
        #expect(found.isSuperset(of: expected.split(separator: " ").map(String.init)), "\(found)")
        let isPath = expected.hasPrefix("/")
        #expect(isPath || found.count == expected.split(separator: " ").count, "\(found)")
    }

    @Test(.enabled(if: CompletionShell.bash.isInstalled))
    func `keep the spaces in the names of files`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder.appending(path: "my list.txt"))
        let found = try bashCompletions(of: ["sell", "\(folder.path)/m"])
        #expect(found == ["\(folder.path)/my list.txt"])
    }

    /// What bash offers for the last word after the program's name.
    private func bashCompletions(of words: [String]) throws -> Set<String> {
        let list = words.map { "'\($0)'" }.joined(separator: " ")
        let output = try CompletionShell.bash.run(
            """
            \(CompletionShell.bash.script)
            COMP_WORDS=(bakery \(list)) COMP_CWORD=\(words.count)
            _bakery
            printf '%s\\n' "${COMPREPLY[@]}"
            """)
        return Set(output.split(separator: "\n").map(String.init))
    }

    @Test(
        .enabled(if: CompletionShell.zsh.isInstalled),
        arguments: [
            ("", "command list bake:bake what's wanted\\: bread"), ("bake ", "-- once twice"),
            ("bake --", "-o option list --bread:what is baked"),
            ("bake --bread ", "-- rye wheat"), ("sell ", "files"), ("--shop ", "files -/"),
        ])
    func `are those of the table of commands in zsh`(line: String, expected: String) throws {
        let words = ("bakery " + line).components(separatedBy: " ")
        let list = words.map { "'\($0)'" }.joined(separator: " ")
        // In place of the functions of zsh that only work while someone types.
        let output = try CompletionShell.zsh.run(
            """
            compdef() { :; }
            _files() { echo files "$@"; }
            compadd() { echo "$@"; }
            _describe() { echo "$@" "${list[@]}"; }
            \(CompletionShell.zsh.script)
            words=(\(list)) CURRENT=\(words.count) PREFIX='\(words.last ?? "")'
            _bakery
            """)
        #expect(output.hasPrefix(expected), "\(output)")
    }

    @Test(
        .enabled(if: CompletionShell.fish.isInstalled),
        arguments: [
            ("", "bake sell clean completions help"), ("cl", "clean"), ("bake ", "once twice"),
            ("bake --b", "--bread"), ("clean --b", ""), ("bake --bread ", "rye wheat"),
            ("--h", "--help --hot"), ("help s", "sell"),
        ])
    func `are those of the table of commands in fish`(line: String, expected: String) throws {
        let output = try CompletionShell.fish.run(
            """
            \(CompletionShell.fish.script)
            complete -C 'bakery \(line)'
            """)
        let found = output.split(separator: "\n").compactMap { $0.split(separator: "\t").first }
        #expect(Set(found) == Set(expected.split(separator: " ")), "\(output)")
    }
}

extension CompletionShell {
    /// Where the shell is installed; `nil` if it isn't.
    private var file: URL? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").map { URL(filePath: "\($0)/\(rawValue)") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    fileprivate var isInstalled: Bool { file != nil }

    fileprivate var script: String {
        get throws {
            let arguments = try Arguments(["completions", rawValue], syntax: .bakery)
            return try #require(try CommandLineSyntax.bakery.answer(to: arguments, overview: ""))
        }
    }

    /// Runs a script, and returns what it prints.
    fileprivate func run(_ script: String, options: [String] = []) throws -> String {
        let process = Process(), output = Pipe()
        process.executableURL = file
        let configuration = self == .bash ? ["--norc"] : self == .zsh ? ["-f"] : ["--no-config"]
        process.arguments = configuration + options + ["-c", script]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

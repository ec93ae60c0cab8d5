import CommandLineKit
import Foundation

@testable import ScaffoldKit

/// An app that `new-app` has made, in a repository with one commit.
struct ScaffoldApp {
    let tree: SourceTree

    /// This repository.
    static let repository = SourceTree(
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent())

    /// The app Acme with the features Home and Profile, made once: the formatter takes its time.
    private static let texts = Result {
        try withFolder { folder throws in
            let path = folder.appending(path: "Acme").path
            _ = try run(["new-app", "Acme", path, "--version", "1.0.0"])
            return try SourceTree(folder.appending(path: "Acme")).texts()
        }
    }

    /// Calls a function with a new folder, which is gone afterwards.
    static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        return try body(folder.url)
    }

    /// Calls a function with an app.
    /// - Parameter folder: The folder of the app in its repository.
    static func with(in folder: String = "", _ body: (ScaffoldApp) throws -> Void) throws {
        try withFolder { root in
            let app = ScaffoldApp(tree: SourceTree(root.appending(path: folder)))
            for (path, text) in try texts.get() { try app.write(text, to: path) }
            let user = ["-c", "user.name=CI", "-c", "user.email=ci@example.com"]
            try app.git(["init", "--quiet", root.path])
            try app.git(["add", "--all"])
            try app.git(user + ["-c", "commit.gpgsign=false", "commit", "--quiet", "-m", "All"])
            try body(app)
        }
    }

    /// Runs a command, and returns what it prints.
    static func run(_ words: [String]) throws -> String {
        var lines: [String] = []
        try ScaffoldCommand.run(words) { lines.append($0) }
        return lines.joined(separator: "\n")
    }

    /// Runs a command for the app.
    @discardableResult
    func run(_ words: String...) throws -> String {
        try Self.run(words + ["--package-path", tree.root.path])
    }

    /// The sentence with which a command for the app is refused.
    func refusal(of words: String...) -> String? {
        let result = Result { try Self.run(words + ["--package-path", tree.root.path]) }
        if case .failure(let error) = result { return "\(error)" }
        return nil
    }

    func git(_ arguments: [String]) throws {
        _ = try Tool(command: ["git"] + arguments, folder: tree.root, limit: .seconds(60)).run()
    }

    func write(_ text: String, to path: String) throws {
        let file = tree.url(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}

extension SourceTree {
    /// The texts of all files by their paths.
    func texts() throws -> [String: String] {
        var texts: [String: String] = [:]
        for path in try files() { texts[path] = try text(path) }
        return texts
    }
}

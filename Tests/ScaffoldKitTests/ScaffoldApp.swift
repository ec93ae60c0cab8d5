import CommandLineKit
import Foundation
import MomentsTestSupport

@testable import ScaffoldKit

/// An app that `new-app` has made, in a repository with one commit.
struct ScaffoldApp {
    let tree: SourceTree

    /// This repository.
    static let repository = SourceTree(WrittenPage.repository)

    /// The app Acme with the features Home and Profile, made once: the formatter takes its time.
    private static let texts = Result {
        let folder = URL.newTemporaryFolder
        _ = try run(["new-app", "Acme", folder.path, "--version", "1.0.0"])
        return try SourceTree(folder).texts()
    }

    /// - Parameter folder: The folder of the app in its repository.
    init(in folder: String = "") throws {
        let place = URL.newTemporaryFolder
        tree = SourceTree(place.appending(path: folder))
        for (path, text) in try Self.texts.get() { try write(text, to: path) }
        let user = ["-c", "user.name=CI", "-c", "user.email=ci@example.com"]
        try git(["init", "--quiet", place.path])
        try git(["add", "--all"])
        try git(user + ["-c", "commit.gpgsign=false", "commit", "--quiet", "-m", "All"])
    }

    /// Runs a command, and returns what it prints.
    static func run(_ words: [String]) throws -> String {
        var lines: [String] = []
        try scaffold(words) { lines.append($0) }
        return lines.joined(separator: "\n")
    }

    /// Runs a command for the app.
    @discardableResult
    func run(_ command: String) throws -> String {
        let words = command.split(separator: " ").map(String.init)
        return try Self.run(words + ["--package-path", tree.root.path])
    }

    /// The sentence with which a command for the app is refused.
    func refusal(of command: String) -> String? {
        do { try run(command) } catch { return "\(error)" }
        return nil
    }

    func git(_ arguments: [String]) throws {
        _ = try Tool(command: ["git"] + arguments, folder: tree.root, limit: .seconds(60)).run()
    }

    func write(_ text: String, to path: String) throws {
        try tree.root.write(text, to: path)
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

import Foundation

/// A repository that a test makes.
protocol GitFixture {
    var repository: URL { get }
}

extension GitFixture {
    /// Makes the repository with a script of this one.
    func initialize(with script: String) throws {
        try write("", to: ".ci/none")
        try FileManager.default.copyItem(
            at: Repository.root.appending(path: script), to: repository.appending(path: script))
        try git("init", "--quiet")
        try git("symbolic-ref", "HEAD", "refs/heads/main")
        for (name, value) in [
            ("user.name", "CI"), ("user.email", "ci@example.com"), ("tag.gpgsign", "false"),
            ("commit.gpgsign", "false"),
        ] {
            try git("config", name, value)
        }
    }

    func write(_ text: String, to path: String) throws {
        let file = repository.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    func commit(_ message: String) throws {
        try git("add", "--all")
        try git("commit", "--quiet", "--message", message)
    }

    @discardableResult func git(_ arguments: String..., in folder: URL? = nil) throws -> String {
        let command = ["git", "-C", (folder ?? repository).path] + arguments
        return String(decoding: try Command.output(of: command), as: UTF8.self)
    }
}

/// One of the things that the program does.
@MainActor
protocol Subcommand {
    static var name: String { get }
    /// The words behind the name, such as `A B`.
    static var arguments: String { get }
    static var help: String { get }

    /// Reads its part of the arguments, of which the number of words is right.
    init(_ arguments: Arguments) throws(Failure)

    func run(in workspace: Workspace, console: Console) async throws -> ExitCode
}

extension Subcommand {
    static var arguments: String { "" }

    /// Reads arguments.
    static func read(_ arguments: Arguments) throws(Failure) -> any Subcommand {
        let words = self.arguments.split(separator: " ")
        try arguments.check(for: name, words: words.count)
        guard arguments.words.count == words.count + 1 else {
            throw .usage(
                "'\(name)' needs \(words.joined(separator: " and ")): \(name) \(self.arguments)")
        }
        return try Self(arguments)
    }
}

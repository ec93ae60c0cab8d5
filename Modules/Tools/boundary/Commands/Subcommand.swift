import CommandLineKit

/// One of the things that the program does.
@MainActor
protocol Subcommand {
    static var name: String { get }
    /// The words behind the name, such as `A B`.
    static var arguments: String { get }
    static var help: String { get }

    /// Reads its part of the arguments, of which the number of words is right.
    init(_ arguments: Arguments) throws(CommandError)

    func run(in workspace: Workspace, console: Console) async throws -> ExitCode
}

extension Subcommand {
    static var arguments: String { "" }

    /// Reads arguments.
    static func read(_ arguments: Arguments) throws(CommandError) -> any Subcommand {
        let words = self.arguments.split(separator: " ")
        try arguments.checkOptions(of: name)
        if arguments.words.count > words.count + 1 {
            throw .usage("'\(name)' takes no '\(arguments.words[words.count + 1])'")
        }
        guard arguments.words.count == words.count + 1 else {
            throw .usage(
                "'\(name)' needs \(words.joined(separator: " and ")): \(name) \(self.arguments)")
        }
        return try Self(arguments)
    }
}

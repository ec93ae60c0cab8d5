import CommandLineKit

@MainActor
protocol Subcommand {
    static var name: String { get }
    /// The placeholders of the words after the name, such as `A B`.
    static var arguments: String { get }
    static var help: String { get }
    /// The values of `--format`, the default one first; empty if the command has none.
    static var formats: [String] { get }
    /// Calls that work, without the program's name.
    static var examples: [String] { get }

    /// Reads its arguments, whose number of words is correct.
    init(_ arguments: Arguments) throws(CommandError)

    func run(in workspace: Workspace, console: Console) async throws -> ExitCode
}

extension Subcommand {
    static var arguments: String { "" }
    static var formats: [String] { [] }

    static var syntax: CommandSyntax {
        CommandSyntax(
            name: name, arguments: arguments, help: help, formats: formats, examples: examples)
    }

    /// Checks the options and the number of words, and reads the arguments.
    static func read(_ arguments: Arguments) throws(CommandError) -> any Subcommand {
        let words = self.arguments.split(separator: " ")
        try arguments.checkOptions(of: name)
        try arguments.checkNoOperands(of: name, after: words.count)
        guard arguments.words.count == words.count + 1 else {
            throw .usage(
                "'\(name)' needs \(words.joined(separator: " and ")): \(name) \(self.arguments)")
        }
        return try Self(arguments)
    }

    /// The value of `--format`; the first of the command's formats if it is not set.
    /// - Throws: `CommandError` if the command has no such format.
    static func format(in arguments: Arguments) throws(CommandError) -> String {
        let format = arguments["--format"] ?? formats[0]
        guard formats.contains(format) else {
            throw arguments.unknown("format of '\(name)'", format, among: formats)
        }
        return format
    }
}

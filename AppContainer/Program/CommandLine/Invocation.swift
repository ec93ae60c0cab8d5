import CommandLineKit
import CompositionRoot
import Foundation
import RoutingKit

/// The command and the options of one run of the program.
struct Invocation {
    /// The subcommands.
    enum Command {
        case shell
        case open(OpenCommand)
        case explain(ExplainCommand)
        case routes(RoutesCommand)
        case contract(ContractCommand)
        case siteAssociation(SiteAssociationCommand)
        case tour
        case sampleData(SampleDataCommand)
        /// A text that the program knows without the app, such as help.
        case answer(String)
        case version
    }

    let command: Command
    let build: BuildTarget
    let dataFolder: URL?
    let stateFolder: URL
    /// The rules that ship with the app, and those of a server; none if `nil`.
    let configFile: URL?, remoteConfigFile: URL?
    /// The delay before the app is ready for links from outside; none if `nil`.
    let startDelay: Duration?
    /// Whether the app restores where the user left it.
    let restoresState: Bool
    /// Whether the app opens in a window instead of the terminal.
    let opensWindow: Bool
    /// The language of the app; the device's if `nil`.
    let language: Language?
    /// Whether the app reads lines, even in a terminal that can show a full screen.
    let isPlain: Bool

    /// The name in the help of the app without a command.
    static let shell = "the app"

    /// Parses the arguments after the program's name.
    /// - Throws: `CommandError` for wrong arguments.
    init(_ rawArguments: [String]) throws(CommandError) {
        let arguments = try Arguments(rawArguments, syntax: .app)
        build = arguments["--build-target"].flatMap(BuildTarget.init) ?? .current
        dataFolder = arguments["--data"].map { URL(filePath: $0) }
        stateFolder =
            arguments["--state"].map { URL(filePath: $0) }
            ?? .momentsApp
        configFile = arguments["--config"].map { URL(filePath: $0) }
        remoteConfigFile = arguments["--remote-config"].map { URL(filePath: $0) }
        startDelay = try arguments.seconds("--start-delay")
        restoresState = arguments.has("--restore")
        opensWindow = arguments.has("--window")
        language = arguments["--language"].flatMap(Language.init)
        isPlain = arguments.has("--plain")
        command = try Self.command(arguments)
    }

    private static func command(_ arguments: Arguments) throws(CommandError) -> Command {
        if let text = try CommandLineSyntax.app.answer(to: arguments, overview: Help.text) {
            return .answer(text)
        }
        if arguments.has("--version") { return .version }
        guard let name = arguments.words.first else { return try shell(arguments) }
        let operands = Array(arguments.words.dropFirst())
        let names = CommandSyntax.all.map(\.name)
        guard names.contains(name) else {
            throw arguments.unknown("command", name, among: names)
        }
        try arguments.checkOptions(of: name)
        switch name {
        case "open":
            guard !operands.isEmpty else { throw .usage("'open' needs a URL: open URL...") }
            return .open(try OpenCommand(urls: operands, arguments: arguments))
        case "explain":
            guard !operands.isEmpty else {
                throw .usage("'explain' needs a URL: explain URL...")
            }
            return .explain(
                ExplainCommand(urls: operands, origin: try arguments.origin(of: operands)))
        case "contract": return .contract(try ContractCommand(operands, arguments))
        case "aasa": return .siteAssociation(try SiteAssociationCommand(operands, arguments))
        case "sample-data":
            guard operands.count == 1, !operands[0].isEmpty else {
                throw .usage("'sample-data' needs one folder: sample-data DIR")
            }
            return .sampleData(SampleDataCommand(folder: URL(filePath: operands[0])))
        case let name:
            try arguments.checkNoOperands(of: name)
            return name == "tour" ? .tour : .routes(try RoutesCommand(arguments))
        }
    }

    private static func shell(_ arguments: Arguments) throws(CommandError) -> Command {
        try arguments.checkOptions(of: shell)
        if arguments.has("--window"), !WindowProgram.isAvailable {
            throw .usage(
                "'--window' needs SwiftUI, which only macOS has; "
                    + "without it, the app opens in the terminal")
        }
        return .shell
    }
}

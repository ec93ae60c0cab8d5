import CommandLineKit
import Foundation
import RoutingKit

/// What a call of the program asks for.
struct Invocation {
    /// The subcommands.
    enum Command {
        case shell
        case open(OpenCommand)
        case explain(ExplainCommand)
        case routes(RoutesCommand)
        case siteAssociation(SiteAssociationCommand)
        case tour
        case sampleData(SampleDataCommand)
        case help
        case version
    }

    let command: Command
    let build: BuildTarget
    let dataFolder: URL?
    let stateFolder: URL
    /// The rules about routes that come with the app, and those of a server; none if `nil`.
    let configFile: URL?, remoteConfigFile: URL?
    /// Where every request is written down; nowhere if `nil`.
    let traceFile: URL?
    /// How long the app takes to be ready for links; no longer than it must if `nil`.
    let startDelay: Duration?
    /// Whether the app begins where the user left it.
    let restores: Bool
    /// Whether the app opens in a window instead of the terminal.
    let opensWindow: Bool

    /// The subcommands by name, with their arguments and what they do.
    static let commands: [(name: String, arguments: String, help: String)] = [
        ("open", "URL...", "start cold with these URLs and print what they show"),
        (
            "explain", "URL...",
            "tell why URLs reach their routes, or are refused, without opening them"
        ),
        ("routes", "", "print every route of the app"),
        (
            "aasa", "[check FILE]",
            "print the apple-app-site-association file, or check a deployed one"
        ),
        ("tour", "", "play the story of the app"),
        ("sample-data", "DIR", "write the sample documents to DIR, to edit and run with --data"),
        ("help", "", "print this help"),
    ]

    /// What runs without a command, as the help names it.
    static let shell = "the app"

    /// Reads the arguments behind the program's name.
    /// - Throws: `CommandError` for arguments that can't be understood.
    init(_ rawArguments: [String]) throws(CommandError) {
        let arguments = try Arguments(rawArguments, syntax: .app)
        build = arguments["--build-target"].flatMap(BuildTarget.init) ?? .current
        dataFolder = arguments["--data"].map { URL(filePath: $0) }
        stateFolder =
            arguments["--state"].map { URL(filePath: $0) }
            ?? .momentsApp
        configFile = arguments["--config"].map { URL(filePath: $0) }
        remoteConfigFile = arguments["--remote-config"].map { URL(filePath: $0) }
        traceFile = arguments["--trace"].map { URL(filePath: $0) }
        startDelay = try arguments.seconds("--start-delay")
        restores = arguments.has("--restore")
        opensWindow = arguments.has("--window")
        command = try Self.command(arguments)
    }

    private static func command(_ arguments: Arguments) throws(CommandError) -> Command {
        if arguments.has("--help") { return .help }
        if arguments.has("--version") { return .version }
        guard let name = arguments.words.first else {
            try arguments.checkOptions(of: Self.shell)
            if arguments.has("--window"), !WindowProgram.isAvailable {
                throw .usage(
                    "'--window' needs SwiftUI, which is there on macOS only; "
                        + "leave it out, and the app opens in the terminal")
            }
            return .shell
        }
        let operands = Array(arguments.words.dropFirst())
        guard commands.contains(where: { $0.name == name }) else {
            throw arguments.unknown("command", name, among: commands.map(\.name))
        }
        try arguments.checkOptions(of: name)
        switch name {
        case "open":
            guard !operands.isEmpty else { throw .usage("'open' needs a URL: open URL...") }
            return .open(OpenCommand(urls: operands, arguments: arguments))
        case "explain":
            guard !operands.isEmpty else {
                throw .usage("'explain' needs a URL: explain URL...")
            }
            return .explain(ExplainCommand(urls: operands, origin: arguments.origin))
        case "aasa": return .siteAssociation(try SiteAssociationCommand(operands, arguments))
        case "sample-data":
            guard operands.count == 1 else { throw .usage("'sample-data' needs one folder") }
            return .sampleData(SampleDataCommand(folder: URL(filePath: operands[0])))
        case let name:
            if let extra = operands.first { throw .usage("'\(name)' takes no '\(extra)'") }
            if name == "help" { return .help }
            return name == "tour" ? .tour : .routes(RoutesCommand(arguments))
        }
    }
}

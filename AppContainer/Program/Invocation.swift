import AppContainerKit
import CommandLineKit
import DesignKit
import Foundation
import RoutingKit
import TerminalKit

/// The command and the options of one run of the program.
struct Invocation {
    enum Command {
        case session
        case routing(RouterCommand)
        case tour
        case sampleData(URL)
        /// A text that the program knows without the app, such as help.
        case answer(String)
        case version
    }

    /// A language that the app is translated into.
    enum Language: String, CaseIterable {
        case english = "en"
        case simplifiedChinese = "zh-Hans"

        var locale: Locale { Locale(identifier: rawValue) }

        /// The language of a terminal, such as `zh_CN.UTF-8`; `nil` if the app isn't translated
        /// into it.
        init?(environment: (String) -> String?) {
            let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
            let value = names.lazy.compactMap(environment).first { !$0.isEmpty } ?? ""
            let terminal = Locale(identifier: String(value.prefix { $0 != "." })).languageAndScript
            let known = Self.allCases.first { $0.locale.languageAndScript == terminal }
            guard let known else { return nil }
            self = known
        }
    }

    let command: Command
    let build: BuildTarget
    /// The documents: of a folder, of a server, or the sample if both are `nil`.
    let dataFolder: URL?, backend: URL?
    /// The folder for what the user changes. Features that run alone have one of their own.
    var stateFolder: URL {
        let own = features?.map { $0.lowercased() }.sorted().joined(separator: "+") ?? ""
        return chosenStateFolder ?? .momentsApp.appending(path: own)
    }
    /// The names of the features that run alone, with what they need; all if `nil`.
    let features: [String]?
    private let chosenStateFolder: URL?
    /// The rules that ship with the app, and those of a server; none if `nil`.
    let configFile: URL?, remoteConfigFile: URL?
    /// The delay before the app is ready for links from outside; none if `nil`.
    let startDelay: Duration?
    let restoresState: Bool
    let opensWindow: Bool
    /// The language of the app; the device's if `nil`.
    let language: Language?
    /// Whether the app reads lines, even in a terminal that can show a full screen.
    let isPlain: Bool

    init(
        _ rawArguments: [String],
        environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }
    ) throws(CommandError) {
        let arguments = try Arguments(rawArguments, syntax: Self.syntax)
        func url(_ name: String) -> URL? { arguments[name].map { URL(filePath: $0) } }
        build = arguments["--build-target"].flatMap(BuildTarget.init) ?? .current
        dataFolder = url("--data")
        backend = try Self.backend(arguments)
        chosenStateFolder = url("--state")
        configFile = url("--config")
        remoteConfigFile = url("--remote-config")
        startDelay = try Self.seconds(arguments["--start-delay"])
        restoresState = arguments.has("--restore")
        opensWindow = arguments.has("--window")
        language =
            arguments["--language"].flatMap(Language.init(rawValue:))
            ?? Language(environment: environment)
        isPlain = arguments.has("--plain")
        features = arguments["--features"]?.split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        command = try Self.command(arguments)
    }

    private static func command(_ arguments: Arguments) throws(CommandError) -> Command {
        if let text = try syntax.help(for: arguments) { return .answer(text) }
        if arguments.has("--version") { return .version }
        guard let name = try arguments.command()?.name else {
            if arguments.has("--window"), !WindowProgram.isAvailable {
                throw .usage(
                    "'--window' needs SwiftUI, which only macOS has; "
                        + "without it, the app opens in the terminal")
            }
            return .session
        }
        if let command = RouterCommand(arguments) { return .routing(command) }
        let folder = URL(filePath: arguments.words.last ?? "")
        return name == "sample-data" ? .sampleData(folder) : .tour
    }

    private static func backend(_ arguments: Arguments) throws(CommandError) -> URL? {
        guard let text = arguments["--backend"] else { return nil }
        guard !arguments.has("--data") else {
            throw .usage("documents are read from '--backend' or from '--data', not from both")
        }
        guard let url = URL(string: text), ["http", "https"].contains(url.scheme),
            url.host()?.isEmpty == false
        else {
            throw .usage(
                "the option '--backend' takes a URL such as http://127.0.0.1:8080, not '\(text)'")
        }
        return url
    }

    private static func seconds(_ text: String?) throws(CommandError) -> Duration? {
        guard let text else { return nil }
        guard let seconds = Int(text), 0...3600 ~= seconds else {
            throw .usage("the option '--start-delay' takes 0 to 3600 seconds, not '\(text)'")
        }
        return .seconds(seconds)
    }
}

extension Invocation {
    /// The name in the help of the app without a command.
    private static let theApp = "the app"
    /// The commands with routes that rules can change.
    private static let withRules = [theApp, "open", "explain", "routes", "aasa"]

    private static let syntax = RouterCommand.syntax(
        of: "AppContainer",
        about: """
            Without a command, the app opens in the terminal; press ? for its keys.
            With --plain it reads lines instead, and without a terminal from standard input.
            """,
        commands: commands, options: options,
        exitCodes: [
            .data: "a document can't be used", .software: "the routes can't be registered",
            .output: "a file or folder can't be written, or a change can't be saved",
        ],
        examples: examples, withoutCommand: theApp)

    /// Calls of each command that work with the sample data.
    static let examples = [
        "open": [
            "open https://momentsapp.com/product/42", "open /cart/count",
            "open momentsapp://shop --origin push",
        ],
        "explain": ["explain /moments/pick", "explain /cart --origin universal-link"],
        "routes": ["routes", "routes --build-target production"],
        "contract": ["contract", "contract check --against origin/main"],
        "aasa": [
            "aasa --app-id ABCDE12345.com.momentsapp.app",
            "aasa check apple-app-site-association",
        ],
        "tour": ["tour"],
        "sample-data": ["sample-data documents", "--data documents"],
    ]
    private static let commands = [
        CommandSyntax("tour", "play a guided tour of the app, in a terminal step by step"),
        CommandSyntax(
            "sample-data DIR", "write the sample documents to new files in DIR, for --data"),
    ]

    private static let builds = BuildTarget.allCases.map(\.rawValue)
    private static let languages = Language.allCases.map(\.rawValue)
    private static let options = [
        Option(
            "--build-target TARGET",
            "\(builds.joined(separator: ", ")); default: \(BuildTarget.current.rawValue)",
            choices: builds),
        Option("--data DIR", "read the JSON documents in DIR"),
        Option("--backend URL", "read the JSON documents of the server at URL"),
        Option("--state DIR", "store the user's changes in DIR"),
        Option("--config FILE", "apply the rules in the JSON file FILE", commands: withRules),
        Option(
            "--remote-config FILE",
            "apply rules as from a server; FILE is read again when it changes", commands: withRules),
        Option("--restore", "restore where the user left the app", commands: [theApp, "open"]),
        Option(
            "--plain", "read lines instead of keys, for screen readers", commands: [theApp, "tour"]),
        Option(
            "--language LANGUAGE",
            "show the app in \(languages.joined(separator: " or ")); default: that of LANG, or en",
            choices: languages, commands: [theApp, "open"]),
        Option(
            "--window", "open the app in a window instead of the terminal (macOS)",
            commands: [theApp]),
        Option(
            "--start-delay SECONDS", "wait SECONDS until the app is ready, as on a slow network",
            commands: [theApp]),
        Option("--version", "print the version; also -v"),
    ]
}

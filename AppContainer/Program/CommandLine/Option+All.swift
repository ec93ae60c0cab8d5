import CommandLineKit
import CompositionRoot
import RoutingKit

extension Option {
    /// The commands with routes that rules can change.
    private static let withRoutes = [Invocation.shell, "open", "explain", "routes", "aasa"]

    /// The options of the program.
    static let all = [
        Option(
            name: "--build-target", value: "TARGET",
            help:
                "\(BuildTarget.allCases.map(\.rawValue).listed); default: \(BuildTarget.current.rawValue)",
            choices: BuildTarget.allCases.map(\.rawValue)),
        Option(name: "--data", value: "DIR", help: "read the JSON documents in DIR"),
        Option(name: "--state", value: "DIR", help: "store the user's changes in DIR"),
        Option(
            name: "--config", value: "FILE", help: "apply the rules in the JSON file FILE",
            commands: withRoutes),
        Option(
            name: "--remote-config", value: "FILE",
            help: "apply rules as from a server; FILE is read again when it changes",
            commands: withRoutes),
        Option(
            name: "--restore", help: "restore where the user left the app",
            commands: [Invocation.shell, "open"]),
        Option(
            name: "--plain", help: "read lines instead of keys, for screen readers",
            commands: [Invocation.shell, "tour"]),
        Option(
            name: "--language", value: "LANGUAGE",
            help: "show the app in en or zh-Hans; default: en",
            choices: Language.allCases.map(\.rawValue), commands: [Invocation.shell, "open"]),
        Option(
            name: "--window",
            help: "open the app in a window instead of the terminal (macOS)",
            commands: [Invocation.shell]),
        Option(
            name: "--start-delay", value: "SECONDS",
            help: "wait SECONDS until the app is ready, as on a slow network",
            commands: [Invocation.shell]),
        Option(
            name: "--origin", value: "ORIGIN",
            help: "\(RouteOrigin.commandLine.map(\.name).listed); default: by the URL",
            choices: RouteOrigin.commandLine.map(\.name), commands: ["open", "explain"]),
        Option(
            name: "--using", value: "TRANSITION",
            help: "\(TransitionType.allCases.map(\.rawValue).listed); default: show",
            choices: TransitionType.allCases.map(\.rawValue), commands: ["open"]),
        Option(
            name: "--json", help: "print JSON, one object per line",
            commands: ["open", "routes"]),
        Option(
            name: "--markdown", help: "print a Markdown page",
            commands: ["routes"]),
        Option(
            name: "--against", value: "REVISION|FILE",
            help: "the contract to compare with", commands: ["contract"]),
        Option(
            name: "--allowances", value: "FILE",
            help: "breaking changes with reasons; default: docs/contract-allowances.json",
            commands: ["contract"]),
        Option(
            name: "--format", value: "FORMAT", help: "text or github; default: text",
            choices: ContractCommand.Format.allCases.map(\.rawValue), commands: ["contract"]),
        Option(
            name: "--app-id", value: "TEAM.BUNDLE", help: "the app ID: its prefix and bundle ID",
            commands: ["aasa"]),
        Option(
            name: "--entitlements",
            help: "print the lines of the app's entitlements instead", commands: ["aasa"]),
        Option(
            name: "--info-plist",
            help: "print the lines of the app's Info.plist instead", commands: ["aasa"]),
        Option(
            name: "--web-credentials",
            help: "let the app use passwords saved on the site", commands: ["aasa"]),
        Option(name: "--help", help: "show this help, or that of a command; also -h"),
        Option(name: "--version", help: "print the version; also -v"),
    ]
}

extension [String] {
    /// The words of a help text: `one, two or three`.
    fileprivate var listed: String {
        [dropLast().joined(separator: ", "), last ?? ""].filter { !$0.isEmpty }
            .joined(separator: " or ")
    }
}

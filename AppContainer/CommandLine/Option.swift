import RoutingKit

/// An option of the program: the parser and the help text read this one table.
struct Option {
    let name: String
    /// What its value is; `nil` for a flag.
    let value: String?
    let help: String
    /// The values that it takes; any if empty.
    var choices: [String] = []
    /// The commands that know it; all if empty.
    var commands: [String] = []

    /// What has routes that rules may be about.
    private static let withRoutes = [Invocation.shell, "open", "explain", "routes", "aasa"]

    static let all = [
        Option(
            name: "--build-target", value: "TARGET",
            help: "debug, internal or production; default: \(BuildTarget.current.rawValue)",
            choices: BuildTarget.allCases.map(\.rawValue)),
        Option(name: "--data", value: "DIR", help: "read the JSON documents in DIR"),
        Option(name: "--state", value: "DIR", help: "keep the user's changes in DIR"),
        Option(
            name: "--config", value: "FILE", help: "put routes under the rules in FILE, as JSON",
            commands: withRoutes),
        Option(
            name: "--remote-config", value: "FILE",
            help: "rules as from a server: FILE is read anew when it changes",
            commands: withRoutes),
        Option(
            name: "--restore", value: nil, help: "begin where the user left the app",
            commands: [Invocation.shell, "open"]),
        Option(
            name: "--window", value: nil,
            help: "open the app in a window instead of the terminal; on macOS",
            commands: [Invocation.shell]),
        Option(
            name: "--start-delay", value: "SECONDS",
            help: "be ready only then, as on a slow network: links from outside wait",
            commands: [Invocation.shell]),
        Option(
            name: "--trace", value: "FILE", help: "add every request to FILE, as JSON Lines",
            commands: [Invocation.shell, "open"]),
        Option(
            name: "--origin", value: "ORIGIN",
            help: "app, universal-link, custom-scheme or push; default: by the form of the URL",
            choices: RouteOrigin.commandLine.map(\.name), commands: ["open", "explain"]),
        Option(
            name: "--using", value: "TRANSITION",
            help: "show, present, presentFullScreen, replace or root; default: show",
            choices: TransitionType.allCases.map(\.rawValue), commands: ["open"]),
        Option(
            name: "--json", value: nil, help: "print JSON, one object a line",
            commands: ["open", "routes"]),
        Option(
            name: "--markdown", value: nil, help: "print a page of Markdown",
            commands: ["routes"]),
        Option(
            name: "--app-id", value: "TEAM.BUNDLE", help: "the app: its prefix and bundle ID",
            commands: ["aasa"]),
        Option(
            name: "--entitlements", value: nil,
            help: "print the lines of the entitlements file instead", commands: ["aasa"]),
        Option(name: "--help", value: nil, help: "print this help"),
        Option(name: "--version", value: nil, help: "print the version"),
    ]
}

extension RouteOrigin {
    /// The origins that can be named on the command line.
    static let commandLine: [RouteOrigin] = [
        .app, .universalLink, .customScheme(caller: nil), .push,
    ]
}

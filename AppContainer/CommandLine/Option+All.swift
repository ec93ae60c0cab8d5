import CommandLineKit
import RoutingKit

extension Option {
    /// What has routes that rules may be about.
    private static let withRoutes = [Invocation.shell, "open", "explain", "routes", "aasa"]

    /// The options of the program.
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
            name: "--restore", help: "begin where the user left the app",
            commands: [Invocation.shell, "open"]),
        Option(
            name: "--window",
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
            name: "--json", help: "print JSON, one object a line",
            commands: ["open", "routes"]),
        Option(
            name: "--markdown", help: "print a page of Markdown",
            commands: ["routes"]),
        Option(
            name: "--app-id", value: "TEAM.BUNDLE", help: "the app: its prefix and bundle ID",
            commands: ["aasa"]),
        Option(
            name: "--entitlements",
            help: "print the lines of the entitlements file instead", commands: ["aasa"]),
        Option(name: "--help", help: "print this help"),
        Option(name: "--version", help: "print the version"),
    ]
}

package import CommandLineKit
import Foundation
import RouteContract
import RoutingEngine
import SiteAssociation

/// A command about the routes of an app: any app with a router has the same ones.
package struct RouterCommand {
    private typealias Body = @MainActor (RouterApp, Console) async throws(CommandError) -> ExitCode

    private let body: Body

    package static func commands(examples: [String: [String]] = [:]) -> [CommandSyntax] {
        func command(_ usage: String, _ help: String, _ notes: String...) -> CommandSyntax {
            let name = usage.prefix { $0 != " " }
            return CommandSyntax(
                usage, help, notes: notes, examples: examples[String(name)] ?? [])
        }
        return [
            command("open URL...", "launch the app with URLs and print what they show"),
            command(
                "explain URL...",
                "explain why URLs reach their routes, or are refused, without opening them",
                "It ends with 1 if one of them is refused."),
            command("routes", "list every route"),
            command(
                "contract [check]",
                "print what features, links and saved states rely on, or check it",
                "The check ends with 1 if a change is breaking and not allowed."),
            command(
                "aasa [check FILE]",
                "print the apple-app-site-association file, or check a deployed one"),
        ]
    }

    package static let options = [
        Option(
            "--origin ORIGIN", "\(RouteOrigin.typed.map(\.name).listed); default: by the URL",
            choices: RouteOrigin.typed.map(\.name), commands: ["open", "explain"]),
        Option(
            "--using TRANSITION",
            "\(TransitionType.allCases.map(\.rawValue).listed); default: show",
            choices: TransitionType.allCases.map(\.rawValue), commands: ["open"]),
        Option("--json", "print JSON, one object per line", commands: ["open", "routes"]),
        Option("--markdown", "print a Markdown page", commands: ["routes"]),
        Option(
            "--against REVISION|FILE", "the contract to compare with",
            commands: ["contract"]),
        Option(
            "--allowances FILE",
            "breaking changes with reasons; default: \(ContractSource.allowances)",
            commands: ["contract"]),
        Option(
            "--format FORMAT", "text or github; default: text",
            choices: ["text", "github"], commands: ["contract"]),
        Option(
            "--app-id TEAM.BUNDLE", "the app ID: its prefix and bundle ID",
            commands: ["aasa"]),
        Option(
            "--entitlements", "print the lines of the app's entitlements instead",
            commands: ["aasa"]),
        Option(
            "--info-plist", "print the lines of the app's Info.plist instead",
            commands: ["aasa"]),
        Option(
            "--web-credentials", "let the app use passwords saved on the site",
            commands: ["aasa"]),
    ]

    /// - Returns: `nil` if the arguments name none of these commands.
    package init?(_ arguments: Arguments) throws(CommandError) {
        guard let name = arguments.words.first else { return nil }
        let operands = Array(arguments.words.dropFirst())
        switch name {
        case "open", "explain": body = try Self.urls(operands, name, arguments)
        case "routes": body = try Self.routes(arguments)
        case "contract": body = try Self.contract(operands, arguments)
        case "aasa": body = try Self.siteAssociation(operands, arguments)
        default: return nil
        }
    }

    /// Runs the command.
    /// - Returns: 1 if a URL is refused, or a check finds something.
    /// - Throws: ``CommandError`` for an origin that a URL can't have, and a file that can't be read.
    @MainActor
    package func run(_ app: RouterApp, on console: Console) async throws(CommandError) -> ExitCode {
        try await body(app, console)
    }

    private static func urls(
        _ urls: [String], _ name: String, _ arguments: Arguments
    ) throws(CommandError) -> Body {
        guard !urls.isEmpty else { throw .usage("'\(name)' needs a URL: \(name) URL...") }
        let origin = RouteOrigin.typed.first { $0.name == arguments["--origin"] }
        let transition = arguments["--using"].flatMap(TransitionType.init) ?? .show
        return { app, console throws(CommandError) in
            let links = app.router.links
            if let origin, let url = urls.first(where: { !origin.canDeliver($0, of: links) }) {
                throw .usage(
                    "'\(url)' can't have the origin '\(origin.name)'; leave out --origin, or choose "
                        + RouteOrigin.ofLink(url, in: links).name)
            }
            guard name == "explain" else {
                let command = OpenCommand(
                    urls: urls, origin: origin, transition: transition,
                    isJSON: arguments.has("--json"))
                return await command.run(app, on: console)
            }
            let answers = urls.map { app.router.explain($0, from: origin ?? .of($0)) }
            for answer in answers { console.write(answer.description.lines) }
            return answers.allSatisfy { $0.error == nil } ? .success : .refused
        }
    }

    private static func routes(_ arguments: Arguments) throws(CommandError) -> Body {
        try arguments.checkNoOperands(of: "routes")
        let (isJSON, isPage) = (arguments.has("--json"), arguments.has("--markdown"))
        if isJSON, isPage {
            throw .usage("'routes' prints one format; remove '--json' or '--markdown'")
        }
        return { app, console in
            let reports = app.router.routes.map(RouteReport.init)
            console.write(
                isJSON
                    ? reports.map { RouteValue($0).json }
                    : isPage ? RouteReport.page(of: reports) : reports.flatMap(\.lines))
            return .success
        }
    }

    private static func contract(
        _ operands: [String], _ arguments: Arguments
    ) throws(CommandError) -> Body {
        guard let word = operands.first else {
            let options = ["--against", "--allowances", "--format"]
            if let option = options.first(where: arguments.has) {
                throw .usage("the option '\(option)' belongs to contract check")
            }
            return { app, console in
                console.write(app.contract.json.lines)
                return .success
            }
        }
        guard word == "check" else {
            throw arguments.unknown("word after 'contract'", word, among: ["check"])
        }
        if operands.count > 1 { throw .usage("'contract check' takes no '\(operands[1])'") }
        guard let name = arguments["--against"] else {
            throw .usage(
                "'contract check' needs what to compare with: contract check --against REVISION")
        }
        let source = try ContractSource(name)
        let allowances = URL(filePath: arguments["--allowances"] ?? ContractSource.allowances)
        let forGitHub = arguments["--format"] == "github"
        return { app, console throws(CommandError) in
            let check = ContractCheck(
                app.contract, against: try source.read(),
                allowances: try ContractSource.allowances(in: allowances), places: app.places)
            console.write(forGitHub ? check.gitHub : check.text)
            return check.isPassed ? .success : .refused
        }
    }

    private static func siteAssociation(
        _ operands: [String], _ arguments: Arguments
    ) throws(CommandError) -> Body {
        let appID = arguments["--app-id"]
        if let appID, !SiteAssociation.isAppID(appID) {
            throw .usage("'\(appID)' is not an app ID; an example is ABCDE12345.com.example.app")
        }
        let files = ["--entitlements", "--info-plist"].filter(arguments.has)
        if files.count > 1 {
            throw .usage("'aasa' prints one file at a time; remove '\(files[1])'")
        }
        guard let word = operands.first else {
            guard let appID else {
                throw .usage("'aasa' needs the app: aasa --app-id TEAM.BUNDLE")
            }
            let isShared = arguments.has("--web-credentials")
            return { app, console in
                let links = app.router.links
                let text =
                    switch files.first {
                    case "--entitlements":
                        links.associatedDomains(sharesCredentials: isShared)
                    case "--info-plist":
                        links.informationProperties(outgoingSchemes: app.extras.outgoingSchemes)
                    default:
                        app.router.siteAssociation(of: appID, sharesCredentials: isShared).json
                    }
                console.write(text.lines)
                return .success
            }
        }
        guard word == "check" else {
            throw arguments.unknown("word after 'aasa'", word, among: ["check"])
        }
        if let file = files.first {
            throw .usage("'aasa check' prints no file; remove '\(file)'")
        }
        guard operands.count == 2, !operands[1].isEmpty else {
            throw .usage("'aasa check' needs one file: aasa check FILE")
        }
        let file = URL(filePath: operands[1])
        return { app, console throws(CommandError) in
            let issues: [String]
            do {
                issues = try app.router.issues(
                    inSiteAssociation: Data(contentsOf: file), of: appID)
            } catch {
                let reason = (error as? SiteAssociationError)?.description ?? "\(FileReason(error))"
                throw .data("\(file.relativePath) can't be read: \(reason)")
            }
            let fine = "\(file.lastPathComponent): no issues; it has the same links as the routes"
            console.write(issues.isEmpty ? [fine] : issues)
            return issues.isEmpty ? .success : .refused
        }
    }
}

extension ExitCode {
    /// A URL was refused, or a check found issues.
    package static let refused = ExitCode(rawValue: 1)
}

extension RouteOrigin {
    /// Whether the system can deliver a URL with this origin.
    fileprivate func canDeliver(_ url: String, of links: UniversalLinks) -> Bool {
        switch self {
        case .universalLink: Self.ofLink(url, in: links) == .universalLink
        case .customScheme: !["http:", "https:"].contains(where: url.lowercased().hasPrefix)
        default: true
        }
    }

    /// The origins that `--origin` accepts.
    fileprivate static let typed: [RouteOrigin] = [
        .app, .universalLink, .customScheme(caller: nil), .webView, .push,
    ]
}

extension [String] {
    /// The words of a help text: `one, two or three`.
    package var listed: String {
        [dropLast().joined(separator: ", "), last ?? ""].filter { !$0.isEmpty }
            .joined(separator: " or ")
    }
}

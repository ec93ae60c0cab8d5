package import CommandLineKit
import Foundation
import RoutingEngine
import SiteAssociation

/// A command about the routes of an app: any app with a router has the same ones.
package struct RouterCommand {
    private enum Action {
        case open(OpenCommand)
        case explain(urls: [String], RouteOrigin?)
        case routes(RouteList)
        case contract(against: ContractSource?, allowances: URL, forGitHub: Bool)
        case siteAssociation(SiteFile, appID: String, sharesCredentials: Bool)
        case siteAssociationCheck(URL, appID: String?)
    }

    /// The formats of the list of routes.
    private enum RouteList { case text, json, markdown }

    /// The files that `aasa` prints, by their options.
    private enum SiteFile: String, CaseIterable {
        case site = ""
        case entitlements = "--entitlements"
        case properties = "--info-plist"
    }

    private let action: Action

    /// The commands, for the parser and the help.
    /// - Parameter examples: Calls that work with the app, by command.
    package static func commands(examples: [String: [String]] = [:]) -> [CommandSyntax] {
        func command(_ name: String, _ arguments: String, _ help: String, _ notes: String...)
            -> CommandSyntax
        {
            CommandSyntax(
                name: name, arguments: arguments, help: help, notes: notes,
                examples: examples[name] ?? [])
        }
        return [
            command("open", "URL...", "launch the app with URLs and print what they show"),
            command(
                "explain", "URL...",
                "explain why URLs reach their routes, or are refused, without opening them",
                "It ends with 1 if one of them is refused."),
            command("routes", "", "list every route"),
            command(
                "contract", "[check]",
                "print what features, links and saved states rely on, or check it",
                "The check ends with 1 if a change is breaking and not allowed."),
            command(
                "aasa", "[check FILE]",
                "print the apple-app-site-association file, or check a deployed one"),
        ]
    }

    /// The options of the commands.
    package static let options = [
        Option(
            name: "--origin", value: "ORIGIN",
            help: "\(RouteOrigin.typed.map(\.name).listed); default: by the URL",
            choices: RouteOrigin.typed.map(\.name), commands: ["open", "explain"]),
        Option(
            name: "--using", value: "TRANSITION",
            help: "\(TransitionType.allCases.map(\.rawValue).listed); default: show",
            choices: TransitionType.allCases.map(\.rawValue), commands: ["open"]),
        Option(
            name: "--json", help: "print JSON, one object per line", commands: ["open", "routes"]),
        Option(name: "--markdown", help: "print a Markdown page", commands: ["routes"]),
        Option(
            name: "--against", value: "REVISION|FILE", help: "the contract to compare with",
            commands: ["contract"]),
        Option(
            name: "--allowances", value: "FILE",
            help: "breaking changes with reasons; default: \(ContractSource.allowances)",
            commands: ["contract"]),
        Option(
            name: "--format", value: "FORMAT", help: "text or github; default: text",
            choices: ["text", "github"], commands: ["contract"]),
        Option(
            name: "--app-id", value: "TEAM.BUNDLE", help: "the app ID: its prefix and bundle ID",
            commands: ["aasa"]),
        Option(
            name: "--entitlements", help: "print the lines of the app's entitlements instead",
            commands: ["aasa"]),
        Option(
            name: "--info-plist", help: "print the lines of the app's Info.plist instead",
            commands: ["aasa"]),
        Option(
            name: "--web-credentials", help: "let the app use passwords saved on the site",
            commands: ["aasa"]),
    ]

    /// Understands arguments.
    /// - Returns: `nil` if they name none of these commands.
    /// - Throws: ``CommandError`` for wrong arguments.
    package init?(_ arguments: Arguments) throws(CommandError) {
        guard let name = arguments.words.first else { return nil }
        let operands = Array(arguments.words.dropFirst())
        switch name {
        case "open", "explain":
            guard !operands.isEmpty else { throw .usage("'\(name)' needs a URL: \(name) URL...") }
            let origin = RouteOrigin.typed.first { $0.name == arguments["--origin"] }
            let transition = arguments["--using"].flatMap(TransitionType.init) ?? .show
            action =
                name == "explain"
                ? .explain(urls: operands, origin)
                : .open(
                    OpenCommand(
                        urls: operands, origin: origin, transition: transition,
                        isJSON: arguments.has("--json")))
        case "routes":
            try arguments.checkNoOperands(of: name)
            if arguments.has("--json"), arguments.has("--markdown") {
                throw .usage("'routes' prints one format; remove '--json' or '--markdown'")
            }
            action = .routes(
                arguments.has("--json") ? .json : arguments.has("--markdown") ? .markdown : .text)
        case "contract": action = try Self.contract(operands, arguments)
        case "aasa": action = try Self.siteAssociation(operands, arguments)
        default: return nil
        }
    }

    private static func contract(
        _ operands: [String], _ arguments: Arguments
    ) throws(CommandError) -> Action {
        var source: ContractSource?
        switch (operands.first, operands.count) {
        case (nil, _):
            let options = ["--against", "--allowances", "--format"]
            if let option = options.first(where: arguments.has) {
                throw .usage("the option '\(option)' belongs to contract check")
            }
        case ("check", 1):
            guard let name = arguments["--against"] else {
                throw .usage(
                    "'contract check' needs what to compare with: "
                        + "contract check --against REVISION")
            }
            source = try ContractSource(name)
        case ("check", _): throw .usage("'contract check' takes no '\(operands[1])'")
        case (let word?, _):
            throw arguments.unknown("word after 'contract'", word, among: ["check"])
        }
        return .contract(
            against: source,
            allowances: URL(filePath: arguments["--allowances"] ?? ContractSource.allowances),
            forGitHub: arguments["--format"] == "github")
    }

    private static func siteAssociation(
        _ operands: [String], _ arguments: Arguments
    ) throws(CommandError) -> Action {
        let appID = arguments["--app-id"]
        if let appID, !SiteAssociation.isAppID(appID) {
            throw .usage("'\(appID)' is not an app ID; an example is ABCDE12345.com.example.app")
        }
        let files = SiteFile.allCases.filter { arguments.has($0.rawValue) }
        if files.count > 1 {
            throw .usage("'aasa' prints one file at a time; remove '\(files[1].rawValue)'")
        }
        switch (operands.first, operands.count) {
        case (nil, _):
            guard let appID else {
                throw .usage("'aasa' needs the app: aasa --app-id TEAM.BUNDLE")
            }
            return .siteAssociation(
                files.first ?? .site, appID: appID,
                sharesCredentials: arguments.has("--web-credentials"))
        case ("check", _) where !files.isEmpty:
            throw .usage("'aasa check' prints no file; remove '\(files[0].rawValue)'")
        case ("check", 2) where !operands[1].isEmpty:
            return .siteAssociationCheck(URL(filePath: operands[1]), appID: appID)
        case ("check", _): throw .usage("'aasa check' needs one file: aasa check FILE")
        case (let word?, _):
            throw arguments.unknown("word after 'aasa'", word, among: ["check"])
        }
    }

    /// Runs the command.
    /// - Returns: 1 if a URL is refused, or a check finds something.
    /// - Throws: ``CommandError`` for an origin that a URL can't have, and a file that can't be read.
    @MainActor
    package func run(_ app: RouterApp, on console: Console) async throws(CommandError) -> ExitCode {
        let router = app.router
        switch action {
        case .open(let command):
            try Self.check(command.origin, of: command.urls, router.links)
            return await command.run(app, on: console)
        case .explain(let urls, let origin):
            try Self.check(origin, of: urls, router.links)
            let answers = urls.map { router.explain($0, from: origin ?? .of($0)) }
            for answer in answers { console.write(answer.description.lines) }
            return answers.allSatisfy { $0.error == nil } ? .success : .refused
        case .routes(let format):
            let reports = router.routes.map(RouteReport.init)
            switch format {
            case .text: for report in reports { console.write(report.lines) }
            case .json: for report in reports { console.write(RouteValue(report).json) }
            case .markdown: console.write(RouteReport.page(of: reports))
            }
            return .success
        case .contract(let source, let allowances, let forGitHub):
            return try Self.contract(
                app, source, allowances, forGitHub: forGitHub, on: console)
        case .siteAssociation(let file, let appID, let sharesCredentials):
            switch file {
            case .site:
                let site = router.siteAssociation(of: appID, sharesCredentials: sharesCredentials)
                console.write(site.json.lines)
            case .entitlements:
                console.write(
                    router.links.associatedDomains(sharesCredentials: sharesCredentials).lines)
            case .properties:
                let properties = router.links.informationProperties(
                    outgoingSchemes: app.extras.outgoingSchemes)
                console.write(properties.lines)
            }
            return .success
        case .siteAssociationCheck(let file, let appID):
            let issues: [String]
            do {
                issues = try router.issues(inSiteAssociation: Data(contentsOf: file), of: appID)
            } catch {
                let reason = (error as? SiteAssociationError)?.description ?? "\(FileReason(error))"
                throw .data("\(file.relativePath) can't be read: \(reason)")
            }
            for issue in issues { console.write(issue.description) }
            if issues.isEmpty {
                console.write(
                    "\(file.lastPathComponent): no issues; it has the same links as the routes")
            }
            return issues.isEmpty ? .success : .refused
        }
    }

    /// Whether the system can deliver URLs with an origin.
    private static func check(
        _ origin: RouteOrigin?, of urls: [String], _ links: UniversalLinks
    ) throws(CommandError) {
        guard let origin else { return }
        let wrong = urls.first { url in
            switch origin {
            case .universalLink: RouteOrigin.ofLink(url, in: links) != .universalLink
            case .customScheme: ["http:", "https:"].contains(where: url.lowercased().hasPrefix)
            default: false
            }
        }
        if let wrong {
            throw .usage(
                "'\(wrong)' can't have the origin '\(origin.name)'; leave out --origin, or choose "
                    + RouteOrigin.ofLink(wrong, in: links).name)
        }
    }
}

extension ExitCode {
    /// A URL was refused, or a check found issues.
    package static let refused = ExitCode(rawValue: 1)
}

extension RouteOrigin {
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

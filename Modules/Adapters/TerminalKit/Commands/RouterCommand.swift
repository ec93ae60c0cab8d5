package import CommandLineKit
import DesignKit
import Foundation
import RouteContract
import RouteMatching
import RoutingEngine
import RoutingKit
import SiteAssociation

/// A command about the routes of an app: any app with a router has the same ones.
@MainActor
package struct RouterCommand {
    private let arguments: Arguments
    private var operands: [String] { Array(arguments.words.dropFirst()) }

    /// - Returns: `nil` if the arguments name none of these commands.
    package nonisolated init?(_ arguments: Arguments) {
        let names = Self.commands.map(\.name)
        guard let name = arguments.words.first, names.contains(name) else { return nil }
        self.arguments = arguments
    }

    /// The command line of an app with a router, which opens without a command: these commands, and
    /// what the app has besides.
    /// - Parameters:
    ///   - program: The name of the program.
    ///   - about: What the app does without a command, in its help.
    ///   - commands: Commands of the app itself.
    ///   - options: Options of the app itself.
    ///   - exitCodes: What exit codes mean in this app alone.
    ///   - examples: Calls that work, by the names of their commands.
    ///   - theApp: How options name the app without a command.
    package nonisolated static func syntax(
        of program: String, about: String, commands: [CommandSyntax] = [], options: [Option] = [],
        exitCodes: [ExitCode: String] = [:], examples: [String: [String]] = [:],
        withoutCommand theApp: String = "the app"
    ) -> CommandLineSyntax {
        let features = Option(
            "--features A,B", "run these features alone, with what they need",
            commands: [theApp, "open", "explain", "routes"])
        let common: [ExitCode: String] = [
            .success: "every URL was shown or performed, or the answer is printed",
            .refused:
                "a URL was refused, waits for a login or can't be read, or a check found issues",
            .usage: "the arguments are wrong", .data: "a file can't be used",
            .software: "the app can't start", .console: "the output can't be written",
        ]
        return CommandLineSyntax(
            program: program, about: about, commands: self.commands + commands,
            options: options + [features] + self.options,
            exitCodes: common.merging(exitCodes) { $1 }, examples: examples,
            withoutCommand: theApp)
    }

    private nonisolated static let commands = [
        CommandSyntax("open URL...", "launch the app with URLs and print what they show"),
        CommandSyntax("explain URL...", "explain why URLs reach their routes, or are refused"),
        CommandSyntax("routes", "list every route"),
        CommandSyntax("contract [check]", "print what links and saved states rely on, or check it"),
        CommandSyntax(
            "aasa [check FILE]", "print the apple-app-site-association file, or check one"),
    ]

    private nonisolated static let options = [
        Option(
            "--origin ORIGIN",
            "\(origins.map(\.name).joined(separator: ", ")); default: by the URL",
            choices: origins.map(\.name), commands: ["open", "explain"]),
        Option("--against REVISION|FILE", "the contract to compare with", commands: ["contract"]),
        Option(
            "--format FORM", "text, or github for annotations; default: text",
            choices: ["text", "github"], commands: ["contract"]),
        Option("--app-id TEAM.BUNDLE", "the app ID: its prefix and bundle ID", commands: ["aasa"]),
        Option("--entitlements", "print the lines of the entitlements instead", commands: ["aasa"]),
        Option("--info-plist", "print the lines of the Info.plist instead", commands: ["aasa"]),
        Option("--web-credentials", "let the app use passwords of the site", commands: ["aasa"]),
    ]

    private nonisolated static let origins: [RouteOrigin] = [
        .app, .universalLink, .customScheme(caller: nil), .webView, .push,
    ]

    /// - Returns: 1 if a URL is refused, or a check finds something.
    /// - Throws: ``CommandError`` for wrong arguments, and a file that can't be read.
    package func run(_ app: RouterApp, on console: Console) async throws(CommandError) -> ExitCode {
        let version = app.host?.version ?? AppVersion(1)
        switch (arguments.words[0], operands.first) {
        case ("open", _): return await open(in: app, on: console)
        case ("explain", _):
            let answers = urls.map { app.router.explain($0.url, from: $0.origin) }
            for answer in answers { console.write(answer.description.lines) }
            return answers.allSatisfy { $0.error == nil } ? .success : .refused
        case ("routes", _): console.write(app.router.routes.flatMap(\.lines))
        case ("contract", "check"):
            return try check(RouteContract(of: app.router, version: version), app.router, console)
        case ("contract", _):
            console.write(RouteContract(of: app.router, version: version).json.lines)
        case (_, "check"): return try checkSite(app.router, console)
        default: try printSite(of: app, on: console)
        }
        return .success
    }

    /// The URLs with their origins: that of `--origin`, or the likely one of each.
    private var urls: [(url: String, origin: RouteOrigin)] {
        let origin = Self.origins.first { $0.name == arguments["--origin"] }
        return operands.map { ($0, origin ?? .of($0)) }
    }

    /// Opens URLs during the launch, as links arrive in a cold start. Links from outside wait until
    /// the app is ready, and URLs from inside open after the launch.
    private func open(in app: RouterApp, on console: Console) async -> ExitCode {
        let isCold = urls[0].origin.isOutside
        if !isCold { await app.host?.launch() }
        let opening = Task {
            app.console = console
            var code = ExitCode.success
            for (url, origin) in urls {
                let outcome = await app.router.route(RouteRequest(url: url, origin: origin))
                // What a suspended request waits for is on the stage.
                let isSuspended = outcome.word == "suspended"
                if outcome.error != nil || isSuspended { code = .refused }
                console.write([outcome.answer])
                guard outcome.title != nil || isSuspended else { continue }
                await app.settle()
                console.write(app.lines(width: console.width()))
                let screen = app.stage.topScreen as? any ContentScreen
                guard let gap = screen?.gap(at: url) else { continue }
                code = .refused
                console.warn(gap)
            }
            return code
        }
        if isCold { await app.host?.launch() }
        return await opening.value
    }

    private func check(
        _ contract: RouteContract, _ router: AppRouter, _ console: Console
    ) throws(CommandError) -> ExitCode {
        guard let name = arguments["--against"] else {
            throw .usage(
                "'contract check' needs what to compare with: contract check --against REVISION")
        }
        // A registration doesn't know the folder of its file, by which GitHub finds it from the
        // root of the repository.
        let list = ["git", "ls-files", "-z", "--full-name", "*.swift"]
        let git = Tool(command: list, limit: .seconds(30))
        let files = String(decoding: (try? git.run()) ?? Data(), as: UTF8.self)
            .split(separator: "\0").map(String.init)
        let check = ContractCheck(
            contract, against: try Self.contract(named: name),
            allowances: try Self.allowances(in: "docs/contract-allowances.json"),
            places: RouteContract.sites(of: router).mapValues {
                CallSite(file: $0.file, line: $0.line, among: files)
            })
        console.write(arguments["--format"] == "github" ? check.gitHub : check.text)
        return check.isPassed ? .success : .refused
    }

    private static let contractPath = "docs/contract.json"

    /// Reads an earlier contract: a file if there is one of this name, or a revision of the
    /// repository.
    private static func contract(named name: String) throws(CommandError) -> RouteContract {
        let isFile = FileManager.default.fileExists(atPath: name)
        if !isFile, name.hasPrefix("-") { throw .usage("'\(name)' is no revision and no file") }
        return try read(name, isRevision: !isFile) { try RouteContract($0) }
    }

    /// What a check allows on purpose; nothing without the file.
    private static func allowances<Element: Decodable>(
        in file: String
    ) throws(CommandError) -> [Element] {
        guard FileManager.default.fileExists(atPath: file) else { return [] }
        return try read(file) { try JSONDecoder().decode([Element].self, from: $0) }
    }

    /// Reads a file, or the contract of a revision.
    private static func read<Value>(
        _ name: String, isRevision: Bool = false, _ decode: (Data) throws -> Value
    ) throws(CommandError) -> Value {
        let command = ["git", "show", "--end-of-options", "\(name):./\(contractPath)"]
        let git = Tool(command: command, limit: .seconds(30))
        do {
            return try decode(isRevision ? git.run() : Data(contentsOf: URL(filePath: name)))
        } catch let error as Tool.Failure {
            // What git prints has several lines.
            let reason = "\(error)".split(whereSeparator: \.isNewline).joined(separator: " ")
            throw .data(
                "there is no file '\(name)', and no revision with \(contractPath): \(reason)")
        } catch {
            let reason = (error as? DecodingError)?.sentence ?? error.fileReason
            throw .data("\(name) can't be read: \(reason)")
        }
    }

    /// The identifier of the app; `nil` without the option.
    private var appID: String? {
        get throws(CommandError) {
            guard let appID = arguments["--app-id"] else { return nil }
            if appID.isAppID { return appID }
            throw .usage("'\(appID)' is not an app ID; an example is ABCDE12345.com.example.app")
        }
    }

    private func printSite(of app: RouterApp, on console: Console) throws(CommandError) {
        guard let appID = try appID else {
            throw .usage("'aasa' needs the app: aasa --app-id TEAM.BUNDLE")
        }
        let links = app.router.links
        let isShared = arguments.has("--web-credentials")
        if arguments.has("--entitlements") {
            console.write(links.associatedDomains(sharesCredentials: isShared).lines)
        } else if arguments.has("--info-plist") {
            let schemes = app.host?.outgoingSchemes ?? []
            console.write(links.informationProperties(outgoingSchemes: schemes).lines)
        } else {
            let site = app.router.siteAssociation(of: appID, sharesCredentials: isShared)
            console.write(site.lines)
            for gap in app.router.siteAssociationGaps { console.warn(gap) }
        }
    }

    private func checkSite(
        _ router: AppRouter, _ console: Console
    ) throws(CommandError) -> ExitCode {
        let file = operands[1]
        let appID = try appID
        let allowances: [SiteAllowance] = try Self.allowances(in: "docs/aasa-allowances.json")
        let check = try Self.read(file) {
            try router.check(siteAssociation: $0, of: appID, allowing: allowances)
        }
        let name = URL(filePath: file).lastPathComponent
        let fine = "\(name): no issues; it opens the same links as the routes"
        console.write(check.issues.isEmpty ? [fine] : check.issues)
        console.write(check.notes.map { "note: \($0)" })
        return check.issues.isEmpty ? .success : .refused
    }
}

extension ContentScreen {
    /// Why it doesn't show what a URL names; `nil` if it does.
    fileprivate func gap(at url: String) -> String? {
        if let missing { return "\(RouteError(url: url, reason: .notFound(missing)))" }
        let isLoading = content.rows.contains(where: \.isLoading)
        let hasFailed = (self as? any RefreshableScreen)?.hasFailed == true
        guard isLoading || hasFailed else { return nil }
        return "'\(url)' \(isLoading ? "is still being read" : "can't be read"); try again later"
    }
}

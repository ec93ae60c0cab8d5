import CommandLineKit
import CompositionRoot
import Foundation
import RoutingEngine
import RoutingJourneys
import SiteAssociation

/// Prints what the system must know about the app's links: the file that associates a site with the
/// app, and the app's own properties. Or checks a deployed file.
struct SiteAssociationCommand {
    /// The requested action.
    enum Action {
        case write(Output, appID: String, sharesCredentials: Bool)
        case check(URL, appID: String?)
    }

    /// The files that the lines are for, by their options.
    enum Output: String, CaseIterable {
        case site = ""
        case entitlements = "--entitlements"
        case properties = "--info-plist"
    }

    let action: Action

    /// - Throws: `CommandError` for an invalid app ID, and for words that it doesn't know.
    init(_ operands: [String], _ arguments: Arguments) throws(CommandError) {
        let appID = arguments["--app-id"]
        if let appID, !SiteAssociation.isAppID(appID) {
            throw .usage("'\(appID)' is not an app ID; an example is ABCDE12345.com.example.app")
        }
        let outputs = Output.allCases.filter { arguments.has($0.rawValue) }
        if outputs.count > 1 {
            throw .usage("'aasa' prints one file at a time; remove '\(outputs[1].rawValue)'")
        }
        switch (operands.first, operands.count) {
        case (nil, _):
            guard let appID else {
                throw .usage("'aasa' needs the app: aasa --app-id TEAM.BUNDLE")
            }
            action = .write(
                outputs.first ?? .site, appID: appID,
                sharesCredentials: arguments.has("--web-credentials"))
        case ("check", _) where outputs.first != nil:
            throw .usage("'aasa check' prints no file; remove '\(outputs[0].rawValue)'")
        case ("check", 2) where !operands[1].isEmpty:
            action = .check(URL(filePath: operands[1]), appID: appID)
        case ("check", _): throw .usage("'aasa check' needs one file: aasa check FILE")
        case (let word?, _):
            throw arguments.unknown("word after 'aasa'", word, among: ["check"])
        }
    }

    @MainActor
    func run(in app: MomentsContainer, console: Console) throws -> ExitCode {
        switch action {
        case .write(let output, let appID, let sharesCredentials):
            let file =
                switch output {
                case .site:
                    app.router.siteAssociation(of: appID, sharesCredentials: sharesCredentials).json
                case .entitlements:
                    app.router.links.associatedDomains(
                        for: sharesCredentials ? AssociatedService.allCases : [.links])
                case .properties:
                    app.router.links.informationProperties(outgoingSchemes: app.outgoing.schemes)
                }
            console.write(file.lines)
            return .success
        case .check(let file, let appID):
            let issues = try issues(in: file, of: appID, app)
            let summary =
                "\(file.lastPathComponent): no issues; it has the same links as the routes"
            console.write(issues.isEmpty ? [summary] : issues.map(\.description))
            return issues.isEmpty ? .success : .refused
        }
    }

    @MainActor
    private func issues(
        in file: URL, of appID: String?, _ app: MomentsContainer
    ) throws -> [SiteAssociationIssue] {
        do {
            return try app.router.issues(inSiteAssociation: Data(contentsOf: file), of: appID)
        } catch {
            let reason = (error as? SiteAssociationError)?.description ?? "\(FileReason(error))"
            throw CommandError.data("\(file.relativePath) can't be read: \(reason)")
        }
    }
}

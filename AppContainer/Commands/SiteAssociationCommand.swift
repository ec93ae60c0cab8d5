import CommandLineKit
import Foundation
import RoutingKit
import SiteAssociation

/// Prints the file that associates a site with the app, or checks a deployed file.
struct SiteAssociationCommand {
    /// The requested action.
    enum Action {
        case write(appID: String, entitlements: Bool)
        case check(URL, appID: String?)
    }

    let action: Action

    /// - Throws: `CommandError` for an invalid app ID, and for words that it doesn't know.
    init(_ operands: [String], _ arguments: Arguments) throws(CommandError) {
        let appID = arguments["--app-id"]
        if let appID, !SiteAssociation.isAppID(appID) {
            throw .usage("'\(appID)' is not an app ID; an example is ABCDE12345.com.example.app")
        }
        switch (operands.first, operands.count) {
        case (nil, _):
            guard let appID else {
                throw .usage("'aasa' needs the app: aasa --app-id TEAM.BUNDLE")
            }
            action = .write(appID: appID, entitlements: arguments.has("--entitlements"))
        case ("check", _) where arguments.has("--entitlements"):
            throw .usage("'aasa check' prints no entitlements; remove '--entitlements'")
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
        case .write(let appID, let entitlements):
            let file =
                entitlements
                ? app.router.associatedDomains : app.router.siteAssociation(of: appID).json
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

import CommandLineKit
import CompositionRoot
import Foundation
import RoutingEngine
import SiteAssociation
import StorageKit

/// Writes the website of the app's links to a folder, or compares a folder with the routes.
struct SiteCommand {
    /// The requested action.
    enum Action {
        case write(SiteApp)
        case check
    }

    let folder: URL
    let action: Action

    /// - Throws: `CommandError` for an invalid app, and for words that it doesn't know.
    init(_ operands: [String], _ arguments: Arguments) throws(CommandError) {
        guard operands != ["check"] else {
            throw .usage("'site check' needs a folder; ./check is a folder of that name")
        }
        let isCheck = operands.count == 2 && operands[0] == "check"
        guard let path = operands.last, !path.isEmpty, isCheck || operands.count == 1 else {
            throw .usage("'site' needs one folder: site DIR, or site check DIR")
        }
        folder = URL(filePath: path)
        let app = try SiteApp(
            appID: arguments["--app-id"], appStoreID: arguments["--app-store-id"],
            sharesCredentials: arguments.has("--web-credentials"))
        guard isCheck else {
            action = .write(app)
            return
        }
        guard app == .unknown else {
            throw .usage("'site check' compares with the app that the site was written for")
        }
        action = .check
    }

    /// - Returns: Whether the site has the pages of the routes.
    @MainActor
    func run(in app: MomentsContainer, console: Console) async throws -> ExitCode {
        let folder = SiteFolder(folder)
        switch action {
        case .write(var siteApp):
            let before = try folder.manifestToReplace()
            siteApp.complete(by: before?.app)
            let files = try await files(of: app, for: siteApp, console)
            let count = try folder.write(files, of: siteApp, replacing: before)
            console.write(
                "\(folder.name): \(files.count) files, \(count.written) of them written; "
                    + "\(count.removed) removed")
            for path in count.kept {
                console.warn("kept: \(path): it has changed since 'site' wrote it; it is yours now")
            }
            if siteApp.appID == nil {
                console.warn(
                    "there is no association file; add --app-id, such as "
                        + "--app-id ABCDE12345.com.example.app")
            }
            return .success
        case .check:
            let manifest = try folder.manifestToCheck()
            let files = try await files(of: app, for: manifest.app, console)
            let issues = folder.issues(comparedWith: files, manifest)
            let summary = "\(folder.name): no issues; it has the pages of the routes"
            let mend = "'site \(folder.name)' writes it again; remove extra files yourself"
            console.write(issues.isEmpty ? [summary] : issues + [mend])
            return issues.isEmpty ? .success : .refused
        }
    }

    @MainActor
    private func files(
        of app: MomentsContainer, for siteApp: SiteApp, _ console: Console
    ) async throws -> [String: Data] {
        guard let host = app.router.links.hosts.first else {
            throw CommandError.data("the app has no host, so it has no website")
        }
        await app.openGate(warn: console.warn)
        let map = try await SiteMap(of: app, host: host, warn: console.warn)
        var files = SiteFiles(of: app, host: host, map: map, for: siteApp)
        for language in Language.allCases {
            let count = try await files.addPages(in: language)
            console.write("\(language.rawValue): \(count) pages")
        }
        files.addCommonFiles()
        if let (one, other) = SiteFiles.conflict(in: files.files.keys) {
            throw CommandError.data("two links need the same file: \(one) and \(other)")
        }
        return files.files
    }
}

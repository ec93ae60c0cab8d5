import AppContainerKit
import CommandLineKit
import DesignKit
import DesignKitHTML
import Foundation
import PluginKit
import RoutingEngine
import SampleData
import StorageKit

/// The texts of this program in the language of the user.
let texts = Texts(.module)

/// Writes the website of the app's links to a folder, or compares a folder with the routes.
@main
@MainActor
struct Site {
    /// The documents without `--data`, as they are at a time.
    var sample: (Date) throws -> Documents = { now in
        Documents { try SampleData(now: now).document(named: $0) }
    }
    var now = Date()
    /// Says how far the work is; `nil` if nobody reads it.
    var progress: Progress?
    /// Receives one line or several, and whether they are an error or a warning.
    let print: (_ text: String, _ isError: Bool) -> Void

    nonisolated static func main() {
        Program.run("error") { program in
            let site = Site(progress: Progress(isTerminal: isatty(STDERR_FILENO) == 1)) {
                let text = $0.split(separator: "\n", omittingEmptySubsequences: false)
                    .map { String($0).printable }.joined(separator: "\n")
                if $1 { Program.writeError(text) } else { program.write(text) }
            }
            return await site.run(Array(CommandLine.arguments.dropFirst()))
        }
    }

    /// Runs the program.
    /// - Returns: The exit code: 1 if a check finds issues, 64 for wrong arguments, 65 for
    ///   documents or pages that can't be used, 73 for a folder that can't be written. The program
    ///   ends with 74 if its output can't be.
    func run(_ arguments: [String]) async -> Int32 {
        do {
            if let options = try SiteOptions(arguments) {
                return try await options.isCheck ? check(options) : write(options)
            }
            print(SiteOptions.usage, false)
            return 0
        } catch {
            let error = error as? CommandError ?? .data("\(error)")
            print("error: \(error)", true)
            return error.code.rawValue
        }
    }

    private func write(_ options: SiteOptions) async throws -> Int32 {
        let folder = SiteFolder(options.folder)
        // Before the pages are made, which takes a while, and again when they are written.
        let earlier = try folder.manifestToReplace()
        let app = options.app.completed(by: earlier?.app)
        // The list has whole seconds.
        let date = Date(timeIntervalSince1970: now.timeIntervalSince1970.rounded(.down))
        let source = try source(in: options.data ?? SampleData.folder, at: date)
        if let earlier, earlier.source == source, earlier.app == app, folder.isWhole(earlier) {
            let count = earlier.files.count
            print(
                "\(folder.name): \(count) files, none of them written: nothing has changed", false)
            return 0
        }
        let files = try await files(options, at: date, for: app)
        let count = try folder.write(files, of: app, at: date, from: source, progress: progress)
        progress?.end()
        print(
            "\(folder.name): \(files.count) files, \(count.written) of them written; "
                + "\(count.removed) removed", false)
        for path in count.kept {
            warn("kept: \(path): it has changed since 'site' wrote it; it is yours now")
        }
        if app.appID == nil {
            warn(
                "there is no association file; add --app-id, such as "
                    + "--app-id ABCDE12345.com.example.app")
        }
        return 0
    }

    /// Compares the folder with the pages of the routes at the time when it was written: the sample
    /// has dates that depend on it.
    private func check(_ options: SiteOptions) async throws -> Int32 {
        let folder = SiteFolder(options.folder)
        guard let manifest = try folder.manifest() else {
            throw CommandError.data(
                "\(folder.name) is no site that 'site' has written; choose its folder")
        }
        let files = try await files(
            options, at: manifest.date, for: options.app.completed(by: manifest.app))
        let issues = folder.issues(comparedWith: files, manifest)
        guard !issues.isEmpty else {
            print("\(folder.name): no issues; it has the pages of the routes", false)
            return 0
        }
        for issue in issues { print(issue, false) }
        print("'site \(folder.name)' writes it again; remove extra files yourself", false)
        return 1
    }

    private func files(
        _ options: SiteOptions, at date: Date, for siteApp: SiteApp
    ) async throws -> [String: Data] {
        let folder = options.data ?? SampleData.folder
        guard access(folder.path + "/.", R_OK | X_OK) == 0 else {
            throw CommandError.data(
                "the documents in \(folder.path) can't be read: \(String(cString: strerror(errno)))"
            )
        }
        var unusable: [String] = []
        let app = try await AppContainer(
            plugins: .all, build: .production,
            documents: try options.data.map(Documents.folder) ?? sample(date),
            stateFolder: nil, clock: RouteClock(ContinuousClock(), now: { date }),
            warn: { unusable.append($0) })
        guard let host = AppContainer.links.hosts.first else {
            throw CommandError.data("the app has no host, so it has no website")
        }
        await app.openGate(warn: warn)
        let photos = Photos(in: folder, servedAt: ["pictures"])
        let pages = SitePages(
            app: app, host: host, map: SiteMap(of: app, host: host),
            appStoreID: siteApp.appStoreID, photos: photos)
        let site = try await SiteFiles(pages, for: siteApp, progress: progress, warn: warn)
        progress?.end()
        // Its pages would say that they can't be shown.
        if let sentence = unusable.first { throw CommandError.data(sentence) }
        if let photo = photos.omitted.min() {
            let count = photos.omitted.count
            warn(
                "\(count) \(count == 1 ? "photo is" : "photos are") left out, such as \(photo): a "
                    + "site shows only PNG files of the folder \(folder.path)")
        }
        return site.files
    }

    /// Tells what the pages are made of: the documents, the program and its texts, and the day, by
    /// which the dates of the sample differ.
    private func source(in documents: URL, at date: Date) throws -> String {
        let manager = FileManager.default
        let day = date.formatted(.iso8601.year().month().day())
        let program = Bundle.main.executableURL ?? Bundle.main.bundleURL
        let beside = program.deletingLastPathComponent()
        let bundles = try manager.contentsOfDirectory(at: beside, includingPropertiesForKeys: nil)
            .filter { ["bundle", "resources"].contains($0.pathExtension) }
        let inside = (bundles + [documents]).flatMap { folder in
            manager.enumerator(at: folder, includingPropertiesForKeys: nil)?
                .compactMap { $0 as? URL } ?? []
        }
        let files = try ([program] + inside).map { file in
            let values = try manager.attributesOfItem(atPath: file.path)
            return "\(file.path) \(values[.size] ?? 0) \(values[.modificationDate] ?? date)"
        }
        return Data(([day] + files.sorted()).joined(separator: "\n").utf8).digest
    }

    private func warn(_ sentence: String) { print("warning: \(sentence)", true) }
}

/// Says how far the work is: in one line of a terminal, and in a line every five seconds of a file or
/// a pipe.
@MainActor
final class Progress {
    private let isTerminal: Bool
    private var last = ContinuousClock.now

    /// - Parameter isTerminal: Whether a terminal shows it.
    nonisolated init(isTerminal: Bool) { self.isTerminal = isTerminal }

    /// Says how far it is, if it is time to.
    func show(_ line: @autoclosure () -> String) {
        guard last.duration(to: .now) > .seconds(isTerminal ? 0.1 : 5) else { return }
        last = .now
        Program.writeError(
            isTerminal ? "\r\u{1B}[K\(line())" : line(), terminator: isTerminal ? "" : "\n")
    }

    /// Removes the line of a terminal.
    func end() {
        if isTerminal { Program.writeError("\r\u{1B}[K", terminator: "") }
    }
}

import AppContainerKit
public import CommandLineKit
import DesignKit
public import Foundation
import PluginKit
import RoutingEngine
import RoutingJourneys
import RoutingRules
import SampleData
import StorageKit
import TerminalKit
import ToggleKit

extension AppContainer {
    /// Assembles the app of a call of the program.
    /// - Throws: `CommandError` for a folder that lacks documents, and the errors of assembling the
    ///   app.
    convenience init(
        _ call: Invocation, stage: any Stage = HeadlessStage(), plugins: [any Plugin] = .all,
        warn: @escaping (String) -> Void
    ) async throws {
        let chosen = try call.features.map { try plugins.only($0) } ?? plugins
        if call.checksDocuments { try call.checkDocuments(of: chosen) }
        try await self.init(
            stage: stage, plugins: chosen,
            unanswered: call.features == nil ? Plugins.unanswered : nil, build: call.build,
            documents: call.documents(now: Date()), stateFolder: call.stateFolder,
            localRules: call.configFile.map { file in
                { try RuleDocument(reading: file, from: .app) }
            },
            remoteRules: call.remoteConfigFile.map { file in
                { try RuleDocument(reading: file, from: .remoteRule) }
            },
            clock: .system, warn: warn)
        let broken = router.brokenLinks.filter { call.features != nil && $0.isUnanswered }
        for path in Set(broken.map(\.path)).sorted() { warn("no feature here answers \(path)") }
    }

    /// Prepares the app for its user in a terminal.
    /// - Parameters:
    ///   - launch: Gets the app ready for links from outside.
    ///   - say: Tells the user a sentence; beside the screens by default.
    func terminalApp(
        launching launch: @escaping () async -> Void = {},
        saying say: (@MainActor (String) -> Void)? = nil
    ) -> RouterApp {
        let app = RouterApp(router, host: ContainerHost(self, launching: launch))
        let say = say ?? { app.notify($0) }
        notify = say
        leave = {
            say(texts("Another app opens \($0.absoluteString)"))
            return true
        }
        browse = { say(texts("The app has no such page; a browser shows \($1)")) }
        gate.observeLateLinks { _ in app.notify(nil) }
        return app
    }

    /// Launches the app in the terminal.
    /// - Returns: The task that opens the gate for links after `--start-delay`; `nil` without the
    ///   option.
    @discardableResult
    func launch(_ call: Invocation, console: Console) async -> Task<Void, Never>? {
        await launch(
            restoresState: call.restoresState, opensGate: call.startDelay == nil,
            warn: console.warn)
        guard let delay = call.startDelay else { return nil }
        return Task {
            guard (try? await router.clock.sleep(delay)) != nil else { return }
            await openGate(warn: console.warn)
        }
    }
}

/// What the terminal shows of the app besides its screens.
@MainActor
private final class ContainerHost: TerminalHost {
    let menu: String? = "/internalmenu"
    let version = AppContainer.version
    /// The app. It is weak, because the app keeps what shows it.
    private weak var app: AppContainer?

    private let onLaunch: () async -> Void

    init(_ app: AppContainer, launching launch: @escaping () async -> Void) {
        self.app = app
        onLaunch = launch
    }

    var outgoingSchemes: [String] { app?.outgoing.schemes ?? [] }

    var isReady: Bool { app?.gate.isOpen != false }

    var facts: [String] {
        guard let app else { return [] }
        let toggles = app.toggles
        let states = toggles.declared.map { "\($0.name): \(toggles.isOn($0) ? "on" : "off")" }
        let redirects = app.router.routes.compactMap { route in
            route.redirect.map { "\(route.pattern) redirects to \($0)" }
        }
        return states + redirects + app.rules.skipped.map { "skipped: \($0)" }
    }

    var question: (title: String, content: Content)? {
        guard let gate = app?.gate, let link = gate.lateLinks.first else { return nil }
        let rows: [ContentRow] = [
            .action(texts("Open")) { gate.answer(link, opens: true) },
            .action(texts("Not now")) { gate.answer(link, opens: false) },
        ]
        let question = ContentSection(texts("\(link.url) arrived late. Open it?"), rows)
        return (texts("A link arrived late"), Content([question]))
    }

    func launch() async { await onLaunch() }

    func readSurroundings() async {
        app?.remoteRules?.refresh()
        await app?.badges.refresh()
    }

    func sentence(about outcome: RouteOutcome) -> String? {
        outcome.userNotice ?? outcome.value.map { "\(outcome.url ?? ""): \($0.json)" }
    }
}

extension Invocation {
    func documents(now: Date) -> any Backend {
        if let backend { return HTTPBackend(backend) }
        let sample = SampleData(now: now)
        return dataFolder.map(Documents.folder) ?? Documents { try sample.document(named: $0) }
    }

    /// Checks that the user's folder has all documents that plug-ins read.
    /// - Throws: `CommandError` that names each missing one.
    @MainActor
    func checkDocuments(of plugins: [any Plugin]) throws(CommandError) {
        guard let folder = dataFolder else { return }
        let files = FileManager.default
        guard files.fileExists(atPath: folder.path) else {
            throw .data(
                "there is no folder \(folder.path); 'sample-data \(folder.path)' writes one with the "
                    + "sample")
        }
        let missing = Set(plugins.flatMap(\.documents)).sorted().map { "\($0).json" }
            .filter { !files.fileExists(atPath: folder.appending(path: $0).path) }
        if !missing.isEmpty {
            throw .data(
                "\(folder.path) lacks \(missing.joined(separator: ", ")); 'sample-data DIR' writes "
                    + "all documents to another folder")
        }
    }

    /// Whether an unusable document of the user ends the program before it does anything. A session
    /// starts nevertheless: its screens say what can't be loaded, and the user can try again.
    var checksDocuments: Bool {
        if case .session = command { false } else { dataFolder != nil }
    }
}

extension RuleDocument {
    init(reading url: URL, from origin: RouteOrigin) throws(CommandError) {
        let name = url.relativePath
        do {
            self.init(try Data(contentsOf: url), named: name, from: origin)
        } catch {
            throw CommandError.data("the rules in \(name) can't be read: \(error.fileReason)")
        }
    }
}

extension CommandError: LocalizedError {
    public var errorDescription: String? { description }
}

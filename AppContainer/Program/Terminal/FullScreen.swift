import CompositionRoot
import DesignKit
import Foundation
import RoutingEngine
import RoutingJourneys
import RoutingRules
import TerminalKit
import ToggleKit

/// The app in the full screen of a terminal.
@MainActor
final class FullScreen: TerminalApp {
    let stage: TerminalStage
    private let app: MomentsContainer
    private let actions: UserActions
    private let console: Console
    private let notices = Notices()

    init(
        _ app: MomentsContainer, on stage: TerminalStage, _ actions: UserActions, console: Console
    ) {
        self.app = app
        self.stage = stage
        self.actions = actions
        self.console = console
    }

    /// Runs until the user quits.
    func run(in program: TerminalProgram) async {
        let watch = Task { [app] in await app.watchRules() }
        defer { watch.cancel() }
        notices.listen(to: app, asks: false, sentence: { $0.userNotice }) { [weak self] in
            self?.update(program)
        }
        console.onWarning = { [weak self] in self?.update(program) }
        app.leave = {
            program.notify(texts("Another app opens \($0.absoluteString)"))
            return true
        }
        app.browse = { program.notify(texts("The app has no such page; a browser shows \($1)")) }
        update(program)
        _ = await program.run(self)
        console.onWarning = {}
        for warning in console.takeWarnings() { console.write(warning) }
    }

    private func update(_ program: TerminalProgram) {
        for sentence in console.takeWarnings() + notices.take() { program.notify(sentence) }
        program.refresh()
    }

    func content(of screen: any Screen) -> Content {
        let content = (screen as? any ContentScreen)?.content
        return content?.leavingOutLinks(unopenedBy: app.router) ?? Content([])
    }

    func perform(_ action: UserAction) async -> String? { await actions.perform(action) }

    var paths: [String] { app.router.routes.map(\.pattern.description) }

    var question: String? {
        app.gate.lateLinks.first.map { texts("\($0.url) arrived late. Open it?") }
    }

    var lastOutcome: String? { app.router.history.outcomes.last?.summary }

    var report: DebugReport {
        let requests = app.router.history.outcomes.map { outcome in
            DebugReport.Request(summary: outcome.summary, details: outcome.debugLines)
        }
        let toggles = FeatureToggle.allCases.map { toggle in
            "\(toggle.rawValue): \(app.toggles.isOn(toggle) ? "on" : "off")"
        }
        let redirects = app.router.routes.compactMap { route in
            route.redirect.map { "\(route.pattern) redirects to \($0)" }
        }
        let skipped = app.rules.skipped.map { "skipped: \($0)" }
        return DebugReport(requests: requests, facts: toggles + redirects + skipped)
    }
}

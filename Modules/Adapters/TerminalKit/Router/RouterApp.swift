import DesignKit
import RoutingEngine

/// An app with a router, as ``TerminalProgram`` shows it.
@MainActor
final class RouterApp: TerminalApp {
    let stage: TerminalStage
    private let router: AppRouter
    private let actions: RouterActions

    /// Shows the app of a router whose stage is this one.
    init(_ router: AppRouter, on stage: TerminalStage) {
        self.router = router
        self.stage = stage
        actions = RouterActions(on: router)
    }

    func content(of screen: any Screen) -> Content { Content(of: screen, in: router) }

    func perform(_ action: UserAction) async -> String? { await actions.perform(action) }

    var paths: [String] { router.routes.map(\.pattern.description) }

    var question: String? { nil }

    var lastOutcome: String? { router.history.outcomes.last?.summary }

    var report: DebugReport {
        let requests = router.history.outcomes.map { outcome in
            DebugReport.Request(summary: outcome.summary, details: outcome.debugLines)
        }
        return DebugReport(requests: requests, facts: [])
    }
}

import Foundation
import Observation
import RoutingEngine
import RoutingJourneys
import RoutingKit
import StageKit

/// The app in a window, from its first moment: a link that comes before the app is put together
/// waits for it.
@MainActor
@Observable
final class AppLaunch<WindowStage: Stage> {
    /// How far the app is.
    enum Phase {
        case starting
        case running(MomentsContainer)
        /// It can't start, for a reason.
        case failed(String)
    }

    /// Puts the app together on a stage. What it has to tell the user it gives to a closure.
    typealias Start =
        @MainActor (WindowStage, @escaping @MainActor (String) -> Void) async throws
        -> MomentsContainer

    /// What shows the screens.
    let stage: WindowStage
    private(set) var phase = Phase.starting
    /// What the user is told, until they have read it.
    private(set) var notices: [String] = []
    /// Links that came late, about which the user is asked.
    private(set) var lateLinks: [LateLink] = []

    @ObservationIgnored private let restores: Bool
    @ObservationIgnored private var start: Start?
    @ObservationIgnored private var app: MomentsContainer?
    @ObservationIgnored private var waiting: [RouteRequest] = []

    /// Prepares a launch.
    /// - Parameters:
    ///   - stage: What shows the screens.
    ///   - restores: Whether the app begins where the user left it.
    ///   - start: Puts the app together.
    init(stage: WindowStage, restores: Bool, start: @escaping Start) {
        self.stage = stage
        self.restores = restores
        self.start = start
    }

    /// Launches the app, and watches the rules of a server as long as its task runs; a second call
    /// does nothing.
    /// - Parameter browse: Opens a page in the browser.
    func run(browse: @escaping @MainActor (URL) -> Void) async {
        guard let start else { return }
        self.start = nil
        do {
            let app = try await start(stage) { [weak self] in self?.tell($0) }
            self.app = app
            app.notify = { [weak self] in self?.tell($0) }
            app.browse = { URL(string: $0).map(browse) }
            app.router.observe { [weak self] in self?.hear($0) }
            app.gate.observeLateLinks { [weak self] in self?.lateLinks.append($0) }
            for request in waiting {
                open(request)
            }
            waiting = []
            await app.begin(restores: restores) { tell($0) }
            phase = .running(app)
            await app.remoteRules?.watch(by: app.router.clock)
        } catch {
            let lines = "\(error)".split(separator: "\n").map { String($0).printable }
            phase = .failed(lines.joined(separator: "\n"))
        }
    }

    /// Opens what the system brings.
    func open(_ request: RouteRequest) {
        guard let app else { return waiting.append(request) }
        Task { await app.router.route(request) }
    }

    /// Opens the link about which the user is asked, or lets it go.
    func answer(opens: Bool) {
        guard let link = lateLinks.first else { return }
        lateLinks.removeFirst()
        app?.gate.answer(link, opens: opens)
    }

    /// Forgets what the user has read.
    func dismissNotices() {
        notices = []
    }

    /// Tells the user a sentence, in its printable form: part of it may come from a stranger.
    private func tell(_ sentence: String) {
        notices.append(sentence.printable)
    }

    private func hear(_ event: RouteEvent) {
        switch event {
        case .ended(let outcome) where outcome.value == nil:
            outcome.notice.map(tell)
        case .ended, .began, .moved, .awaitsResult, .gotResult, .undeclaredLink: break
        }
    }
}

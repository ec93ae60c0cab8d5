import Foundation
import RouteMatching
import RoutingEngine
import RoutingJourneys
import RoutingKit
import RoutingRules
import StageKit
import StorageKit
import ToggleKit

/// The whole app: what the features need, the router between them, and the stage they appear on.
@MainActor
final class MomentsContainer {
    let stage: any Stage
    let router: AppRouter
    /// What changes the routes after their registration.
    let rules = RouteRules(policy: MomentsContainer.rulePolicy)
    /// The requests that wait for a login.
    let journeys: Journeys
    /// Where links from outside wait until the app is ready.
    let gate = ArrivalGate(until: [.dataLoaded, .sessionRestored])
    let storage: Storage
    let toggles: FeatureToggles
    let session: Session
    let installation: Installation
    let analytics: DeviceAnalytics
    let build: BuildTarget
    /// Shows the user a sentence; the code that draws the app sets it.
    var notify: @MainActor (String) -> Void = { _ in }
    /// Opens a page in the browser; the code that draws the app sets it.
    var browse: @MainActor (String) -> Void = { _ in }
    private let offers = BrowserOffers()
    let now: @Sendable () -> Date

    /// The rules of a server; `nil` if there are none.
    var remoteRules: RemoteRules?

    /// The version of the app, as users and testers read it.
    static let version = AppVersion(1, 0, 0)

    /// Puts the app together.
    /// - Parameters:
    ///   - stage: What shows the screens.
    ///   - build: The kind of build that runs.
    ///   - documents: The documents of the backend.
    ///   - stateFolder: Where the user's changes are kept; in memory only if `nil`.
    ///   - ruleSources: What says more about routes than their registration.
    ///   - now: The clock.
    /// - Throws: `DocumentError` for a document that can't be used, `RegistrationError` for routes
    ///   that can't be registered, `RouteConfigError` or `RuleFileError` for rules of the app that
    ///   can't be used, `RouteError` for a tab that can't be shown.
    init(
        stage: any Stage = HeadlessStage(), build: BuildTarget, documents: Documents,
        stateFolder: StateFolder?, rules ruleSources: RuleSources = RuleSources(),
        now: @escaping @Sendable () -> Date
    ) async throws {
        self.stage = stage
        self.build = build
        self.now = now
        storage = Storage(documents: documents, folder: stateFolder)
        installation = Installation(storage: storage)
        session = Session(storage: storage, now: now)
        analytics = DeviceAnalytics(storage: storage)
        let links = UniversalLinks(hosts: ["momentsapp.com"], schemes: ["momentsapp"])
        router = AppRouter(
            links: links, stage: stage, build: build,
            clock: RouteClock(ContinuousClock(), now: now))
        journeys = Journeys(store: JourneyFile(storage: storage))
        router.use(journeys)
        router.use(rules)
        router.use(gate)
        toggles = FeatureToggles(storage: storage) { [rules, installation] toggle in
            let experiment = rules.experiment(toggle.rawValue)
            return experiment?.variant(for: installation.id).map { $0.name == "on" }
        }
        try registerRoutes()
        registerInterceptors()
        router.observe { [weak self] event in
            guard case .ended(let outcome) = event else { return }
            if let self, let url = offers.url(after: outcome) { browse(url) }
        }
        try router.start()
        try follow(ruleSources)
        let tabs = ["/moments", "/shop", "/chat", "/internalmenu"]
        try await show(tabs: tabs.filter { router.canOpen($0, from: .app) })
        gate.fulfill(.dataLoaded)
    }

    /// Shows tabs, without those that need something that is not met, a login for instance.
    private func show(tabs: [String]) async throws {
        do throws(RouteError) {
            try await router.show(tabs: tabs)
        } catch {
            let others = tabs.filter { $0 != error.url }
            guard case .unmet = error.reason, others.count < tabs.count else { throw error }
            try await show(tabs: others)
        }
    }
}

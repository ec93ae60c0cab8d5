public import Foundation
public import RoutingEngine
public import RoutingJourneys
public import RoutingRules
public import StorageKit
public import ToggleKit

/// The whole app: the values that features need, the router between them, and the stage that shows
/// their screens.
@MainActor
public final class MomentsContainer {
    public let stage: any Stage
    public let router: AppRouter
    /// The rules that change routes after their registration.
    public let rules = RouteRules(policy: MomentsContainer.rulePolicy)
    /// The requests that are suspended until the user signs in.
    let journeys: Journeys
    /// The features.
    public let plugins: Plugins
    /// The numbers on the tabs.
    public let badges: TabBadges
    /// Holds links from outside until the app is ready.
    public let gate = ArrivalGate(until: [.dataLoaded, .sessionRestored])
    public let storage: Storage
    public let toggles: FeatureToggles
    let session: Session
    let installation: Installation
    let analytics: DeviceAnalytics
    /// The links by which the user may leave the app.
    public let outgoing: OutgoingLinks
    let build: BuildTarget
    /// Shows the user a sentence; the code that draws the app sets it.
    public var notify: @MainActor (String) -> Void = { _ in }
    /// Opens a link in another app, and says whether there is one; the code that draws the app sets
    /// it.
    public var leave: @MainActor (URL) async -> Bool = { _ in false }
    /// Opens a page in the browser; the code that draws the app sets it. Receives the URL, and its
    /// text as it may be shown.
    public var browse: @MainActor (_ page: String, _ shown: String) -> Void = { _, _ in }
    private let offers = BrowserOffers()
    let now: @Sendable () -> Date

    /// The rules from a server; `nil` if there are none.
    public var remoteRules: RemoteRules?

    /// The version of the app, as users and testers read it.
    public static let version = AppVersion(1, 0, 0)
    /// The name of the plug-in for developers and testers.
    nonisolated static let menuName = "Internal menu"
    /// The links that the app answers.
    public nonisolated static let links = UniversalLinks(
        hosts: ["momentsapp.com"], schemes: ["momentsapp"])

    /// Assembles the app.
    /// - Parameters:
    ///   - stage: Shows the screens.
    ///   - plugins: The features, in the order of their tabs.
    ///   - build: The kind of build that runs.
    ///   - documents: The documents of the backend.
    ///   - stateFolder: Stores the user's changes; they stay in memory if `nil`.
    ///   - ruleSources: The rules for routes, beyond their registration.
    ///   - clock: The time.
    /// - Throws: `RegistrationError` for routes that can't be registered, and in a debug build for
    ///   links between features that have none, `RouteConfigError` or
    ///   `RuleFileError` for the app's own rules if they can't be used, `RouteError` for a tab that
    ///   can't be shown.
    public init(
        stage: any Stage = HeadlessStage(), plugins: [any Plugin], build: BuildTarget,
        documents: Documents, stateFolder: StateFolder?,
        rules ruleSources: RuleSources = RuleSources(),
        clock: RouteClock = .system
    ) async throws {
        self.stage = stage
        self.build = build
        self.plugins = Plugins(plugins)
        now = clock.now
        storage = Storage(documents: documents, folder: stateFolder)
        installation = Installation(storage: storage)
        session = Session(storage: storage, now: clock.now)
        analytics = DeviceAnalytics(storage: storage)
        outgoing = try OutgoingLinks(schemes: ["mailto"], hosts: Self.webHosts)
        router = AppRouter(links: Self.links, stage: stage, build: build, clock: clock)
        badges = TabBadges(router: router, stage: stage)
        journeys = Journeys(store: JourneyFile(storage: storage, now: clock.now))
        router.use(journeys)
        router.use(rules)
        router.use(gate)
        toggles = FeatureToggles(storage: storage) { [rules, installation] toggle in
            let experiment = rules.experiment(toggle.rawValue)
            return experiment?.variant(for: installation.id).map { $0.name == "on" }
        }
        try self.plugins.register(in: context)
        registerRoutes()
        registerInterceptors()
        router.observe { [weak self] event in
            guard case .ended(let outcome) = event else { return }
            if let self, let url = offers.url(after: outcome) { browse(url, outcome.loggedURL) }
        }
        try self.plugins.start(router, build: build)
        self.plugins.error?.description.split(separator: "\n").forEach {
            ruleSources.warn(String($0))
        }
        try applyRules(from: ruleSources)
        try await showTabs()
        gate.fulfill(.dataLoaded)
    }
}

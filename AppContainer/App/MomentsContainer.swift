public import Foundation
public import PluginKit
public import RoutingEngine
public import RoutingJourneys
public import RoutingRules
public import StorageKit

/// The whole app: the values that features need, the router between them, and the stage that shows
/// their screens.
@MainActor
public final class MomentsContainer {
    public let stage: any Stage
    public let router: AppRouter
    let services: Services
    public let plugins: Plugins
    public let badges: TabBadges
    /// Holds links from outside until the app is ready.
    public let gate = ArrivalGate(until: [.dataLoaded, .sessionRestored])
    let host: PluginHost
    /// The requests that are suspended until the user signs in.
    let journeys: Journeys
    /// The rules that change routes after their registration.
    public let rules = RouteRules(
        for: MomentsContainer.version, webPages: MomentsContainer.webPages)
    /// The rules from a server; `nil` if there are none.
    public var remoteRules: RemoteRules?
    /// The links by which the user may leave the app.
    public let outgoing: OutgoingLinks
    /// Shows the user a sentence; the code that draws the app sets it.
    public var notify: @MainActor (String) -> Void = { _ in }
    /// Opens a link in another app, and says whether there is one; the code that draws the app sets
    /// it.
    public var leave: @MainActor (URL) async -> Bool = { _ in false }
    /// Opens a page in the browser; the code that draws the app sets it. Receives the URL, and its
    /// text as it may be shown.
    public var browse: @MainActor (_ page: String, _ shown: String) -> Void = { _, _ in }

    /// Assembles the app from plug-ins in the order of their tabs. Without a state folder, the
    /// user's changes stay in memory. If the app isn't whole, a link that no route answers is a
    /// text.
    /// - Throws: `PluginError` for plug-ins that don't fit together, `RegistrationError` for routes
    ///   that can't be registered, and in a debug build for links between features that have none,
    ///   `RuleDocumentError` or the error of reading them for the app's own rules, `RouteError` for
    ///   a tab that can't be shown.
    public init(
        stage: any Stage = HeadlessStage(), plugins: [any Plugin],
        isWhole: Bool = Plugins.isWhole, build: BuildTarget,
        documents: some Backend, stateFolder: StateFolder?,
        rules ruleSources: RuleSources = RuleSources(), clock: RouteClock = .system
    ) async throws {
        self.stage = stage
        services = await Services(
            build: build, documents: documents, stateFolder: stateFolder, rules: rules,
            clock: clock)
        self.plugins = try Plugins(
            [SessionPlugin(session: services.session)]
                + [AnalyticsPlugin(analytics: services.analytics)] + plugins,
            isWhole: isWhole)
        router = AppRouter(links: Self.links, stage: stage, build: build, clock: clock)
        let box = WeakContainer()
        host = PluginHost(
            router: router, storage: services.storage, toggles: services.toggles, build: build,
            version: Self.version.description, now: clock.now, webPages: Self.webPages,
            parts: PluginParts(
                list: { box.container?.parts ?? [] },
                change: { await box.container?.switchPart($0) }),
            notify: { box.container?.notify($0) })
        badges = TabBadges(router: router, stage: stage)
        journeys = Journeys(store: JourneyFile(storage: services.storage, now: clock.now))
        outgoing = OutgoingLinks(schemes: ["mailto"], hosts: Self.webHosts)
        box.container = self
        router.use(journeys)
        router.use(rules)
        router.use(gate)
        try self.plugins.register(in: host)
        registerRoutes()
        registerInterceptors()
        offerToBrowser()
        followOtherProcesses()
        try self.plugins.start(router, build: build, warn: ruleSources.warn)
        try await applyRules(from: ruleSources)
        await storage.load()
        storage.claimGuestState()
        try await showTabs()
        self.plugins.appDidStart(in: host)
        gate.fulfill(.dataLoaded)
    }
}

/// The container for closures that are made before it.
@MainActor
private final class WeakContainer {
    weak var container: MomentsContainer?
}

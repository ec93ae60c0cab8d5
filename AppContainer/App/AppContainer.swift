import DesignKit
public import Foundation
public import PluginKit
public import RoutingEngine
public import RoutingJourneys
public import RoutingRules
public import StorageKit
public import ToggleKit

/// The whole app: the values that features need, the router between them, and the stage that shows
/// their screens.
@MainActor
public final class AppContainer {
    /// Opens URLs.
    public let router: AppRouter
    /// The documents of the backend, and what the user changes.
    public let storage: Storage
    /// Which parts of the app are on.
    public let toggles: FeatureToggles
    /// The features, in the order of their tabs.
    public let plugins: Plugins
    /// The numbers on the tabs.
    public let badges: TabBadges
    /// Holds links from outside until the app is ready.
    public let gate = ArrivalGate(until: [.dataLoaded, .sessionRestored])
    /// The rules that change routes after their registration.
    public let rules = RouteRules(for: AppContainer.version, webPages: AppContainer.webPages)
    /// The rules from a server; `nil` if there are none.
    public internal(set) var remoteRules: RemoteRules?
    /// The links by which the user may leave the app.
    public let outgoing = OutgoingLinks(schemes: ["mailto"], hosts: AppContainer.webHosts)
    // The code that draws the app sets these.
    /// Shows the user a sentence.
    public var notify: @MainActor (String) -> Void = { _ in }
    /// Opens a link in another app, and says whether there is one.
    public var leave: @MainActor (URL) async -> Bool = { _ in false }
    /// Opens a page in the browser. Receives the URL, and its text as it may be shown.
    public var browse: @MainActor (_ page: URL, _ shown: String) -> Void = { _, _ in }

    /// Shows the screens.
    public var stage: any Stage { router.stage }

    let build: BuildTarget
    let session: Session
    /// Where each user was when they left the app.
    let lastNavigation: StateFile<NavigationState>
    /// The user who was signed in when the app looked last.
    var lastUser: String?
    /// The requests that are suspended until the user signs in.
    let journeys: Journeys
    /// The last work of each kind that the app does by itself; see ``note(_:_:)``.
    var notes: [String: Task<Void, any Error>] = [:]

    /// Assembles the app from plug-ins in the order of their tabs. Without a state folder, the
    /// user's changes stay in memory. `warn` gets a sentence for the log.
    /// - Throws: `PluginError` for plug-ins that don't fit together, or routes that can't be
    ///   registered, and in a debug build for links between features that have none, the error of
    ///   the app's own rules, `RouteError` for a tab that can't be shown.
    public init(
        stage: any Stage = HeadlessStage(), plugins: [any Plugin],
        unanswered: Set<String>? = Plugins.unanswered, build: BuildTarget, documents: some Backend,
        stateFolder: URL?, localRules: (() throws -> RuleDocument)? = nil,
        remoteRules: (() throws -> RuleDocument)? = nil, clock: RouteClock = .system,
        warn: @escaping (String) -> Void = { _ in }
    ) async throws {
        self.build = build
        storage = Storage(documents: documents, folder: stateFolder, warn: warn)
        let installation = await Self.installation(in: storage)
        lastNavigation = storage.app.userState("navigation", initial: NavigationState())
        session = await Session(storage: storage, now: clock.now)
        toggles = FeatureToggles(storage: storage) { [rules] toggle in
            switch toggle.kind {
            case .internal: nil
            case .remote: rules.toggle(toggle.name)
            case .experiment:
                rules.variant(of: toggle.name, for: installation).map { $0 == "on" }
            }
        }
        router = AppRouter(links: Self.links, stage: stage, build: build, clock: clock)
        self.plugins = try Plugins(
            [session, DeviceAnalytics(storage: storage)] + plugins, router: router,
            storage: storage, toggles: toggles, build: build,
            version: Self.version.description, webPages: Self.webPages, warn: warn)
        badges = TabBadges(router)
        journeys = Journeys(store: JourneyFile(storage: storage, now: clock.now))
        self.plugins.setPart = { [weak self] in await self?.setPart($0, isPresent: $1) }
        self.plugins.notify = { [weak self] in self?.notify($0) }
        router.use(journeys)
        router.use(rules)
        router.use(gate)
        try self.plugins.register()
        registerRoutes()
        registerInterceptors(for: installation)
        observeRequests()
        try self.plugins.start(unanswered: unanswered)
        do {
            try await applyRules(localRules, remoteRules, warn: warn)
            await storage.load()
            try? await session.noteTime()
            lastUser = session.userName
            try await showTabs()
        } catch {
            // A server's rules stay known, also if the app can't start.
            try? await finishNotes()
            throw error
        }
        self.plugins.appDidStart()
        gate.fulfill(.dataLoaded)
    }

    /// A random name of this copy of the app, free of personal data: it takes part in experiments,
    /// whichever user is signed in.
    private static func installation(in storage: Storage) async -> String {
        let kept = storage.app.state("installation", initial: "")
        await storage.load()
        guard kept.value.isEmpty else { return kept.value }
        // Of several processes that start at the same time, one decides.
        let name = UUID().uuidString
        try? await kept.update { if $0.isEmpty { $0 = name } }
        return kept.value.isEmpty ? name : kept.value
    }

    /// Registers the container's own screens. Those of features are in their plug-ins.
    private func registerRoutes() {
        router.register(
            path: "/login", navigator: LoginNavigator(app: self), access: .external,
            presented: .sheet)
        let open: @MainActor (URL) async -> Bool = { [weak self] in await self?.leave($0) ?? false }
        let outgoing = OutgoingLinkNavigator(links: outgoing, open: open)
        router.register(path: "/leave", navigator: outgoing)
        router.register(path: "/webview", navigator: WebViewNavigator(open: open))
        let page = WebViewNavigator(hosts: UniversalLinks(hosts: Self.webHosts), open: open)
        router.register(path: "/page", navigator: page, access: .external)
    }

    /// Registers the container's own interceptors, the highest priority first. Those of features
    /// are in their plug-ins.
    private func registerInterceptors(for installation: String) {
        router.register(
            LoginInterceptor(
                priority: 300, on: journeys, showing: "/login",
                owner: { [session] in session.absentUser },
                isSignedIn: { [session] in session.userName != nil }))
        router.register(ABTestInterceptor(priority: 200) { installation })
        router.register(
            LoadingInterceptor { [weak self, storage] in
                await storage.load()
                self?.followSignOut()
                self?.note("time") { try await $0.session.noteTime() }
            })
        router.register(ConfigInterceptor(router))
    }

    /// Opens a universal link that no route answers in the browser, and says what was discarded.
    private func observeRequests() {
        let offers = BrowserOffers()
        router.observe { [weak self] event in
            switch event {
            case .ended(let outcome):
                if let page = offers.page(after: outcome) { self?.browse(page, outcome.loggedURL) }
            case .discarded(let reasons):
                self?.notify(texts("Discarded: \(reasons.joined(separator: " "))"))
            default: break
            }
        }
    }
}

/// Reads what another process has changed before a request is handled: a user who has signed out
/// there is signed out for this request.
private struct LoadingInterceptor: RouteInterceptor {
    // This interceptor is before all that ask who is signed in.
    let priority = 1_000
    // The interceptor itself gives up much sooner.
    let timeLimit = Duration.seconds(60)
    let hasEffects = true
    let load: @MainActor () async -> Void

    func intercept(_ request: InterceptedRequest) async -> InterceptorVerdict {
        // A disk that doesn't answer holds no request.
        let patience = Task { try await Task.sleep(for: .seconds(1)) }
        Task {
            await load()
            patience.cancel()
        }
        _ = await patience.result
        return .proceed
    }
}

extension URL {
    /// The default folder for the user's changes: in `~/Library/Application Support` on Apple's
    /// platforms, in `~/.local/share` on Linux.
    public static var momentsApp: URL {
        let files = FileManager.default
        let folder = files.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        return (folder ?? files.temporaryDirectory).appending(path: "MomentsApp")
    }
}

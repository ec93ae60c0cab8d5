public import RoutingEngine
public import RoutingRules
public import StorageKit
public import ToggleKit

/// The plug-ins of an app, and what it gives them. Each is registered as a set, so that an error in
/// one leaves the others.
///
///     let plugins = try Plugins(
///         .all, router: router, storage: storage, toggles: toggles, version: "1.0.0")
///     try plugins.register()
///     try plugins.start()
///     await storage.load()
///     try await router.show(tabs: plugins.tabs.map(\.url))
///     plugins.appDidStart()
@MainActor
public final class Plugins {
    /// The plug-ins in the order of their tabs, with those that aren't part of the app at the
    /// moment.
    public private(set) var all: [any Plugin]
    /// Why plug-ins were dropped at the start; `nil` if none was.
    public private(set) var error: PluginError?
    /// Shows the user a sentence.
    public var notify: @MainActor (String) -> Void = { _ in }
    /// Takes the plug-in with a name out of the running app, or adds it again.
    public var setPart: @MainActor (_ name: String, _ isPresent: Bool) async -> Void = { _, _ in }

    /// How many seconds an app that closes waits for its plug-ins.
    private static let endLimit = 20

    let storage: Storage
    let router: AppRouter
    let toggles: FeatureToggles
    let build: BuildTarget
    let version: String
    let warn: (String) -> Void
    /// The plug-ins that are part of the app, each after those whose services it needs.
    private var lives: [PluginContext] = [] {
        didSet { toggles.declared = all.filter(has).flatMap(\.toggles) }
    }
    /// The plug-ins that have left and are still ending.
    private var endings: [PluginContext] = []

    /// Makes the host of some plug-ins, and registers nothing yet but the interceptor for
    /// degradations.
    /// - Parameters:
    ///   - all: The plug-ins, in the order of their tabs.
    ///   - router: The router in which they register.
    ///   - storage: The storage of which each gets its part.
    ///   - toggles: The toggles of the app.
    ///   - build: The kind of build: in production, plug-ins with errors are left out.
    ///   - version: The version of the app, such as `1.0.0`.
    ///   - webPages: Where a page of the web is shown instead of one that is degraded; `nil` if the
    ///     app shows none.
    ///   - warn: Gets a sentence for the log.
    /// - Throws: ``PluginError`` if they don't fit together.
    public init(
        _ all: [any Plugin], router: AppRouter, storage: Storage, toggles: FeatureToggles,
        build: BuildTarget = .current, version: String, webPages: WebPages? = nil,
        warn: @escaping (String) -> Void = { _ in }
    ) throws(PluginError) {
        _ = try all.inOrderOfNeeds()
        self.all = all
        self.router = router
        self.storage = storage
        self.toggles = toggles
        self.build = build
        self.version = version
        self.warn = warn
        // Above the login, so that users don't sign in for what doesn't open.
        router.register(
            DegradeInterceptor(
                priority: 400, webPages: webPages, notify: { [weak self] in self?.notify($0) },
                degradation: { [weak self] request in
                    self?.lives.lazy.compactMap { $0.degradation(of: request.route.path) }.first
                }))
        // The router keeps the plug-ins until it is closed.
        router.observe { _ in withExtendedLifetime(self) {} }
    }

    /// Whether a plug-in is part of the app.
    public func has(_ plugin: any Plugin) -> Bool { life(plugin.name) != nil }

    /// The tabs of the plug-ins that are part of the app.
    public var tabs: [PluginTab] { all.filter(has).compactMap(\.tab) }

    /// The symbols of the tabs, by their URLs.
    public var tabSymbols: [String: String] {
        Dictionary(tabs.map { ($0.url, $0.symbol) }, uniquingKeysWith: { $1 })
    }

    private func life(_ name: String) -> PluginContext? { lives.first { $0.plugin.name == name } }

    /// Finds the plug-in that provides a service: for one that is ending, also one that ends after
    /// it.
    func provider(of service: ObjectIdentifier, for user: PluginContext) -> PluginContext? {
        let later = user.hasEnded ? endings.drop { $0 !== user } : []
        return (later + lives).first { $0.provides(service) }
    }

    // How plug-ins become a part of the app, and leave it.

    /// Registers all plug-ins, each after those whose services it needs. One that can't be
    /// registered is left out, and ``start(unanswered:)`` says so.
    /// - Throws: ``PluginError`` if they don't fit together.
    public func register() throws(PluginError) {
        for plugin in try all.inOrderOfNeeds() {
            do throws(PluginError) { try register(plugin) } catch {
                self.error = self.error + error
            }
        }
    }

    /// Adds a plug-in with its services and routes.
    /// - Throws: ``PluginError`` if it doesn't fit to those that are part of the app, or can't be
    ///   registered. The app stays as it was.
    public func register(_ plugin: any Plugin) throws(PluginError) {
        let life = PluginContext(plugin, in: self)
        let order: [any Plugin]
        do {
            order = try (lives.map(\.plugin) + [plugin]).inOrderOfNeeds()
            try life.register()
        } catch {
            life.end()
            throw PluginError(error, of: plugin.name)
        }
        if let index = all.firstIndex(where: { $0.name == plugin.name }) {
            all[index] = plugin
        } else {
            all.append(plugin)
        }
        // A plug-in that works without a service may be there before the one that provides it.
        lives = order.map { self.life($0.name) ?? life }
    }

    /// Starts the router without the plug-ins that have errors, and without those that need their
    /// services, and warns of each. A debug build starts with all of them or not at all, and with a
    /// route for each link between features.
    /// - Parameter unanswered: The paths of links that may have no route, and are texts then; any
    ///   if `nil`.
    /// - Throws: ``PluginError`` if the app can't start without them, or in a debug build.
    public func start(unanswered: Set<String>? = []) throws(PluginError) {
        do throws(RegistrationError) {
            // Links to the pages of a plug-in with an error lead nowhere until it is mended.
            try router.start(unanswered: error == nil ? unanswered : nil)
        } catch {
            let all = self.error + PluginError(error)
            self.error = all
            guard build != .debug, !error.dropped.isEmpty else { throw all }
            error.dropped.compactMap(life).forEach(remove)
            dropUnserved()
            return try start(unanswered: unanswered)
        }
        if let error, build == .debug { throw error }
        error?.description.split(separator: "\n").forEach { warn(String($0)) }
    }

    /// Drops the plug-ins whose services have gone with other ones.
    private func dropUnserved() {
        for life in lives {
            let missing = lives.map(\.plugin).missingServices(of: life.plugin)
            if missing.isEmpty { continue }
            // Nothing applies before the router starts, so nothing can keep them.
            try? life.withdrawRoutes()
            error = error + PluginError(lines: missing, dropped: [life.plugin.name])
            remove(life)
        }
    }

    private func remove(_ life: PluginContext) {
        life.end()
        lives.removeAll { $0 === life }
    }

    /// Starts the plug-ins that haven't been started. Call it once the app shows its tabs, also
    /// after a plug-in was added.
    public func appDidStart() {
        for life in lives { life.start() }
    }

    /// Takes a plug-in out of the app, with all that it has left there, also its open screens. Its
    /// end is called then, and waited for only by ``close()``.
    /// - Returns: How many screens were closed.
    /// - Throws: ``PluginError`` if others need its services or its routes. The app stays as it
    ///   was.
    @discardableResult
    public func withdraw(_ plugin: any Plugin) throws(PluginError) -> Int {
        guard let life = life(plugin.name) else { return 0 }
        _ = try lives.map(\.plugin).filter { $0.name != plugin.name }.inOrderOfNeeds()
        let open = router.stage.state.entries.filter { router.canOpen($0.url, from: .app) }
        try life.withdrawRoutes()
        end(life)
        let closed = Set(open.filter { !router.canOpen($0.url, from: .app) }.map(\.id))
        router.moveUnasked { $0.removeAll { closed.contains($0.id) } }
        return closed.count
    }

    private func end(_ life: PluginContext) {
        remove(life)
        guard life.hasStarted else { return }
        let users = endings.filter { $0.needs(life) }
        endings.append(life)
        life.ending = Task {
            // What it provides isn't kept from ending well by a user that never ends.
            await wait(for: users, seconds: Self.endLimit / 2)
            do {
                try await life.plugin.willEnd(life)
            } catch {
                warn("\(life.plugin.name) didn't end well: \(error)")
            }
            endings.removeAll { $0 === life }
        }
    }

    /// Ends all plug-ins, each after those that need its services, and waits for them: twenty
    /// seconds in all, of which a plug-in waits ten at most for those that need it. The log names
    /// those that haven't ended by then.
    public func close() async {
        for life in lives.reversed() { end(life) }
        await wait(for: endings, seconds: Self.endLimit)
        for life in endings {
            warn("\(life.plugin.name) takes longer than \(Self.endLimit) seconds to end")
        }
        endings = []
    }

    /// Waits until plug-ins have ended, at most for some seconds, also if the caller is cancelled.
    private func wait(for lives: [PluginContext], seconds: Int) async {
        if lives.isEmpty { return }
        let patience = Task { try await router.clock.sleep(.seconds(seconds)) }
        Task {
            for life in lives { await life.ending?.value }
            patience.cancel()
        }
        _ = await patience.result
    }
}

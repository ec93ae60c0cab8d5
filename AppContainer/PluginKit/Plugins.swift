public import Foundation
public import RoutingEngine
public import RoutingRules
public import StorageKit
public import ToggleKit

/// The plug-ins of an app, and what it gives them. Each is registered as a set, so that an error in one
/// leaves the others.
@MainActor
public final class Plugins {
    public let all: [any Plugin]
    /// Why plug-ins were dropped at the start; `nil` if none was.
    public private(set) var error: RegistrationError?
    /// Shows the user a sentence.
    public var notify: @MainActor (String) -> Void = { _ in }
    /// Takes the plug-in with a name out of the running app, or adds it again.
    public var switchPart: @MainActor @Sendable (_ name: String) async -> Void = { _ in }

    let router: AppRouter
    let storage: Storage
    let toggles: FeatureToggles
    let build: BuildTarget
    let version: String
    let now: @Sendable () -> Date
    var services: [ObjectIdentifier: Any] = [:]
    var degradations: [String: @MainActor (_ path: String) -> Degradation?] = [:]
    /// Each after those whose services it needs.
    private let ordered: [any Plugin]
    private var tokens: [String: RegistrationToken] = [:]

    /// A page of the web is shown at `webPages` instead of one that is switched off.
    /// - Throws: ``PluginError`` if they don't fit together.
    public init(
        _ all: [any Plugin], router: AppRouter, storage: Storage, toggles: FeatureToggles,
        build: BuildTarget, version: String, now: @escaping @Sendable () -> Date,
        webPages: WebPages? = nil
    ) throws(PluginError) {
        self.all = all
        ordered = try all.inOrderOfNeeds()
        self.router = router
        self.storage = storage
        self.toggles = toggles
        self.build = build
        self.version = version
        self.now = now
        // Above the login, so that users don't sign in for what doesn't open.
        router.register(
            DegradeInterceptor(
                priority: 400, webPages: webPages, notify: { [weak self] in self?.notify($0) },
                degradation: { [weak self] request in
                    let path = request.route.pattern.description
                    return self?.degradations.values.lazy.compactMap { $0(path) }.first
                }))
    }

    public func has(_ plugin: any Plugin) -> Bool { tokens[plugin.name] != nil }

    public var tabs: [PluginTab] { all.filter(has).compactMap(\.tab) }

    /// The symbols of the tabs, by their URLs.
    public var tabSymbols: [String: String] {
        Dictionary(tabs.map { ($0.url, $0.symbol) }, uniquingKeysWith: { $1 })
    }

    /// What a plug-in receives, the same each time.
    public func context(of plugin: any Plugin) -> PluginContext {
        PluginContext(
            plugin: plugin, app: self,
            storage: storage.scope(plugin.name, documents: plugin.documents))
    }

    /// Registers all plug-ins.
    /// - Throws: What a plug-in throws, except for errors in its registrations.
    public func register() throws {
        for plugin in ordered {
            do { try register(plugin) } catch let error as RegistrationError { drop(error) }
        }
    }

    /// Registers a plug-in after its services are made.
    /// - Throws: What the plug-in throws, or `RegistrationError`. The app stays as it was.
    public func register(_ plugin: any Plugin) throws {
        let context = context(of: plugin)
        toggles.declare(plugin.toggles)
        for provided in plugin.provides {
            services[provided.service.id] = try provided.make(context)
        }
        tokens[plugin.name] = try router.register(set: plugin.name) {
            try plugin.register(in: context)
        }
    }

    /// Starts the router without the plug-ins that have errors, and warns of each. A debug build
    /// starts with all of them or not at all, and with a route for each link between features.
    /// - Parameter unanswered: The paths of links that are texts if no route answers them; any if `nil`.
    /// - Throws: `RegistrationError` if the app can't start without them, or in a debug build.
    public func start(
        unanswered: Set<String>?, warn: (String) -> Void
    ) throws(RegistrationError) {
        do throws(RegistrationError) {
            try router.start()
        } catch {
            for name in error.dropped { tokens[name] = nil }
            drop(error)
            guard build != .debug, !error.dropped.isEmpty else { throw self.error ?? error }
            try router.start()
        }
        guard build == .debug else {
            error?.description.split(separator: "\n").forEach { warn(String($0)) }
            return
        }
        let issues = router.brokenLinks.filter {
            !$0.isUnanswered || unanswered?.contains($0.path) == false
        }.map {
            RegistrationError.Issue(
                site: $0.site, message: "\($0); correct the template, or the route")
        }
        if let error { throw error }
        if !issues.isEmpty { throw RegistrationError(issues: issues) }
    }

    private func drop(_ other: RegistrationError) {
        error = RegistrationError(
            issues: (error?.issues ?? []) + other.issues,
            dropped: (error?.dropped ?? []) + other.dropped)
    }

    public func appDidStart() {
        for plugin in ordered where has(plugin) { plugin.appDidStart(context(of: plugin)) }
    }

    /// - Throws: ``PluginError`` or `RegistrationError` if others need it. The app stays as it was.
    public func withdraw(_ plugin: any Plugin) throws {
        _ = try all.filter { has($0) && $0.name != plugin.name }.inOrderOfNeeds()
        try tokens[plugin.name]?.withdraw()
        tokens[plugin.name] = nil
    }
}

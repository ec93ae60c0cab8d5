public import Foundation
public import RoutingEngine
public import RoutingRules
public import StorageKit
public import ToggleKit

/// What the app gives a plug-in: the router, its own part of the storage, and the services that it
/// needs.
@MainActor
public struct PluginContext {
    fileprivate let plugin: any Plugin
    fileprivate let host: PluginHost
    /// The documents and the state of this plug-in; those of others can't be named.
    public let storage: FeatureStorage

    /// Where the plug-in registers its routes, redirects and interceptors.
    public var router: AppRouter { host.router }
    /// Which parts of the app are on.
    public var toggles: FeatureToggles { host.toggles }
    public var build: BuildTarget { host.build }
    /// The version of the app, such as `1.0.0`.
    public var version: String { host.version }
    public var now: @Sendable () -> Date { host.now }
    /// The names of what testers take out and add again, and whether the app has them now.
    public var parts: @MainActor () -> [(name: String, isPresent: Bool)] { host.parts }
    public var switchPart: @MainActor @Sendable (_ name: String) async -> Void { host.switchPart }

    /// A service that another plug-in provides, by its protocol, as `(any UserSession).self`.
    /// - Throws: ``PluginError`` if the plug-in doesn't declare that it needs the service.
    public func service<Service>(
        _ type: Service.Type, file: StaticString = #fileID, line: UInt = #line
    ) throws(PluginError) -> Service {
        let need = NeededService(type, file: file, line: line)
        guard plugin.needs.contains(where: { $0.id == need.id }),
            let service = host.services[need.id] as? Service
        else {
            throw PluginError(
                description: "\(need.site): \(plugin.name) doesn't declare that it needs "
                    + "\(need.name); add it to 'needs'")
        }
        return service
    }

    /// Says what users see instead of pages of this plug-in that are switched off. The replacement
    /// for a route is found by its pattern; it is `nil` if the route isn't switched off.
    public func degrade(_ degradation: @escaping @MainActor (_ path: String) -> Degradation?) {
        host.degradations[plugin.name] = degradation
    }
}

/// The app as plug-ins see it. The container makes one.
@MainActor
public final class PluginHost {
    fileprivate let router: AppRouter
    fileprivate let storage: Storage
    fileprivate let toggles: FeatureToggles
    fileprivate let build: BuildTarget
    fileprivate let version: String
    fileprivate let now: @Sendable () -> Date
    public var parts: @MainActor () -> [(name: String, isPresent: Bool)] = { [] }
    public var switchPart: @MainActor @Sendable (_ name: String) async -> Void = { _ in }
    /// Shows the user a sentence.
    public var notify: @MainActor (String) -> Void = { _ in }
    fileprivate var services: [ObjectIdentifier: Any] = [:]
    fileprivate var degradations: [String: @MainActor (_ path: String) -> Degradation?] = [:]

    /// Each plug-in receives a part of the storage of its own. A page of the web is shown at
    /// `webPages` instead of one that is switched off.
    public init(
        router: AppRouter, storage: Storage, toggles: FeatureToggles, build: BuildTarget,
        version: String, now: @escaping @Sendable () -> Date, webPages: WebPages? = nil
    ) {
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
                degradation: { [weak self] in self?.degradation(of: $0) }))
    }

    private func degradation(of request: InterceptedRequest) -> Degradation? {
        let path = request.route.pattern.description
        return degradations.values.lazy.compactMap { $0(path) }.first
    }

    /// What a plug-in receives, the same each time.
    public func context(of plugin: any Plugin) -> PluginContext {
        PluginContext(
            plugin: plugin, host: self,
            storage: storage.scope(plugin.name, documents: plugin.documents))
    }

    /// Registers a plug-in as a set, after its services are made.
    /// - Throws: What the plug-in throws, or `RegistrationError`. The app stays as it was.
    /// - Returns: What withdraws its routes.
    public func register(_ plugin: any Plugin) throws -> RegistrationToken {
        let context = context(of: plugin)
        toggles.declare(plugin.toggles)
        for provided in plugin.provides {
            services[provided.service.id] = try provided.make(context)
        }
        return try router.register(set: plugin.name) { try plugin.register(in: context) }
    }
}

public import Foundation
public import RoutingEngine
public import RoutingRules
public import StorageKit
public import ToggleKit

/// What the app gives a plug-in for one life, from its registration to its end: the router, its own
/// part of the storage, and the services that it needs. What the plug-in leaves in the app goes
/// with it.
@MainActor
public final class PluginContext {
    private typealias Work = @MainActor @Sendable () async -> Void

    /// Where the plug-in registers its routes, redirects and interceptors.
    public let router: AppRouter
    /// The documents and the state of this plug-in; those of others can't be named.
    public let storage: FeatureStorage
    /// The toggles of the app, which say which of its parts are on.
    public let toggles: FeatureToggles
    /// The kind of build for which the app was assembled.
    public let build: BuildTarget
    /// The version of the app, such as `1.0.0`.
    public let version: String

    let plugin: any Plugin
    private weak var app: Plugins?
    /// Withdraws its routes; `nil` before they are registered.
    private var token: RegistrationToken?
    private(set) var hasStarted = false
    private(set) var hasEnded = false
    /// The task that ends the plug-in after it has left the app; `nil` before, and if it hasn't
    /// started.
    var ending: Task<Void, Never>?
    /// The services that are made.
    private var services: [ObjectIdentifier: Any] = [:]
    /// The services that are being made: asking for one of them is a circle.
    private var unfinished: Set<ObjectIdentifier> = []
    /// What users see instead of its pages, by their paths, and the places that say so.
    private var degradations: [String: (site: String, make: @MainActor () -> Degradation?)] = [:]
    private var errors: [String] = []
    /// The work of tasks, which begins when the plug-in starts.
    private var waitingWork: [Work] = []
    private var tasks: [UUID: Task<Void, Never>] = [:]

    init(_ plugin: any Plugin, in app: Plugins) {
        self.plugin = plugin
        self.app = app
        router = app.router
        storage = app.storage.scope(plugin.name, documents: plugin.documents)
        toggles = app.toggles
        build = app.build
        version = app.version
    }

    isolated deinit { tasks.values.forEach { $0.cancel() } }

    /// The time, as the app's clock shows it.
    public var now: @Sendable () -> Date { router.clock.now }

    /// Returns a service that this plug-in needs, or one that it provides itself.
    /// - Parameters:
    ///   - type: Its protocol, as `(any UserSession).self`.
    ///   - file: The file of the call, for an error.
    ///   - line: The line of the call, for an error.
    /// - Throws: ``PluginError`` if the plug-in doesn't declare that it needs the service, if no
    ///   plug-in provides it, or if it can't be made.
    public func service<Service>(
        _ type: Service.Type, file: StaticString = #fileID, line: UInt = #line
    ) throws(PluginError) -> Service {
        if let service = try optionalService(type, file: file, line: line) { return service }
        throw PluginError(NeededService(type, file: file, line: line).missing(for: plugin))
    }

    /// Returns a service that this plug-in can do without; `nil` if no plug-in provides it.
    /// - Parameters:
    ///   - type: Its protocol, as `(any Analytics).self`.
    ///   - file: The file of the call, for an error.
    ///   - line: The line of the call, for an error.
    /// - Throws: ``PluginError`` if the plug-in doesn't declare that it needs the service, or if it
    ///   can't be made.
    public func optionalService<Service>(
        _ type: Service.Type, file: StaticString = #fileID, line: UInt = #line
    ) throws(PluginError) -> Service? {
        let need = NeededService(type, file: file, line: line)
        let isDeclared = plugin.needs.contains { $0.id == need.id }
        guard isDeclared || provides(need.id) else {
            throw PluginError(
                "\(need.site): \(plugin.name) doesn't declare that it needs \(need.name); "
                    + "add it to 'needs'")
        }
        let provider = provides(need.id) ? self : app?.provider(of: need.id, for: self)
        return try provider?.provided(need.id) as? Service
    }

    /// Does work in the background until it ends by itself or the plug-in ends, which cancels it.
    ///
    /// The work begins once the app shows its tabs. After the plug-in has ended it never begins.
    /// Work of a Navigator has the trust of its request, as that of any task has.
    /// - Parameter work: The work, such as following values of another feature.
    public func task(_ work: @escaping @MainActor @Sendable () async -> Void) {
        guard !hasEnded else { return }
        if hasStarted { begin(work) } else { waitingWork.append(work) }
    }

    /// Says what users see instead of a page of this plug-in while a part of it doesn't work.
    ///
    /// A path that isn't that of one of its Navigators, or that has a degradation already, is an
    /// error of the registration. Later it has no effect, which the log says.
    /// - Parameters:
    ///   - path: The path with which the plug-in registers the page, such as `/chat/:userID`.
    ///   - file: The file of the call, for an error.
    ///   - line: The line of the call, for an error.
    ///   - degradation: Returns the replacement; `nil` as long as the page works. It is called for
    ///     each request of the page, so it must be quick and change nothing.
    public func degrade(
        _ path: String, file: StaticString = #fileID, line: UInt = #line,
        _ degradation: @escaping @MainActor () -> Degradation?
    ) {
        let site = "\(file):\(line)"
        guard token == nil else {
            app?.warn("\(site): \(plugin.name) degrades '\(path)' too late; do it in 'register'")
            return
        }
        if let other = degradations.updateValue((site, degradation), forKey: path) {
            errors.append(
                "\(site): \(plugin.name) degrades '\(path)', as it does at \(other.site); keep one")
        }
    }

    /// The other plug-ins with tabs, which testers take out and add again, and whether the app has
    /// them.
    public func parts() -> [(name: String, isPresent: Bool)] {
        guard let app else { return [] }
        return app.all.filter { $0.tab != nil && $0.name != plugin.name }
            .map { ($0.name, app.has($0)) }
    }

    /// Takes another plug-in out of the running app, or adds it again.
    /// - Parameters:
    ///   - name: The name of the plug-in.
    ///   - isPresent: Whether the app has it afterwards.
    public func setPart(_ name: String, isPresent: Bool) async {
        await app?.setPart(name, isPresent)
    }

    // The life of the plug-in, which the app begins and ends.

    /// Makes its services, and registers its routes as a set.
    /// - Throws: What making a service or registering throws. Its routes aren't registered then.
    func register() throws {
        let token = try router.register(set: plugin.name) {
            for provided in plugin.provides where !provided.isLazy {
                _ = try self.provided(provided.service.id)
            }
            try plugin.register(in: self)
            try storage.checkNames()
        }
        for (path, degradation) in degradations where !token.paths.contains(path) {
            errors.append(
                "\(degradation.site): \(plugin.name) degrades '\(path)', which is no path of its "
                    + "Navigators; write one as it is registered: "
                    + token.paths.map { "'\($0)'" }.joined(separator: ", "))
        }
        guard errors.isEmpty else {
            try token.withdraw()
            throw PluginError(lines: errors.sorted())
        }
        self.token = token
    }

    func degradation(of path: String) -> Degradation? { degradations[path]?.make() }

    func provides(_ id: ObjectIdentifier) -> Bool {
        plugin.provides.contains { $0.service.id == id }
    }

    func needs(_ provider: PluginContext) -> Bool {
        plugin.needs.contains { provider.provides($0.id) }
    }

    /// Returns one of its services, which is made at its first use.
    /// - Returns: `nil` if it doesn't provide such a service.
    /// - Throws: ``PluginError`` with the place of the service if it can't be made.
    func provided(_ id: ObjectIdentifier) throws(PluginError) -> Any? {
        if let service = services[id] { return service }
        guard let provided = plugin.provides.first(where: { $0.service.id == id }) else {
            return nil
        }
        let name = provided.service.name
        guard unfinished.insert(id).inserted else {
            throw PluginError(
                "making \(name) needs \(name) itself; let one of its parts do without")
        }
        defer { unfinished.remove(id) }
        do {
            let service = try provided.make(self)
            services[id] = service
            return service
        } catch {
            let reason = (error as? PluginError)?.lines.joined(separator: "; ") ?? "\(error)"
            throw PluginError(
                "\(provided.service.site): \(plugin.name) can't make \(name): \(reason)")
        }
    }

    func start() {
        // An earlier one may have taken it out of the app as it was started itself.
        guard !hasStarted, !hasEnded else { return }
        hasStarted = true
        waitingWork.forEach(begin)
        waitingWork = []
        plugin.appDidStart(self)
    }

    private func begin(_ work: @escaping Work) {
        let id = UUID()
        tasks[id] = Task { [weak self] in
            await work()
            self?.tasks[id] = nil
        }
    }

    /// Withdraws its routes.
    /// - Throws: ``PluginError`` if routes of others need them. They stay then.
    func withdrawRoutes() throws(PluginError) {
        do throws(RegistrationError) { try token?.withdraw() } catch { throw PluginError(error) }
    }

    /// Cancels its tasks and releases what it has left in the app, but for its services, which it
    /// may need to end.
    func end() {
        hasEnded = true
        tasks.values.forEach { $0.cancel() }
        tasks = [:]
        waitingWork = []
        degradations = [:]
    }
}

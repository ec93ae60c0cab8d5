import RoutingEngine
import RoutingRules

/// One stay of a plug-in in the app, from its registration to its end, with all that it leaves
/// there.
@MainActor
final class PluginLife {
    typealias Work = @MainActor @Sendable () async -> Void

    private enum State {
        /// It is registered, or about to be.
        case waiting
        case started
        case ended
    }

    private enum Service {
        case unmade(ProvidedService)
        /// It is being made, so asking for it is a circle.
        case beingMade
        case made(Any)
    }

    let plugin: any Plugin
    private(set) weak var app: Plugins?
    /// Withdraws its routes; `nil` before they are registered.
    private var token: RegistrationToken?
    private var state = State.waiting
    private var services: [ObjectIdentifier: Service] = [:]
    private var degradations: [String: @MainActor () -> Degradation?] = [:]
    private var degradationSites: [(path: String, site: String)] = []
    /// Work that begins when the plug-in starts.
    private var waitingWork: [Work] = []
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var taskCount = 0

    init(_ plugin: any Plugin, in app: Plugins) {
        self.plugin = plugin
        self.app = app
        for provided in plugin.provides { services[provided.service.id] = .unmade(provided) }
    }

    isolated deinit { tasks.values.forEach { $0.cancel() } }

    var hasStarted: Bool { state == .started }

    // MARK: - Registration

    /// Makes its services, and registers its routes as a set.
    /// - Throws: What making a service or registering throws. Its routes aren't registered then.
    func register(in context: PluginContext) throws {
        for provided in plugin.provides where !provided.isLazy {
            _ = try service(provided.service.id, in: context)
        }
        let token = try context.router.register(set: plugin.name) {
            try plugin.register(in: context)
        }
        let errors = degradationErrors(among: token.paths)
        if !errors.isEmpty {
            try token.withdraw()
            throw PluginError(errors)
        }
        self.token = token
    }

    func degrade(
        _ path: String, at site: String, _ degradation: @escaping @MainActor () -> Degradation?
    ) {
        degradationSites.append((path, site))
        degradations[path] = degradation
    }

    func degradation(of path: String) -> Degradation? { degradations[path]?() }

    private func degradationErrors(among paths: [String]) -> [String] {
        var known: [String: String] = [:]
        return degradationSites.compactMap { path, site in
            if !paths.contains(path) {
                return "\(site): \(plugin.name) degrades '\(path)', which is no path of its "
                    + "Navigators; write one as it is registered: "
                    + paths.map { "'\($0)'" }.joined(separator: ", ")
            }
            return known.updateValue(site, forKey: path).map {
                "\(site): \(plugin.name) degrades '\(path)', as it does at \($0); keep one"
            }
        }
    }

    // MARK: - Services

    func provides(_ id: ObjectIdentifier) -> Bool { services[id] != nil }

    /// Returns one of its services, which is made at its first use.
    /// - Returns: `nil` if it doesn't provide such a service.
    /// - Throws: ``PluginError`` with the place of the service if it can't be made.
    func service(_ id: ObjectIdentifier, in context: PluginContext) throws(PluginError) -> Any? {
        switch services[id] {
        case .made(let service): return service
        case .unmade(let provided):
            services[id] = .beingMade
            do {
                let service = try provided.make(context)
                services[id] = .made(service)
                return service
            } catch {
                services[id] = .unmade(provided)
                let reason = (error as? PluginError)?.lines.joined(separator: "; ") ?? "\(error)"
                throw PluginError(
                    "\(provided.service.site): \(plugin.name) can't make "
                        + "\(provided.service.name): \(reason)")
            }
        case .beingMade:
            let name = plugin.provides.first { $0.service.id == id }?.service.name ?? ""
            throw PluginError(
                "making \(name) needs \(name) itself; let one of its parts do without")
        case nil: return nil
        }
    }

    // MARK: - Life

    func start(in context: PluginContext) {
        guard state == .waiting else { return }
        state = .started
        waitingWork.forEach(begin)
        waitingWork = []
        plugin.appDidStart(context)
    }

    func task(_ work: @escaping Work) {
        switch state {
        case .waiting: waitingWork.append(work)
        case .started: begin(work)
        case .ended: break
        }
    }

    private func begin(_ work: @escaping Work) {
        let number = taskCount
        taskCount += 1
        tasks[number] = Task { [weak self] in
            await work()
            self?.tasks[number] = nil
        }
    }

    /// Withdraws its routes.
    /// - Throws: `RegistrationError` if routes of others need them. They stay then.
    func withdrawRoutes() throws(RegistrationError) { try token?.withdraw() }

    /// Cancels its tasks and releases what it has left in the app, but for its services, which it
    /// may need to end.
    func end() {
        state = .ended
        tasks.values.forEach { $0.cancel() }
        tasks = [:]
        waitingWork = []
        degradations = [:]
    }
}

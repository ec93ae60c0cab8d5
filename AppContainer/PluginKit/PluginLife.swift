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

    private struct Replacement {
        let path: String
        let site: String
        let degradation: @MainActor () -> Degradation?
    }

    let plugin: any Plugin
    private(set) weak var app: Plugins?
    /// Withdraws its routes; `nil` before they are registered.
    private var token: RegistrationToken?
    private var state = State.waiting
    /// Those that are made.
    private var services: [ObjectIdentifier: Any] = [:]
    /// Those that are being made, so that asking for one is a circle.
    private var unfinished: Set<ObjectIdentifier> = []
    private var replacements: [Replacement] = []
    /// Work that begins when the plug-in starts.
    private var waitingWork: [Work] = []
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var taskCount = 0

    init(_ plugin: any Plugin, in app: Plugins) {
        self.plugin = plugin
        self.app = app
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
        replacements.append(Replacement(path: path, site: site, degradation: degradation))
    }

    func degradation(of path: String) -> Degradation? {
        replacements.first { $0.path == path }?.degradation()
    }

    private func degradationErrors(among paths: [String]) -> [String] {
        replacements.enumerated().compactMap { index, new in
            let start = "\(new.site): \(plugin.name) degrades '\(new.path)', "
            if !paths.contains(new.path) {
                return start + "which is no path of its Navigators; write one as it is registered: "
                    + paths.map { "'\($0)'" }.joined(separator: ", ")
            }
            return replacements[..<index].last { $0.path == new.path }
                .map { start + "as it does at \($0.site); keep one" }
        }
    }

    // MARK: - Services

    func provides(_ id: ObjectIdentifier) -> Bool {
        plugin.provides.contains { $0.service.id == id }
    }

    /// Returns one of its services, which is made at its first use.
    /// - Returns: `nil` if it doesn't provide such a service.
    /// - Throws: ``PluginError`` with the place of the service if it can't be made.
    func service(_ id: ObjectIdentifier, in context: PluginContext) throws(PluginError) -> Any? {
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
            let service = try provided.make(context)
            services[id] = service
            return service
        } catch {
            let reason = (error as? PluginError)?.lines.joined(separator: "; ") ?? "\(error)"
            throw PluginError(
                "\(provided.service.site): \(plugin.name) can't make \(name): \(reason)")
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
        replacements = []
    }
}

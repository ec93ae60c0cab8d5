import RoutingEngine

/// The plug-ins of the app. Each is registered as a set, so that an error in one leaves the others.
@MainActor
final class Plugins {
    /// All plug-ins of this build, in the order of their tabs.
    let all: [any Plugin]
    /// Why plug-ins were dropped at the start; `nil` if none was.
    private(set) var error: RegistrationError?
    private var tokens: [String: RegistrationToken] = [:]

    init(_ all: [any Plugin]) {
        self.all = all.filter { !($0 is AbsentPlugin) }
    }

    /// Whether the app has a plug-in now.
    func has(_ plugin: any Plugin) -> Bool { tokens[plugin.name] != nil }

    /// The plug-ins that the app has now.
    var present: [any Plugin] { all.filter(has) }

    /// The tabs of the plug-ins that the app has now.
    var tabs: [PluginTab] { present.compactMap(\.tab) }

    /// Registers all plug-ins.
    /// - Throws: What a plug-in throws, except for errors in its registrations.
    func register(in app: MomentsContainer) throws {
        for plugin in all {
            do {
                try register(plugin, in: app)
            } catch let error as RegistrationError {
                drop(error)
            }
        }
    }

    /// Starts the router without the plug-ins that have errors.
    /// - Throws: `RegistrationError` if the app can't start without them.
    func start(_ router: AppRouter) throws(RegistrationError) {
        do throws(RegistrationError) {
            try router.start()
        } catch {
            guard !error.dropped.isEmpty else { throw error }
            for set in error.dropped { tokens[set.name] = nil }
            drop(error)
            try router.start()
        }
    }

    private func drop(_ other: RegistrationError) {
        error = RegistrationError(
            issues: (error?.issues ?? []) + other.issues,
            dropped: (error?.dropped ?? []) + other.dropped)
    }

    /// Adds a plug-in to the running app.
    /// - Throws: What the plug-in throws, or `RegistrationError`. The app stays as it was.
    func register(_ plugin: any Plugin, in app: MomentsContainer) throws {
        tokens[plugin.name] = try app.router.register(set: plugin.name) {
            try plugin.register(in: app)
        }
    }

    /// Takes a plug-in out of the running app.
    /// - Throws: `RegistrationError` if others need it. The app stays as it was.
    func withdraw(_ plugin: any Plugin) throws(RegistrationError) {
        try tokens[plugin.name]?.withdraw()
        tokens[plugin.name] = nil
    }
}

import Foundation
import PluginKit
import RoutingTestSupport
import StorageKit
import ToggleKit

/// A plug-in that provides, needs and does what a test says.
struct Part: Plugin {
    let name: String
    var tab: PluginTab?
    var provides: [ProvidedService] = []
    var needs: [NeededService] = []
    var documents: [String] = []
    var toggles: [FeatureToggle] = []
    var whenStarted: @MainActor (PluginContext) -> Void = { _ in }
    var whenEnding: @MainActor (PluginContext) async throws -> Void = { _ in }
    private let whenRegistered: @MainActor (PluginContext) throws -> Void

    init(
        _ name: String, provides: [ProvidedService] = [], needs: [NeededService] = [],
        documents: [String] = [], toggles: [FeatureToggle] = [],
        whenRegistered: @escaping @MainActor (PluginContext) throws -> Void = { _ in }
    ) {
        self.name = name
        self.provides = provides
        self.needs = needs
        self.documents = documents
        self.toggles = toggles
        self.whenRegistered = whenRegistered
    }

    func register(in app: PluginContext) throws { try whenRegistered(app) }
    func appDidStart(_ app: PluginContext) { whenStarted(app) }
    func willEnd(_ app: PluginContext) async throws { try await whenEnding(app) }
}

/// Plug-ins with a router, registered and started as the container of an app does.
final class PluginHost {
    let router: AppRouter
    let toggles: FeatureToggles
    let plugins: Plugins
    let clock = TestClock()
    private let log = EventList()

    var warnings: [String] { log.all }

    init(_ parts: [any Plugin], build: BuildTarget = .debug) throws {
        let storage = Storage(documents: .memory([:]))
        router = AppRouter(
            links: UniversalLinks(hosts: ["a.com"]), stage: HeadlessStage(), build: build,
            clock: RouteClock(clock, now: { TestClock.start }))
        toggles = FeatureToggles(storage: storage)
        plugins = try Plugins(
            parts, router: router, storage: storage, toggles: toggles, build: build,
            version: "1.0.0", warn: { [log] in log.append($0) })
        try plugins.register()
        try plugins.start()
        plugins.appDidStart()
    }
}

import Foundation
import PluginKit
import RoutingTestSupport
import StorageKit
import ToggleKit

/// A plug-in that provides, needs and does what a test says.
struct Part: Plugin {
    let name: String
    let tab: PluginTab?
    let provides: [ProvidedService]
    let needs: [NeededService]
    let documents: [String]
    let toggles: [FeatureToggle]
    var whenStarted: @MainActor (PluginContext) -> Void = { _ in }
    var whenEnding: @MainActor (PluginContext) async throws -> Void = { _ in }
    private let whenRegistered: @MainActor (PluginContext) throws -> Void

    /// - Parameter tab: The URL of its tab; none if `nil`.
    init(
        _ name: String, tab: String? = nil, provides: [ProvidedService] = [],
        needs: [NeededService] = [], documents: [String] = [], toggles: [FeatureToggle] = [],
        whenRegistered: @escaping @MainActor (PluginContext) throws -> Void = { _ in }
    ) {
        self.name = name
        self.tab = tab.map { PluginTab(url: $0, symbol: "leaf") }
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

// What plug-ins of tests provide and need.

protocol Clock {}
protocol Diary {}
protocol Menu {}

struct Sundial: Clock, Diary, Menu {}

extension ProvidedService {
    static var clock: Self { Self((any Clock).self) { _ in Sundial() } }
    static var diary: Self { Self((any Diary).self) { _ in Sundial() } }
    static var menu: Self { Self((any Menu).self) { _ in Sundial() } }
}

extension NeededService {
    static let clock = NeededService((any Clock).self)
    static let diary = NeededService((any Diary).self)
    static let menu = NeededService((any Menu).self)
    static let optionalClock = NeededService((any Clock).self, isOptional: true)
    static let optionalMenu = NeededService((any Menu).self, isOptional: true)
}

public import AcmePluginKit
public import RoutingEngine

/// Puts the app together: the router, and the plug-ins of the features.
@MainActor
public final class AppContainer {
    /// Opens URLs.
    public let router: AppRouter
    /// The features, in the order of their tabs.
    public let plugins: [any Plugin]

    /// The links from outside that the app answers.
    public static let links = UniversalLinks(hosts: ["acme.example"], schemes: ["acme"])

    /// Starts the app and shows its tabs.
    /// - Parameters:
    ///   - stage: Shows the screens.
    ///   - plugins: The features.
    /// - Throws: Every mistake in the routes with its file and line, or ``MissingRoutes``.
    public init(stage: any Stage, plugins: [any Plugin] = .all) async throws {
        self.plugins = plugins
        router = AppRouter(links: Self.links, stage: stage)
        let context = PluginContext(router: router)
        for plugin in plugins {
            try router.register(set: plugin.name) { try plugin.register(in: context) }
        }
        try router.start()
        let broken = router.brokenLinks.map { "\($0.site): \($0)" }
        if !broken.isEmpty { throw MissingRoutes(links: broken) }
        try await router.show(tabs: plugins.compactMap { $0.tab?.url })
        for plugin in plugins { plugin.appDidStart(context) }
    }
}

/// Links between features that would not open.
public struct MissingRoutes: Error, CustomStringConvertible {
    /// What is wrong with each link, with the place of its Navigator's registration.
    public let links: [String]

    public var description: String { links.joined(separator: "\n") }
}

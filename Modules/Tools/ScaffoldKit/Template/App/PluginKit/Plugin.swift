public import RoutingEngine

/// What a feature is in this app: its routes, and its tab.
@MainActor
public protocol Plugin: Sendable {
    /// The name of the feature in errors.
    var name: String { get }
    /// The tab that the feature adds; none if `nil`.
    var tab: PluginTab? { get }
    /// Registers the routes of the feature.
    func register(in app: PluginContext) throws
    /// Starts background work, such as listening to a server, once the app shows its tabs.
    func appDidStart(_ app: PluginContext)
}

extension Plugin {
    public var tab: PluginTab? { nil }

    public func appDidStart(_ app: PluginContext) {}
}

/// A tab of the app.
public struct PluginTab: Sendable {
    /// The URL of its first screen.
    public let url: String
    /// The name of its SF Symbol.
    public let symbol: String

    public init(url: String, symbol: String) {
        self.url = url
        self.symbol = symbol
    }
}

/// What the app gives a plug-in. Add here what the features need, such as a store.
@MainActor
public struct PluginContext {
    /// Where the plug-in registers its routes.
    public let router: AppRouter

    public init(router: AppRouter) { self.router = router }
}

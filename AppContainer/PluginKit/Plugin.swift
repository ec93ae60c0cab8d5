public import ToggleKit

/// A feature as a part of the app: its routes, its tab, its services and its start.
///
/// A plug-in is added with its whole set of routes or not at all, and can be removed and added
/// again while the app runs. Its functions are called after those of the plug-ins whose services it
/// needs.
@MainActor
public protocol Plugin: Sendable {
    /// Its name for users and errors, and that of its part of the storage. No other plug-in has it.
    var name: String { get }
    /// The tab that it adds to the app; none if `nil`.
    var tab: PluginTab? { get }
    /// The names of the documents of the backend that only this plug-in reads.
    var documents: [String] { get }
    /// The services that it provides to others.
    var provides: [ProvidedService] { get }
    /// The services of others that it needs.
    var needs: [NeededService] { get }
    /// The toggles that it reads, for testers.
    var toggles: [FeatureToggle] { get }
    /// Registers its routes, redirects and interceptors.
    func register(in app: PluginContext) throws
    /// Starts background work, such as listening to a server, once the app shows its tabs. It is
    /// called again if the plug-in is added again.
    func appDidStart(_ app: PluginContext)
}

extension Plugin {
    public var tab: PluginTab? { nil }
    public var documents: [String] { [] }
    public var provides: [ProvidedService] { [] }
    public var needs: [NeededService] { [] }
    public var toggles: [FeatureToggle] { [] }

    public func appDidStart(_ app: PluginContext) {}
}

/// A tab of the app.
public struct PluginTab: Sendable {
    /// The URL of its first screen.
    public let url: String
    /// The name of its SF Symbol.
    public let symbol: String
    /// The URL of a number that its badge shows; none if `nil`.
    public let badge: String?

    public init(url: String, symbol: String, badge: String? = nil) {
        self.url = url
        self.symbol = symbol
        self.badge = badge
    }
}

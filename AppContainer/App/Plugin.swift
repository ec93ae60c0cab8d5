import RoutingEngine
public import RoutingRules

/// A feature as a part of the app: everything that the app says about it.
///
/// A plug-in is added with its whole set of routes or not at all, and can be taken out and added
/// again while the app runs.
@MainActor
public protocol Plugin: Sendable {
    /// Its name for users and errors.
    var name: String { get }
    /// The tab that it adds to the app; none if `nil`.
    var tab: PluginTab? { get }
    /// Registers its routes, redirects and interceptors.
    func register(in app: PluginContext) throws
    /// Begins what it does while the app runs, such as to listen to a server. The app shows its tabs
    /// then; a plug-in that is added again begins again.
    func appDidStart(_ app: PluginContext)
    /// The names of the documents of the backend that it reads.
    var documents: [String] { get }
    /// What it has to show in the tour, in order.
    var tour: [TourStep] { get }
    /// What users see instead of a page that is switched off; `nil` if it isn't.
    func degradation(of path: String, in app: PluginContext) -> Degradation?
}

extension Plugin {
    public var tab: PluginTab? { nil }
    public var documents: [String] { [] }
    public var tour: [TourStep] { [] }

    public func appDidStart(_ app: PluginContext) {}

    public func degradation(of path: String, in app: PluginContext) -> Degradation? { nil }
}

/// A tab of the app.
public struct PluginTab: Sendable {
    /// The URL of its first screen.
    public let url: String
    /// The name of its SF Symbol.
    public let symbol: String
    /// The URL of a number that its badge shows; none if `nil`.
    public var badge: String?
}

/// A plug-in that this build leaves out.
struct AbsentPlugin: Plugin {
    let name = ""

    func register(in app: PluginContext) {}
}

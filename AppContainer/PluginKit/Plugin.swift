public import ToggleKit

/// A feature as a part of the app: its routes, its tab, its services, and its life.
///
///     public struct NotesPlugin: Plugin {
///         public let name = "Notes"
///         public let tab: PluginTab? = PluginTab(url: "/notes", symbol: "note.text")
///
///         public func register(in app: PluginContext) {
///             app.router.register(path: "/notes", navigator: NotesNavigator(storage: app.storage))
///         }
///     }
///
/// The app registers a plug-in with its whole set of routes or not at all, starts it, and ends it
/// when it is withdrawn or when the app closes. A plug-in whose services another one needs is
/// registered before that one, and ends after it. What a plug-in adds goes with it: routes, what it
/// observes as it registers, services, degradations, toggles, and the tasks of
/// ``PluginContext/task(_:)``. It may be added again, which begins another life.
@MainActor
public protocol Plugin: Sendable {
    /// Its name for users and errors, and that of its part of the storage. No other plug-in has it.
    var name: String { get }
    /// The tab that it adds to the app; none if `nil`.
    var tab: PluginTab? { get }
    /// The names of the documents of the backend that only this plug-in reads.
    var documents: [String] { get }
    /// The services that it provides to others, and to itself.
    var provides: [ProvidedService] { get }
    /// The services of others that it needs.
    var needs: [NeededService] { get }
    /// The toggles that it reads, for testers. No other plug-in has a toggle of such a name.
    var toggles: [FeatureToggle] { get }
    /// Registers its routes, redirects and interceptors.
    /// - Throws: Why it can't be a part of the app, which stays as it was.
    func register(in app: PluginContext) throws
    /// Starts what it does in the background, once the app shows its tabs.
    func appDidStart(_ app: PluginContext)
    /// Ends what it has started, after its tasks are cancelled. Its routes are gone already.
    /// - Throws: Why it didn't end well, for the log. That doesn't keep it in the app.
    func willEnd(_ app: PluginContext) async throws
}

extension Plugin {
    public var tab: PluginTab? { nil }
    public var documents: [String] { [] }
    public var provides: [ProvidedService] { [] }
    public var needs: [NeededService] { [] }
    public var toggles: [FeatureToggle] { [] }

    /// Starts nothing.
    public func appDidStart(_ app: PluginContext) {}
    /// Ends nothing but the tasks, which the app has cancelled.
    public func willEnd(_ app: PluginContext) async throws {}
}

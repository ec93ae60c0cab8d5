public import Foundation
public import PluginKit
public import RoutingEngine
public import StorageKit
import ToggleKit

/// Puts the app together: the router, what the user changes, and the plug-ins of the features.
@MainActor
public final class AppContainer {
    /// Opens URLs.
    public let router: AppRouter
    /// The features, in the order of their tabs.
    public let plugins: Plugins

    /// The links from outside that the app answers.
    public static let links = UniversalLinks(hosts: ["acme.example"], schemes: ["acme"])

    /// Starts the app and shows its tabs.
    /// - Parameters:
    ///   - stage: Shows the screens.
    ///   - features: The features. In production, one with an error is left out.
    ///   - names: The names of those that run alone, with what they need; all if `nil`.
    ///   - build: The kind of build. A debug build starts with all features or not at all.
    ///   - backend: The documents of a server; by default there are none.
    ///   - stateFolder: Keeps what the user changes; `nil` keeps it in memory.
    ///   - log: Receives lines for the log.
    /// - Throws: Every mistake in the plug-ins and their routes, with its file and line.
    public init(
        stage: any Stage, features: [any Plugin] = .all, only names: [String]? = nil,
        build: BuildTarget = .current, backend: some Backend = .memory([:]),
        stateFolder: URL? = nil,
        log: @escaping @MainActor (String) -> Void = { _ in }
    ) async throws {
        router = AppRouter(links: Self.links, stage: stage, build: build)
        let storage = Storage(documents: backend, folder: stateFolder, warn: log)
        let features = [LogPlugin(log: log)] + features
        plugins = try Plugins(
            try names.map { try features.only($0) } ?? features, router: router, storage: storage,
            toggles: FeatureToggles(storage: storage), build: build, version: "1.0.0", warn: log)
        try plugins.register()
        try plugins.start(unanswered: names == nil ? [] : nil)
        for link in router.brokenLinks where link.isUnanswered { log("no page for \(link.path)") }
        await storage.load()
        try await router.show(tabs: plugins.tabs.map(\.url))
        plugins.appDidStart()
    }

    /// Ends the app: its features end, and its memory can be freed.
    public func close() async { await Self.close(plugins, router) }

    /// Ends the app of a window that has closed, of which the system tells nobody.
    deinit {
        Task { @MainActor [plugins, router] in await Self.close(plugins, router) }
    }

    private static func close(_ plugins: Plugins, _ router: AppRouter) async {
        await plugins.close()
        router.close()
    }
}

extension URL {
    /// The folder for what the user changes. Features that run alone have one of their own.
    public static func acme(of names: [String]? = nil) -> URL {
        let files = FileManager.default
        let folder = files.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        return (folder ?? files.temporaryDirectory)
            .appending(path: (["Acme"] + (names ?? []).sorted()).joined(separator: "-"))
    }
}

public import PluginKit
import RoutingEngine

/// The plug-ins of the app. Each is registered as a set, so that an error in one leaves the others.
@MainActor
public final class Plugins {
    /// The paths of links whose feature was removed, so that they are texts. A debug build doesn't
    /// start with any other link that no route answers. Remove a path with its last link.
    static let unanswered: Set<String> = []

    let all: [any Plugin]
    /// The same, each after those whose services it needs.
    private let ordered: [any Plugin]
    /// Why plug-ins were dropped at the start; `nil` if none was.
    private(set) var error: RegistrationError?
    private let isWhole: Bool
    private var tokens: [String: RegistrationToken] = [:]

    /// - Throws: `PluginError` if they don't fit together.
    init(_ all: [any Plugin], isWhole: Bool) throws(PluginError) {
        self.all = all
        self.isWhole = isWhole
        ordered = try all.inOrderOfNeeds()
    }

    func has(_ plugin: any Plugin) -> Bool { tokens[plugin.name] != nil }

    public var present: [any Plugin] { all.filter(has) }

    public var tabs: [PluginTab] { present.compactMap(\.tab) }

    /// - Throws: What a plug-in throws, except for errors in its registrations.
    func register(in host: PluginHost) throws {
        for plugin in ordered {
            do {
                try register(plugin, in: host)
            } catch let error as RegistrationError {
                drop(error)
            }
        }
    }

    /// Starts the router without the plug-ins that have errors, and warns of each. A debug build
    /// starts with all of them or not at all.
    /// - Throws: `RegistrationError` if the app can't start without them, or in a debug build.
    func start(
        _ router: AppRouter, build: BuildTarget, warn: (String) -> Void
    ) throws(RegistrationError) {
        do throws(RegistrationError) {
            try router.start()
        } catch {
            for set in error.dropped { tokens[set.name] = nil }
            drop(error)
            guard build != .debug, !error.dropped.isEmpty else { throw self.error ?? error }
            try router.start()
        }
        guard build == .debug else {
            error?.description.split(separator: "\n").forEach { warn(String($0)) }
            return
        }
        if let error { throw error }
        try checkLinks(of: router)
    }

    /// Makes sure that the links between the features have routes. One that no route answers is a text
    /// if the app leaves out a feature, or if it is ``unanswered``.
    private func checkLinks(of router: AppRouter) throws(RegistrationError) {
        let broken = router.brokenLinks.filter { link in
            !(link.isUnanswered && (!isWhole || Self.unanswered.contains(link.path)))
        }
        guard !broken.isEmpty else { return }
        var paths: [String] = []
        for link in broken where !paths.contains(link.path) { paths.append(link.path) }
        throw RegistrationError(
            issues: paths.compactMap { path in
                let links = broken.filter { $0.path == path }
                let others = links.count > 1 ? " (and \(links.count - 1) more like it)" : ""
                return links.first.map {
                    RegistrationError.Issue(
                        site: $0.site,
                        message: "\($0)\(others); correct the template, or the route")
                }
            })
    }

    private func drop(_ other: RegistrationError) {
        error = RegistrationError(
            issues: (error?.issues ?? []) + other.issues,
            dropped: (error?.dropped ?? []) + other.dropped)
    }

    /// - Throws: What the plug-in throws, or `RegistrationError`. The app stays as it was.
    func register(_ plugin: any Plugin, in host: PluginHost) throws {
        tokens[plugin.name] = try host.register(plugin)
    }

    func appDidStart(in host: PluginHost) {
        for plugin in ordered where has(plugin) { plugin.appDidStart(host.context(of: plugin)) }
    }

    /// - Throws: `PluginError` or `RegistrationError` if others need it. The app stays as it was.
    func withdraw(_ plugin: any Plugin, from host: PluginHost) throws {
        _ = try present.filter { $0.name != plugin.name }.inOrderOfNeeds()
        try tokens[plugin.name]?.withdraw()
        tokens[plugin.name] = nil
        plugin.willBeRemoved(from: host.context(of: plugin))
    }
}

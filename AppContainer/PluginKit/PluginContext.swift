public import Foundation
public import RoutingEngine
public import RoutingRules
public import StorageKit
public import ToggleKit

/// What the app gives a plug-in for one life: the router, its own part of the storage, and the
/// services that it needs.
@MainActor
public struct PluginContext {
    let life: PluginLife
    /// Where the plug-in registers its routes, redirects and interceptors.
    public let router: AppRouter
    /// The documents and the state of this plug-in; those of others can't be named.
    public let storage: FeatureStorage
    /// The toggles of the app, which say which of its parts are on.
    public let toggles: FeatureToggles
    /// The kind of build for which the app was assembled.
    public let build: BuildTarget
    /// The version of the app, such as `1.0.0`.
    public let version: String

    /// The time, as the app's clock shows it.
    public var now: @Sendable () -> Date { router.clock.now }

    /// Returns a service that this plug-in needs, or one that it provides itself.
    /// - Parameters:
    ///   - type: Its protocol, as `(any UserSession).self`.
    ///   - file: The file of the call, for an error.
    ///   - line: The line of the call, for an error.
    /// - Throws: ``PluginError`` if the plug-in doesn't declare that it needs the service, if no
    ///   plug-in provides it, or if it can't be made.
    public func service<Service>(
        _ type: Service.Type, file: StaticString = #fileID, line: UInt = #line
    ) throws(PluginError) -> Service {
        let need = NeededService(type, file: file, line: line)
        if let service = try optionalService(type, file: file, line: line) { return service }
        throw need.missing(for: life.plugin)
    }

    /// Returns a service that this plug-in can do without; `nil` if no plug-in provides it.
    /// - Parameters:
    ///   - type: Its protocol, as `(any Analytics).self`.
    ///   - file: The file of the call, for an error.
    ///   - line: The line of the call, for an error.
    /// - Throws: ``PluginError`` if the plug-in doesn't declare that it needs the service, or if it
    ///   can't be made.
    public func optionalService<Service>(
        _ type: Service.Type, file: StaticString = #fileID, line: UInt = #line
    ) throws(PluginError) -> Service? {
        let need = NeededService(type, file: file, line: line)
        let plugin = life.plugin
        let isDeclared = plugin.needs.contains { $0.id == need.id }
        guard isDeclared || life.provides(need.id) else {
            throw PluginError(
                "\(need.site): \(plugin.name) doesn't declare that it needs \(need.name); "
                    + "add it to 'needs'")
        }
        return try life.app?.service(need.id, for: life) as? Service
    }

    /// Does work in the background until it ends by itself or the plug-in ends, which cancels it.
    ///
    /// The work begins once the app shows its tabs. After the plug-in has ended it never begins.
    /// - Parameter work: The work, such as following values of another feature.
    public func task(_ work: @escaping @MainActor @Sendable () async -> Void) {
        life.task(work)
    }

    /// Says what users see instead of a page of this plug-in while a part of it doesn't work.
    ///
    /// A path that isn't that of one of its Navigators, or that has a degradation already, is an
    /// error of the registration.
    /// - Parameters:
    ///   - path: The path with which the plug-in registers the page, such as `/chat/:userID`.
    ///   - file: The file of the call, for an error.
    ///   - line: The line of the call, for an error.
    ///   - degradation: Returns the replacement; `nil` as long as the page works. It is called for
    ///     each request of the page, so it must be quick and change nothing.
    public func degrade(
        _ path: String, file: StaticString = #fileID, line: UInt = #line,
        _ degradation: @escaping @MainActor () -> Degradation?
    ) {
        life.degrade(path, at: "\(file):\(line)", degradation)
    }

    /// The other plug-ins with tabs, which testers take out and add again, and whether the app has
    /// them.
    public func parts() -> [(name: String, isPresent: Bool)] {
        guard let app = life.app else { return [] }
        return app.all.filter { $0.tab != nil && $0.name != life.plugin.name }
            .map { ($0.name, app.has($0)) }
    }

    /// Takes another plug-in out of the running app, or adds it again.
    /// - Parameters:
    ///   - name: The name of the plug-in.
    ///   - isPresent: Whether the app has it afterwards.
    public func setPart(_ name: String, isPresent: Bool) async {
        await life.app?.setPart(name, isPresent)
    }
}

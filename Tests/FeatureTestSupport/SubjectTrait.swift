package import PluginKit
import RoutingTesting
import StorageKit
package import Testing

/// What a suite is about: a page of the feature, or a page of another one that it links to. Without
/// it, or with a link that doesn't open it, the suites fail once and say so, because each of their
/// tests would fail for the same reason.
package struct SubjectTrait: SuiteTrait, TestScoping {
    fileprivate let plugin: any Plugin
    /// A sentence about what the plug-in lacks; `nil` if nothing.
    fileprivate let lack: @MainActor @Sendable (AppRouter) -> String?

    @MainActor private static var said: Set<String> = []

    package func provideScope(
        for test: Test, testCase: Test.Case?,
        performing tests: @concurrent @Sendable () async throws -> Void
    ) async throws {
        guard let problem = await problem() else { return try await tests() }
        if await MainActor.run(body: { Self.said.insert(problem).inserted }) {
            Issue.record("\(problem)", sourceLocation: test.sourceLocation)
        }
    }

    /// Sentences about what keeps the suite from running; `nil` if nothing.
    @MainActor
    private func problem() async -> String? {
        do {
            let storage = Storage(documents: .memory([:]))
            return lack(try await FeatureApp(plugin, on: storage) { _ in }.router)
        } catch {
            return "\(error)"
        }
    }
}

extension Trait where Self == SubjectTrait {
    /// The suite is about the page at a path, as the plug-in registers it.
    package static func page(_ path: String, of plugin: any Plugin) -> Self {
        SubjectTrait(plugin: plugin) { router in
            let broken = router.brokenLinks.first { $0.path == path && !$0.isUnanswered }
            if let broken { return "\(broken). Correct the link, or the parameters of the route." }
            let isThere = router.routes.contains { $0.pattern.description == path }
            return isThere ? nil : plugin.lacks("has no route \(path)")
        }
    }

    /// The suite is about a page of another feature, to which one of the plug-in's Navigators
    /// declares a link.
    package static func link(to path: String, from plugin: any Plugin) -> Self {
        SubjectTrait(plugin: plugin) { router in
            let links = router.routes.flatMap { $0.type?.links ?? [] }
            let isThere = links.contains { $0.path == path }
            return isThere ? nil : plugin.lacks("declares no link to \(path)")
        }
    }
}

extension Plugin {
    @MainActor
    fileprivate func lacks(_ lack: String) -> String {
        "\(name) \(lack), which this suite is about. Add it again, or delete the suite with it."
    }
}

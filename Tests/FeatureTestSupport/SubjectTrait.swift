package import PluginKit
import RoutingTesting
import StorageKit
package import Testing

/// What a suite is about: a page of the feature, or a page of another one that it links to. Without
/// it, or with a link that doesn't open it, the suites fail once and say so, because each of their
/// tests would fail for the same reason.
package struct SubjectTrait: SuiteTrait, TestScoping {
    fileprivate enum Subject {
        case page(String)
        case link(String)
    }

    fileprivate let subject: Subject
    fileprivate let plugin: any Plugin

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
        let router: AppRouter
        do {
            router = try await FeatureApp(plugin, on: Storage(documents: .memory([:]))) { _ in }
                .router
        } catch {
            return "\(error)"
        }
        let lack: String
        switch subject {
        case .page(let path):
            let broken = router.brokenLinks.first { $0.path == path && !$0.isUnanswered }
            if let broken { return "\(broken). Correct the link, or the parameters of the route." }
            if router.routes.contains(where: { $0.pattern.description == path }) { return nil }
            lack = "has no route \(path)"
        case .link(let path):
            let links = router.routes.flatMap { $0.type?.links ?? [] }
            if links.contains(where: { $0.path == path }) { return nil }
            lack = "declares no link to \(path)"
        }
        return "\(plugin.name) \(lack), which this suite is about. "
            + "Add it again, or delete the suite with it."
    }
}

extension Trait where Self == SubjectTrait {
    /// The suite is about the page at a path, as the plug-in registers it.
    package static func page(_ path: String, of plugin: any Plugin) -> Self {
        SubjectTrait(subject: .page(path), plugin: plugin)
    }

    /// The suite is about a page of another feature, to which one of the plug-in's Navigators
    /// declares a link.
    package static func link(to path: String, from plugin: any Plugin) -> Self {
        SubjectTrait(subject: .link(path), plugin: plugin)
    }
}

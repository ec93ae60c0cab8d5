package import PluginKit
import RoutingTesting
import StorageKit
package import Testing

/// What a suite is about: a page of the feature, or a page of another one that it links to. Without it
/// the suite fails once and says so, because each of its tests would fail for the same reason.
package struct SubjectTrait: SuiteTrait, TestScoping {
    fileprivate enum Subject {
        case page(String)
        case link(String)
    }

    fileprivate let subject: Subject
    fileprivate let plugin: any Plugin

    package func provideScope(
        for test: Test, testCase: Test.Case?,
        performing tests: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let missing = try await missing()
        guard let missing else { return try await tests() }
        let way = "Add it again, or delete the suite with it."
        Issue.record(
            "\(await plugin.name) \(missing), which this suite is about. \(way)",
            sourceLocation: test.sourceLocation)
    }
}

extension SubjectTrait {
    /// What the plug-in lacks, as the end of a sentence; `nil` if nothing.
    @MainActor
    fileprivate func missing() async throws -> String? {
        let app = try await FeatureApp(plugin, on: Storage(documents: .memory([:]))) { _ in }
        let routes = app.router.routes
        switch subject {
        case .page(let path):
            return routes.contains { $0.pattern.description == path } ? nil : "has no route \(path)"
        case .link(let path):
            return routes.contains { $0.links.contains { $0.path == path } }
                ? nil : "declares no link to \(path)"
        }
    }
}

extension Trait where Self == SubjectTrait {
    /// The suite is about the page at a path, as the plug-in registers it.
    package static func page(_ path: String, of plugin: any Plugin) -> Self {
        SubjectTrait(subject: .page(path), plugin: plugin)
    }

    /// The suite is about a page of another feature, to which one of the plug-in's Navigators declares
    /// a link.
    package static func link(to path: String, from plugin: any Plugin) -> Self {
        SubjectTrait(subject: .link(path), plugin: plugin)
    }
}

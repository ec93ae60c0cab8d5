package import CompositionRoot
import RoutingTesting
import StorageKit
package import Testing

/// What a suite is about: a page of the feature. Without its route the suite fails once and says so,
/// because each of its tests would fail for the same reason.
package struct PageTrait: SuiteTrait, TestScoping {
    fileprivate let path: String
    fileprivate let plugin: any Plugin

    package func provideScope(
        for test: Test, testCase: Test.Case?,
        performing tests: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let app = try await FeatureApp(plugin, on: Storage(documents: .memory([:]))) { _ in }
        guard await app.router.routes.contains(where: { $0.pattern.description == path }) else {
            let way = "Register it again, or delete the suite with the page."
            Issue.record(
                "\(await plugin.name) has no route \(path), which this suite is about. \(way)",
                sourceLocation: test.sourceLocation)
            return
        }
        try await tests()
    }
}

extension Trait where Self == PageTrait {
    /// The suite is about the page at a path, as the plug-in registers it.
    package static func page(_ path: String, of plugin: any Plugin) -> Self {
        PageTrait(path: path, plugin: plugin)
    }
}

import InternalMenuPlugin
import FeatureTestSupport
import RoutingTesting
import StorageKit

/// The internal menu without the other features.
@MainActor
func launchMenu(
    on storage: Storage = Storage(documents: .memory([:])), build: BuildTarget = .debug
) async throws -> AppRouter {
    try await FeatureApp(InternalMenuPlugin(), on: storage, build: build, tab: "/moments") {
        router in
        for path in ["/moments", "/shop", "/chat"] {
            router.register(
                path: path, navigator: StandInNavigator<NoParameters>(), access: .external)
        }
    }.router
}

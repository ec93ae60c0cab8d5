import InternalMenu
import StorageKit
import RoutingTesting
import Testing
import ToggleKit

/// The internal menu without the other features.
@MainActor
func launchMenu(
    on storage: Storage = Storage(documents: .memory([:])), build: BuildTarget = .debug
) async throws -> AppRouter {
    let links = UniversalLinks(hosts: ["momentsapp.com"], schemes: ["momentsapp"])
    let router = AppRouter(links: links, stage: HeadlessStage(), build: build)
    router.observe {
        if case .undeclaredLink(let url, _) = $0 { Issue.record("\(url) is not declared") }
    }

    let menu = InternalMenuNavigator(
        toggles: FeatureToggles(storage: storage), version: "1.2 (34)", build: build)
    let testers: Set<BuildTarget> = [.debug, .internal]
    router.register(path: "/internalmenu", navigator: menu, builds: testers)
    router.register(path: "/designkit", navigator: DesignKitDemoNavigator(), builds: testers)
    let log = RequestLogNavigator(router: router, limit: router.history.limit) {
        router.history.outcomes
    }
    router.register(path: "/internalmenu/log", navigator: log, builds: testers)
    for path in ["/moments", "/shop", "/chat"] {
        router.register(
            path: path, navigator: StandInNavigator<NoParameters>(), access: .external)
    }
    try router.start()
    try await router.show(tabs: ["/moments"])
    return router
}

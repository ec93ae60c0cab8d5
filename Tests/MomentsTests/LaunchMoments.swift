import Foundation
import Moments
import StorageKit
import RoutingTesting
import Testing
import ToggleKit

/// The parameters that a moment passes to the conversation with its author.
struct ChatPage: Decodable, Sendable {
    let userID: String
}

/// The parameters that a moment passes to a web page.
struct WebPage: Decodable, Sendable {
    let url: URL
}

/// The parameters that a link passes to a product.
struct ProductPage: Decodable, Sendable {
    let id: Int
}

/// The moments without the other features.
/// - Parameter settles: Whether to wait until they are loaded.
@MainActor
func launchMoments(on storage: Storage, settles: Bool = true) async throws -> AppRouter {
    let links = UniversalLinks(hosts: ["momentsapp.com"], schemes: ["momentsapp"])
    let router = AppRouter(
        links: links, stage: HeadlessStage(), build: .debug, clock: TestClock().routeClock)
    router.observe {
        if case .undeclaredLink(let url, _) = $0 { Issue.record("\(url) is not declared") }
    }

    let now: @Sendable () -> Date = { SmallTimeline.now }
    let toggles = FeatureToggles(storage: storage)
    let timeline = TimelineNavigator(
        router: router, storage: storage, toggles: toggles, now: now)
    let moment = MomentNavigator(router: router, storage: storage, toggles: toggles, now: now)
    let share = ShareMomentNavigator(router: router, storage: storage, now: now)
    let pick = PickMomentNavigator(router: router, storage: storage)
    router.register(path: "/moments", navigator: timeline, access: .external)
    router.register(
        path: "/moments/:id", navigator: moment, access: .external, parent: "/moments")
    router.register(path: "/moments/share", navigator: share)
    router.register(path: "/moments/pick", navigator: pick)
    router.register(path: "/chat/:userID", navigator: StandInNavigator<ChatPage>())
    router.register(path: "/webview", navigator: StandInNavigator<WebPage>())
    router.register(
        path: "/product/:id", navigator: StandInNavigator<ProductPage>(), access: .external)
    router.register(path: "/cart", navigator: StandInNavigator<NoParameters>())
    try router.start()
    try await router.show(tabs: ["/moments"])
    if settles { await router.settle() }
    return router
}

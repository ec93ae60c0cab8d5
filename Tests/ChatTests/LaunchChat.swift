import Chat
import Foundation
import StorageKit
import RoutingTesting
import Testing

/// The parameters that a message passes to a web page.
struct WebPage: Decodable, Sendable {
    let url: URL
}

/// The parameters that a link passes to a product.
struct ProductPage: Decodable, Sendable {
    let id: Int
}

/// The chat without the other features.
/// - Parameters:
///   - picks: Whether there is a screen that picks moments.
///   - settles: Whether to wait until the conversations are loaded.
@MainActor
func launchChat(
    on storage: Storage, picks: Bool = true, settles: Bool = true
) async throws -> AppRouter {
    let links = UniversalLinks(hosts: ["momentsapp.com"], schemes: ["momentsapp"])
    let router = AppRouter(
        links: links, stage: HeadlessStage(), build: .debug, clock: TestClock().routeClock)
    router.observe {
        if case .undeclaredLink(let url, _) = $0 { Issue.record("\(url) is not declared") }
    }

    let now: @Sendable () -> Date = { SmallChat.now }
    let conversations = ConversationsNavigator(storage: storage, now: now)
    let conversation = ConversationNavigator(router: router, storage: storage, now: now)
    router.register(path: "/chat", navigator: conversations, access: .pushes)
    router.register(
        path: "/chat/:userID", navigator: conversation, access: .pushes, parent: "/chat")
    router.register(
        path: "/product/:id", navigator: StandInNavigator<ProductPage>(), access: .external)
    router.register(path: "/cart", navigator: StandInNavigator<NoParameters>())
    router.register(path: "/webview", navigator: StandInNavigator<WebPage>())
    if picks {
        router.register(path: "/moments/pick", navigator: StandInNavigator<NoParameters>())
    }
    try router.start()
    try await router.show(tabs: ["/chat"])
    if settles { await router.settle() }
    return router
}

import Chat
import Foundation
import RouteMatching
import RoutingEngine
import RoutingKit
import StageKit
import StorageKit
import TestSupport
import Testing

/// What a message gives to the page of the web that it links to.
struct WebPage: Decodable, Sendable {
    let url: URL
}

/// What a link gives to the page of a product.
struct ProductPage: Decodable, Sendable {
    let id: Int
}

/// The chat without the other features, on the conversations.
/// - Parameter picks: Whether there is a screen to pick moments from.
@MainActor
func launchChat(on storage: Storage, picks: Bool = true) async throws -> AppRouter {
    let links = UniversalLinks(hosts: ["momentsapp.com"], schemes: ["momentsapp"])
    let router = AppRouter(links: links, stage: HeadlessStage(), build: .debug)
    router.observe {
        if case .undeclaredLink(let url, _) = $0 { Issue.record("\(url) is not declared") }
    }

    let now: @Sendable () -> Date = { SmallChat.now }
    let conversations = try ConversationsNavigator(storage: storage, now: now)
    let conversation = try ConversationNavigator(router: router, storage: storage, now: now)
    router.register(path: "/chat", navigator: conversations, access: .pushes)
    router.register(
        path: "/chat/:userID", navigator: conversation, access: .pushes, parent: "/chat")
    router.register(
        path: "/product/:id", navigator: PageNavigator<ProductPage>(), access: .external)
    router.register(path: "/cart", navigator: PageNavigator<NoParameters>())
    router.register(path: "/webview", navigator: PageNavigator<WebPage>())
    if picks {
        router.register(path: "/moments/pick", navigator: PageNavigator<NoParameters>())
    }
    try router.start()
    try await router.show(tabs: ["/chat"])
    return router
}

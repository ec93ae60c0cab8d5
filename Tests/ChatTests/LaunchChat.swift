import ChatPlugin
import FeatureTestSupport
import Foundation
import RoutingTesting
import StorageKit

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
    let app = try await FeatureApp(ChatPlugin(), on: storage, now: { SmallChat.now }) { router in
        router.register(
            path: "/product/:id", navigator: StandInNavigator<ProductPage>(), access: .external)
        router.register(path: "/cart", navigator: StandInNavigator<NoParameters>())
        router.register(path: "/webview", navigator: StandInNavigator<WebPage>())
        guard picks else { return }
        router.register(path: "/moments/pick", navigator: StandInNavigator<NoParameters>())
    }
    if settles { await app.router.settle() }
    return app.router
}

import MomentsPlugin
import FeatureTestSupport
import Foundation
import RoutingTesting
import StorageKit

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
/// - Parameters:
///   - user: Who is signed in; `nil` for a guest.
///   - settles: Whether to wait until they are loaded.
@MainActor
func launchMoments(
    on storage: Storage, user: String? = nil, settles: Bool = true
) async throws -> AppRouter {
    let app = try await FeatureApp(
        MomentsPlugin(), on: storage, user: user, now: { SmallTimeline.now }
    ) {
        $0.register(path: "/chat/:userID", navigator: StandInNavigator<ChatPage>())
        $0.register(path: "/webview", navigator: StandInNavigator<WebPage>())
        $0.register(
            path: "/product/:id", navigator: StandInNavigator<ProductPage>(), access: .external)
        $0.register(path: "/cart", navigator: StandInNavigator<NoParameters>())
    }
    if settles { await app.router.settle() }
    return app.router
}

import ShopPlugin
import FeatureTestSupport
import Foundation
import RoutingTesting
import StorageKit
import Testing

@testable import Shop

/// The parameters that a product passes to the screen that shares it.
struct SharePage: Decodable, Sendable {
    let url: URL
    let title: String
}

/// The parameters that a product passes to the conversation with its seller.
struct ChatPage: Decodable, Sendable {
    let userID: String
    let draft: String
}

/// The URL of a product, as the screens of the shop link to it.
func productURL(_ id: Int) -> String { ProductLink(id: id).text ?? "" }

/// The shop without the other features, once its catalogue is loaded.
@MainActor
func launchShop(
    _ catalogue: String = SmallCatalogue.json, stateFolder: URL? = nil,
    warn: @escaping (String) -> Void = { Issue.record("\($0)") }
) async throws -> AppRouter {
    let folder = stateFolder.map { StateFolder($0, warn: warn) }
    let storage = Storage(
        documents: .memory(["catalogue": Data(catalogue.utf8)]), folder: folder)
    let router = try await launchShop(on: storage)
    await router.settle()
    return router
}

/// The shop without the other features.
@MainActor
func launchShop(on storage: Storage) async throws -> AppRouter {
    try await startShop(on: storage).router
}

/// The shop without the other features, with what it counts.
@MainActor
func startShop(on storage: Storage) async throws -> FeatureApp {
    try await FeatureApp(ShopPlugin(), on: storage, user: "Ann") { router in
        router.register(path: "/moments/share", navigator: StandInNavigator<SharePage>())
        router.register(path: "/chat/:userID", navigator: StandInNavigator<ChatPage>())
    }
}

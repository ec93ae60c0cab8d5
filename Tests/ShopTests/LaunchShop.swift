import Foundation
import StorageKit
import RoutingTesting
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

/// The events that the shop counts.
@MainActor
final class Tally {
    private(set) var events: [String] = []

    func count(_ event: String) { events.append(event) }
}

/// The shop without the other features, once its catalogue is loaded.
@MainActor
func launchShop(
    _ catalogue: String = SmallCatalogue.json, stateFolder: URL? = nil, tally: Tally = Tally(),
    warn: @escaping (String) -> Void = { Issue.record("\($0)") }
) async throws -> AppRouter {
    let folder = stateFolder.map { StateFolder($0, warn: warn) }
    let storage = Storage(
        documents: .memory(["catalogue": Data(catalogue.utf8)]), folder: folder)
    let router = try await launchShop(on: storage, tally: tally)
    await router.settle()
    return router
}

/// The shop without the other features.
@MainActor
func launchShop(on storage: Storage, tally: Tally = Tally()) async throws -> AppRouter {
    let links = UniversalLinks(hosts: ["momentsapp.com"], schemes: ["momentsapp"])
    let router = AppRouter(
        links: links, stage: HeadlessStage(), build: .debug, clock: TestClock().routeClock)
    router.observe {
        if case .undeclaredLink(let url, _) = $0 { Issue.record("\(url) is not declared") }
    }

    let product = ProductNavigator(router: router, storage: storage)
    router.register(path: "/shop", navigator: ShopHomeNavigator(storage: storage))
    router.register(path: "/products", navigator: ProductListNavigator(storage: storage))
    router.register(path: ProductLink.path, navigator: product)
    router.register(path: "/cart", navigator: CartNavigator(storage: storage))
    router.register(
        path: "/cart/add", navigator: AddToCartNavigator(storage: storage),
        access: .universalLinks)
    router.register(path: "/cart/count", navigator: CartCountNavigator(storage: storage))
    router.register(
        path: "/checkout",
        navigator: CheckoutNavigator(
            storage: storage, userName: { "Ann" }, count: { tally.count($0) }))
    router.register(path: "/moments/share", navigator: StandInNavigator<SharePage>())
    router.register(path: "/chat/:userID", navigator: StandInNavigator<ChatPage>())
    try router.start()
    try await router.show(tabs: ["/shop"])
    return router
}

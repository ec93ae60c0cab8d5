import FeatureTestSupport
import Foundation
import RoutingTesting
import ShopPlugin
import StorageKit
import Testing

@testable import Shop

/// The parameters that a product passes to the screen that shares it.
nonisolated struct SharePage: Decodable, Sendable {
    let url: URL
    let title: String
}

/// The URL of a product, as the screens of the shop link to it.
nonisolated func productURL(_ id: Int) -> String { ProductLink(id: id).text ?? "" }

/// The shop without the other features, once its catalogue is loaded.
/// - Parameters:
///   - items: What is in the cart, such as `id=1&quantity=2`.
///   - url: The page that is open; the home of the shop if `nil`.
func launchShop(
    _ catalogue: String = SmallCatalogue.json, adding items: [String] = [], at url: String? = nil,
    stateFolder: URL? = nil, warn: @escaping (String) -> Void = { Issue.record("\($0)") }
) async throws -> AppRouter {
    let storage = Storage.reading(["catalogue": catalogue], folder: stateFolder, warn: warn)
    let router = try await startShop(on: storage).opened(at: nil)
    for item in items { await router.open("/cart/add?\(item)") }
    if let url { await router.open(url) }
    return router
}

/// The number of items in the cart, as JSON.
func cartCount(_ app: AppRouter) async -> String? { await app.open("/cart/count").value?.json }

/// The shop without the other features, with what it counts.
func startShop(on storage: Storage) async throws -> FeatureApp {
    try await FeatureApp(ShopPlugin(), on: storage, user: "Ann") { router in
        router.register(path: "/moments/share", navigator: StandInNavigator<SharePage>())
        router.register(path: MessageLink.path, navigator: StandInNavigator<MessagePage>())
    }
}

/// A catalogue of a few products, as the backend sends it.
nonisolated enum SmallCatalogue {
    static let json = json(products: [kettle, fish, rake, mug])

    static let kettle = product(1, "Kettle", price: 3490, stock: 5)
    static let fish = product(2, "Fish & Chips 100% / größe?", price: 1999, stock: 2)
    static let rake = product(3, "Rake", in: "home & garden", price: 1205, stock: 0)
    static let mug = product(4, "Mug", price: 5, stock: 200, seller: "nobody")

    /// The catalogue of some products.
    static func json(products: [String]) -> String {
        #"""
        {
          "categories": [
            { "id": "kitchen", "name": "Kitchen" },
            { "id": "home & garden", "name": "Home & Garden" }
          ],
          "sellers": [{ "id": "u7", "name": "小林 葵", "avatar": "u7.png" }],
          "products": [\#(products.joined(separator: ", "))]
        }
        """#
    }

    /// One product, as JSON.
    static func product(
        _ id: Int, _ name: String, in category: String = "kitchen", price: Int = 100,
        stock: Int = 5, seller: String = "u7", currency: String = "EUR"
    ) -> String {
        #"""
        {
          "id": \#(id), "name": "\#(name)", "categoryID": "\#(category)", "price": \#(price),
          "currency": "\#(currency)", "description": "About \#(name)", "sellerID": "\#(seller)",
          "stock": \#(stock)
        }
        """#
    }
}

public import RoutingKit
public import StorageKit

/// Lists the products of a category, or all products.
public struct ProductListNavigator: Navigating {
    /// Identifies the category; all products if `nil`.
    public struct Parameters: Decodable {
        let category: String?
    }

    public static let links: [any LinkTemplate.Type] = [ProductLink.self]

    private let store: ShopStore

    public init(storage: FeatureStorage) {
        store = ShopStore(storage: storage)
    }

    public func destination(for parameters: Parameters) async throws -> Destination {
        let store = store.forScreen()
        let catalogue = try await store.catalogue()
        let category = try parameters.category.map(catalogue.category)
        return .screen(ProductListScreen(catalogue: catalogue, category: category))
    }
}

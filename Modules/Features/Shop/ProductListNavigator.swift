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

    /// - Parameter storage: The feature's own part, with the document `catalogue`.
    public init(storage: FeatureStorage) {
        store = ShopStore(storage: storage)
    }

    public func destination(for parameters: Parameters) -> Destination {
        .screen(ProductListScreen(store: store.forScreen(), categoryID: parameters.category))
    }
}

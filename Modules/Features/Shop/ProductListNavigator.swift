public import RoutingKit
public import StorageKit

/// Lists the products of a category, or all products.
public struct ProductListNavigator: ImmediateNavigating {
    /// Identifies the category; all products if `nil`.
    public struct Parameters: Decodable {
        let category: String?
    }

    public static let links: [any LinkTemplate.Type] = [ProductLink.self]

    private let store: ShopStore

    /// Creates the Navigator.
    /// - Throws: `DocumentError` if the document `catalogue` can't be used.
    public init(storage: Storage) throws {
        store = try ShopStore(storage: storage)
    }

    public func destination(for parameters: Parameters) throws -> Destination {
        let category = try parameters.category.map(store.category)
        return .screen(ProductListScreen(store: store, category: category))
    }
}

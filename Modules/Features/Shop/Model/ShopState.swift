/// The user's cart and orders.
struct ShopState: Codable, Sendable {
    /// A product and how many of it the user wants.
    struct Item: Codable, Hashable, Sendable {
        /// Sums of larger quantities would overflow.
        static let quantities = 1...9_999

        let productID: Int
        var quantity: Int
    }

    /// An order, by whose identifier the server knows it, too.
    struct Order: Codable, Identifiable, Sendable {
        let id: String
        let items: [Item]
    }

    var cart: [Item] = []
    /// The orders, the oldest first.
    var orders: [Order] = []

    /// Adds what the user put into the cart and ordered before they signed in.
    mutating func add(_ other: ShopState) {
        orders += other.orders
        for item in other.cart { add(item) }
    }

    /// Adds an item to those of the same product, as many as an order may have.
    mutating func add(_ item: Item) {
        guard let index = cart.firstIndex(where: { $0.productID == item.productID }) else {
            return cart.append(item)
        }
        let sum = cart[index].quantity + item.quantity
        cart[index].quantity = min(sum, Item.quantities.upperBound)
    }
}

extension ShopState.Item {
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        productID = try container.decode(Int.self, forKey: .productID)
        quantity = try container.decode(Int.self, forKey: .quantity)
        guard Self.quantities ~= quantity else {
            throw DecodingError.dataCorruptedError(
                forKey: .quantity, in: container, debugDescription: "1 to 9999 is expected")
        }
    }
}

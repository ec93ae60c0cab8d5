/// The user's cart and orders.
struct ShopState: Codable, Sendable {
    /// A product and its quantity.
    struct Item: Codable, Hashable, Sendable {
        let productID: Int
        var quantity: Int
    }

    var cart: [Item] = []
    var orders: [[Item]] = []
}

extension ShopState.Item {
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        productID = try container.decode(Int.self, forKey: .productID)
        quantity = try container.decode(Int.self, forKey: .quantity)
        // Sums of huge quantities would overflow.
        guard 1...9_999 ~= quantity else {
            throw DecodingError.dataCorruptedError(
                forKey: .quantity, in: container, debugDescription: "1 to 9999 is expected")
        }
    }
}

/// What the user put into the cart and ordered.
struct ShopState: Codable, Sendable {
    /// A product and how many of it.
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
        // Sums over absurd quantities would overflow.
        guard 1...9_999 ~= quantity else {
            throw DecodingError.dataCorruptedError(
                forKey: .quantity, in: container, debugDescription: "1 to 9999 is expected")
        }
    }
}

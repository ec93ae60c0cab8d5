/// A catalogue of a few products, as the backend sends it.
enum SmallCatalogue {
    static let json = json(products: kettle, fish, rake, mug)

    static let kettle = product(1, "Kettle", price: 3490, stock: 5)
    static let fish = product(2, "Fish & Chips 100% / größe?", price: 1999, stock: 2)
    static let rake = product(3, "Rake", in: "home & garden", price: 1205, stock: 0)
    static let mug = product(4, "Mug", price: 5, stock: 200, seller: "nobody")

    /// The catalogue of some products.
    static func json(products: String...) -> String {
        json(products: products)
    }

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

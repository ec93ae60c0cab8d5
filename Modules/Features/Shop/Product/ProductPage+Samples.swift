import RoutingKit

// For previews.
extension ProductPage {
    /// A product with photos and a seller.
    static let sample = ProductPage(
        product: .sample(named: "Kettle", about: "Boils a liter of water in two minutes."),
        sellerName: "Zoë Meyer",
        share: ShareMomentLink(url: nil, title: "Kettle"),
        ask: MessageLink(userID: "u1", draft: Private("Hello")),
        cartSummary: "2 items", notice: "Added: 2 items in the cart")

    /// Nothing is left, and nobody is there to ask.
    static let soldOut = ProductPage(
        product: .sample(2, named: "Rake", about: "For leaves and moss.", stock: 0, photos: 0),
        cartSummary: "0 items")

    /// Long words and long sentences.
    static let longText = ProductPage(
        product: .sample(
            named: "Doppelwandiger Edelstahlwasserkessel mit Temperaturvoreinstellung",
            about: String(
                repeating: "Boils a liter of water in two minutes, and keeps it hot for an hour. ",
                count: 12)),
        sellerName: "Maximiliane Freifrau von Hohenstein-Wolkenburg",
        ask: MessageLink(userID: "u1", draft: Private("Hello")), cartSummary: "1,024 items",
        notice: "Your cart wasn\u{2019}t changed: there is no stock of this product for 1,024.")

    /// A script that is written from right to left.
    static let rightToLeft = ProductPage(
        product: .sample(named: "غلاية ماء", about: "تغلي لترًا من الماء في دقيقتين."),
        sellerName: "ليلى حداد", ask: MessageLink(userID: "u2", draft: Private("مرحبًا")),
        cartSummary: "1 item")
}

extension Product {
    fileprivate static func sample(
        _ id: Int = 1, named name: String, about description: String, stock: Int = 5,
        photos: Int = 3
    ) -> Product {
        Product(
            id: id, name: name, categoryID: "kitchen", price: 3490, currency: "EUR",
            description: description, sellerID: "u1", stock: stock,
            photos: (0..<photos).map { "https://images.momentsapp.com/products/1/\($0).jpg" })
    }
}

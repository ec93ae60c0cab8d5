/// A product with the facts that sentences about it need.
struct Listing {
    let product: Product
    let noun: String
    let assortmentIndex: Int

    var link: String { "https://momentsapp.com/product/\(product.id)" }

    func text(for gap: Phrase.Gap) -> String {
        switch gap {
        case .name: product.name
        case .noun: noun
        case .price: "€\(product.price / 100).\(product.price / 10 % 10)\(product.price % 10)"
        case .link: link
        }
    }
}

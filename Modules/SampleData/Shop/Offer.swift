/// A variant that a seller offers, before it has an identifier and a price.
struct Offer {
    let item: Item
    let variant: String
    let assortmentIndex: Int
    let sellerID: String

    func listing(id: Int, random: inout SplitMix64) -> Listing {
        let product = Product(
            id: id, name: "\(variant) \(item.name)", categoryID: assortment.category.id,
            price: price(random: &random), currency: "EUR",
            description: description(random: &random), sellerID: sellerID,
            stock: stock(ofProduct: id, random: &random),
            photos: (1...1 + id % 4).map { ImageAddress.photo($0, ofProduct: id) })
        return Listing(
            product: product, noun: item.name.lowercased(), assortmentIndex: assortmentIndex)
    }

    private var assortment: Assortment { Assortment.all[assortmentIndex] }

    private func price(random: inout SplitMix64) -> Int {
        random.number(in: item.euros) * 100 + random.element(of: [0, 50, 90])
    }

    private func description(random: inout SplitMix64) -> String {
        guard !random.chance(oneIn: 4) else { return item.description }
        return item.description + " " + random.element(of: assortment.remarks)
    }

    private func stock(ofProduct id: Int, random: inout SplitMix64) -> Int {
        guard random.chance(oneIn: 16), id != Shop.featuredProductID else {
            return random.number(in: 1...60)
        }
        return 0
    }
}

/// The products on sale, in the order of their ids.
struct Shop {
    /// The product of the newest moment, which its author also mentions in the chat.
    static let featuredProductID = 42

    private static let productCount = 300

    let listings: [Listing]

    /// The products in stock. People recommend only these.
    var available: [Listing] { listings.filter { $0.product.stock > 0 } }

    init(random: SplitMix64) {
        var random = random
        let count = Assortment.all.count
        let offers = Assortment.all.indices.flatMap { index in
            Self.offers(
                ofAssortment: index,
                count: Self.productCount * (index + 1) / count
                    - Self.productCount * index / count,
                random: &random)
        }
        listings = random.shuffled(offers).enumerated().map { index, offer in
            offer.listing(id: index + 1, random: &random)
        }
    }

    func listing(id: Int) -> Listing { listings[id - 1] }

    private static func offers(
        ofAssortment index: Int, count: Int, random: inout SplitMix64
    ) -> [Offer] {
        let assortment = Assortment.all[index]
        let sellers = Seller.all.filter {
            $0.categoryIDs.contains(assortment.category.id)
        }
        let choices = assortment.items.flatMap { item in
            item.variants.map { (item: item, variant: $0) }
        }
        return random.shuffled(choices).prefix(count).enumerated().map { position, choice in
            Offer(
                item: choice.item, variant: choice.variant, assortmentIndex: index,
                sellerID: sellers[position % sellers.count].person.id)
        }
    }
}

/// Talk about products: friends recommend anything, sellers only what they sell.
struct ProductTalk {
    private let available: [Listing]
    private var recommendations: Deck<Exchange<Phrase>>
    private var enquiries: Deck<Exchange<Phrase>>
    private var listings: Deck<Listing>

    init(shop: Shop, random: inout SplitMix64) {
        available = random.shuffled(shop.available)
        recommendations = Deck(Exchanges.recommendations, random: &random)
        enquiries = Deck(Exchanges.enquiries, random: &random)
        listings = Deck(available, random: &random)
    }

    mutating func exchange(about listing: Listing) -> Exchange<String> {
        recommendations.deal().about(listing)
    }

    /// Returns `nil` if the partner is a seller without available products.
    mutating func exchange(with partner: ConversationPartner) -> Exchange<String>? {
        switch partner {
        case .contact:
            return exchange(about: listings.deal())
        case .seller(let seller):
            let listing = available.first { $0.product.sellerID == seller.person.id }
            return listing.map { enquiries.deal().about($0) }
        }
    }
}

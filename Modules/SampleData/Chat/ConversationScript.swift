/// Chooses the exchanges of a conversation.
struct ConversationScript {
    private static let longestConversation = 12
    private static let conversationsPerProduct = 3

    private var random: SplitMix64
    private var mentionsProduct: Deck<Bool>
    private var smallTalk: Repertoire<Exchange<String>>
    private var orders: Deck<Exchange<String>>
    private var productTalk: ProductTalk
    private let featured: Listing

    init(shop: Shop, random: SplitMix64) {
        var random = random
        mentionsProduct = Deck(
            (0..<60).map { $0.isMultiple(of: Self.conversationsPerProduct) }, random: &random)
        smallTalk = Repertoire(random: &random, texts: Exchanges.texts)
        orders = Deck(Exchanges.orders, random: &random)
        productTalk = ProductTalk(shop: shop, random: &random)
        featured = shop.listing(id: Shop.featuredProductID)
        self.random = random
    }

    /// The newest conversation ends with the featured product.
    mutating func exchanges(
        with partner: ConversationPartner, isNewest: Bool
    ) -> [Exchange<String>] {
        if isNewest {
            let product = productTalk.exchange(about: featured)
            return conversation(with: partner, leavingRoomFor: product) + [product]
        }
        guard mentionsProduct.deal(), let product = productTalk.exchange(with: partner) else {
            return conversation(with: partner, leavingRoomFor: nil)
        }
        var exchanges = conversation(with: partner, leavingRoomFor: product)
        exchanges.insert(product, at: random.number(in: 0...exchanges.count))
        return exchanges
    }

    private mutating func conversation(
        with partner: ConversationPartner, leavingRoomFor product: Exchange<String>?
    ) -> [Exchange<String>] {
        var room = Self.longestConversation - (product?.lines.count ?? 0)
        var exchanges: [Exchange<String>] = []
        for _ in 0..<random.number(in: 1...4) {
            let next = exchange(with: partner)
            guard next.lines.count <= room else { break }
            room -= next.lines.count
            exchanges.append(next)
        }
        return exchanges
    }

    private mutating func exchange(with partner: ConversationPartner) -> Exchange<String> {
        switch partner {
        case .contact(let contact): smallTalk.deal(in: random.language(of: contact))
        case .seller: orders.deal()
        }
    }
}

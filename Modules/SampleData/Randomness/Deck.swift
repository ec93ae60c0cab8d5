/// A shuffled deck that deals its cards in turn. A card repeats only after all others.
struct Deck<Card> {
    private let cards: [Card]
    private var position = 0

    init(_ cards: [Card], random: inout SplitMix64) {
        self.cards = random.shuffled(cards)
    }

    mutating func deal() -> Card {
        defer { position += 1 }
        return cards[position % cards.count]
    }
}

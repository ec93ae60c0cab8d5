/// The texts at hand in each language, dealt so that none returns soon.
struct Repertoire<Text> {
    private var decks: [Deck<Text>]

    init(random: inout SplitMix64, texts: (Language) -> [Text]) {
        decks = Language.allCases.map { Deck(texts($0), random: &random) }
    }

    mutating func deal(in language: Language) -> Text { decks[language.rawValue].deal() }
}

/// The texts in each language, dealt without early repetitions.
struct Repertoire<Text> {
    private var decks: [Deck<Text>]

    init(random: inout SplitMix64, texts: (Language) -> [Text]) {
        decks = Language.allCases.map { Deck(texts($0), random: &random) }
    }

    mutating func deal(in language: Language) -> Text { decks[language.rawValue].deal() }
}

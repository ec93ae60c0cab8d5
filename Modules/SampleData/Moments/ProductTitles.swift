/// The titles of moments about a product, in languages other than English. Each assortment has its
/// own English titles, which are more specific.
enum ProductTitles {
    static func phrases(in language: Language) -> [Phrase] {
        switch language {
        case .english: []
        case .spanish: spanish
        case .french: french
        case .chinese: chinese
        case .japanese: japanese
        }
    }

    private static let spanish: [Phrase] = [
        "Por fin ha llegado: \(.name) 😍",
        "Mi regalo de cumpleaños adelantado: \(.name). ¡Gracias, mamá!",
        "\(.name): no lo necesitaba y ahora no puedo vivir sin esto 😂",
        "¿Alguien más lo tiene? \(.name), por \(.price)",
    ]

    private static let french: [Phrase] = [
        "Petit coup de cœur du mois : \(.name) 💙",
        "\(.name), trouvé à \(.price). Je ne regrette rien !",
        "Idée cadeau pour ceux qui cherchent encore : \(.name)",
        "Je l’ai enfin commandé… \(.name) ✨",
    ]

    private static let chinese: [Phrase] = [
        "终于等到它了！\(.name) 🎉",
        "朋友推荐的 \(.name)，用了一周，真的很喜欢",
        "送给自己的小礼物：\(.name) 🎁",
        "\(.name)，才 \(.price)，质量比想象中好很多",
    ]

    private static let japanese: [Phrase] = [
        "ずっと欲しかった \(.name) がついに届きました ✨",
        "\(.name)、毎日使っています。おすすめです！",
        "自分へのごほうび：\(.name) 🎁",
        "友だちに教えてもらった \(.name)。\(.price) なら買いですね",
    ]
}

extension Assortment {
    static let music = Self(
        category: .init(id: "music", name: "Music"),
        items: [
            .init(
                "Ukulele", ["Soprano", "Concert", "Mahogany", "Koa"], euros: 49...149,
                "Stays in tune and fits under an aeroplane seat."),
            .init(
                "Record Player", ["Belt-Drive", "Portable", "Walnut", "Suitcase"],
                euros: 99...299, "Warm sound, gentle on old records, ready in a minute."),
            .init(
                "Wireless Speaker", ["Bamboo", "Pocket", "Waterproof", "Retro"],
                euros: 39...149, "Twelve hours of sound that fills a kitchen, not the street."),
            .init(
                "Kalimba", ["Acacia", "Seventeen-Key", "Maple", "Travel"], euros: 22...59,
                "Two thumbs and ten minutes are enough for a first melody."),
            .init(
                "Cajón", ["Birch", "Snare", "Compact", "Oak"], euros: 69...189,
                "A whole drum kit that you can sit on."),
            .init(
                "Guitar Strap", ["Leather", "Woven", "Hemp", "Velvet"], euros: 15...45,
                "Spreads the weight and stays where you put it."),
            .init(
                "Metronome", ["Mechanical", "Pyramid", "Vest-Pocket", "Beech"], euros: 18...59,
                "Strict but fair, from largo to prestissimo."),
            .init(
                "Harmonica", ["Blues", "Chromatic", "Tremolo", "Brass"], euros: 15...79,
                "Bends easily and sounds like the last train home."),
            .init(
                "Music Stand", ["Folding", "Oak", "Orchestra", "Tabletop"], euros: 19...89,
                "Holds a full score and does not move when the window is open."),
            .init(
                "Tambourine", ["Maple", "Brass-Jingle", "Headless", "Goatskin"], euros: 14...45,
                "Bright, crisp and louder than it looks. Sorry, neighbours."),
        ],
        remarks: [
            "Checked by a musician before it leaves the shop.",
            "Comes with a voucher for a free online lesson.",
            "A good choice for beginners, and for those who used to play.",
            "Made by a family of musicians in Bilbao.",
            "Try it for sixty days.",
            "We plant a tree for each one that we sell.",
        ],
        titles: [
            "Practising again, with the \(.name). My neighbours are very patient 🎶",
            "Our little band grows: welcome, \(.name)!",
            "An open window, good music, and the new \(.noun). That is the post 🌅",
            "I have not practised in years. Then came the \(.name)",
            "Street festival on Saturday, and the \(.name) is coming with me 👩🏾‍🎤",
            "\(.name) for \(.price)? I did not think about it for long",
            "Living room concert tonight. New in the line-up: \(.name) 🎵",
            "My teacher was right about the \(.noun). It is the \(.name), and it is perfect",
            "Gave my brother the \(.name). He has not called since, so he must like it",
            "Sundays are for the \(.name) and a big pot of coffee ☕️",
        ])
}

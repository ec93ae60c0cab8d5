extension Assortment {
    static let toys = Self(
        category: .init(id: "toys", name: "Toys & Games"),
        items: [
            .init(
                "Building Block Set", ["Beech", "Rainbow", "Castle", "Magnetic"],
                euros: 24...69, "Forty pieces that become towers, bridges and breakfast."),
            .init(
                "Jigsaw Puzzle", ["World Map", "Forest", "Night Market", "Wooden"],
                euros: 14...36, "Pieces that click, with a picture worth the wait."),
            .init(
                "Plush Toy", ["Fox", "Otter", "Elephant", "Hedgehog"], euros: 15...35,
                "Soft enough to sleep with and tough enough for the washing machine."),
            .init(
                "Train Set", ["Wooden", "Starter", "Mountain", "Harbour"], euros: 39...99,
                "Fits the tracks that you already have under the sofa."),
            .init(
                "Kite", ["Dragon", "Delta", "Pocket", "Butterfly"], euros: 16...45,
                "Climbs in a light breeze and forgives beginners."),
            .init(
                "Board Game", ["Cooperative", "Memory", "Strategy", "Detective"],
                euros: 19...49, "Explained in five minutes, different every time."),
            .init(
                "Spinning Top", ["Maple", "Tin", "Hand-Painted", "Humming"], euros: 6...16,
                "Spins for three minutes, then somebody shouts “again!”"),
            .init(
                "Hand Puppet", ["Wolf", "Crocodile", "Wizard", "Knight"], euros: 12...29,
                "Fits small hands and big ones, and loves an audience."),
            .init(
                "Marble Run", ["Bamboo", "Tower", "Cardboard", "Spiral"], euros: 24...65,
                "Build it, break it, build it better."),
            .init(
                "Balance Bike", ["Birch", "Retro", "Forest-Green", "Ultralight"],
                euros: 69...149, "Grows with the child from two to five."),
        ],
        remarks: [
            "Painted with colours that may end up in a mouth.",
            "No batteries, no screens, no instructions in nine languages.",
            "Lost or broken? We find you a replacement.",
            "Made to be passed on to the next child.",
            "Tested by forty kindergartens and two very thorough twins.",
            "Also recommended for grown-ups on rainy days.",
        ],
        titles: [
            "Rainy day saved by the \(.name) ☔️",
            "The birthday girl has not let go of the \(.name) since breakfast 🎂",
            "Officially for my nephew. Unofficially: my new favourite is the \(.name)",
            "Grandpa and the \(.name). I do not know who had more fun 👴🏻",
            "No screens this weekend, only the \(.name)",
            "Advice from a tired parent: buy the \(.name) 👩‍👧‍👦",
            "\(.name), \(.price), two hours of silence. Best deal of the year",
            "Our kindergarten is looking for a second \(.noun) like this one: \(.name)",
            "Three generations on the living room floor, all because of the \(.name)",
            "The \(.name) I wanted as a child exists, and nobody can stop me now",
        ])
}

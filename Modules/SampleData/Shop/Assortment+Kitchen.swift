extension Assortment {
    static let kitchen = Self(
        category: .init(id: "kitchen", name: "Kitchen"),
        items: [
            .init(
                "Cutting Board", ["Oak", "Walnut", "Olive Wood", "Bamboo"], euros: 24...59,
                "Thick enough to stay flat, with a groove that catches the juice."),
            .init(
                "Frying Pan", ["Cast Iron", "Carbon Steel", "Copper", "Hammered Steel"],
                euros: 45...119, "Heats evenly and stays hot when the cold food goes in."),
            .init(
                "Teapot", ["Stoneware", "Porcelain", "Glass", "Enamel"], euros: 28...69,
                "Pours without a drip and holds enough for three cups."),
            .init(
                "Mug", ["Speckled", "Hand-Thrown", "Indigo", "Terracotta"], euros: 12...26,
                "Sits well in both hands and keeps coffee warm for a whole chapter."),
            .init(
                "Chef’s Knife", ["Damascus", "High-Carbon", "Rosewood", "Hand-Forged"],
                euros: 59...149, "Well balanced, and sharp enough for the ripest tomatoes."),
            .init(
                "Apron", ["Linen", "Denim", "Waxed Cotton", "Striped"], euros: 25...55,
                "Crosses at the back, so that nothing pulls at the neck."),
            .init(
                "Mixing Bowl", ["Earthenware", "Stainless", "Enamelled", "Pouring"],
                euros: 15...39, "Deep enough to whisk in without redecorating the wall."),
            .init(
                "Coffee Dripper", ["Ceramic", "Heatproof Glass", "Copper-Plated", "Matte Black"],
                euros: 18...42, "Brews one clean, aromatic cup in three minutes."),
            .init(
                "Rolling Pin", ["Beech", "Maple", "Marble", "Tapered"], euros: 14...36,
                "Heavy enough to do the work for you, from pie crust to dumplings."),
            .init(
                "Salad Bowl", ["Acacia", "Mango Wood", "Glazed", "Cherry Wood"], euros: 29...72,
                "Wide and shallow, for a table of six who like to help themselves."),
        ],
        remarks: [
            "Made to be used every day, and to be handed on one day.",
            "A gift that does not end up at the back of a cupboard.",
            "Easy to clean and hard to wear out.",
            "Made in small numbers by people who cook.",
            "Comes with a recipe card from the maker.",
            "Packed in paper, without any plastic.",
        ],
        titles: [
            "The \(.name) earned its place on our counter within a week",
            "Cooking for eight tonight, and the \(.name) is the star 👩‍🍳",
            "Finally bought the \(.name). My old one was older than me 😅",
            "My grandmother’s \(.noun) looked just like this one: \(.name)",
            "If you only upgrade one thing in your kitchen: \(.name)",
            "\(.name), \(.price), zero regrets",
            "New \(.noun), new motivation to cook. Day one: shakshuka 🍳",
            "Borrowed this \(.noun) from a friend, now I need my own. \(.name) it is",
            "Small kitchens need few things but good ones, like the \(.name)",
            "Wedding gift sorted 🎉 The \(.name), with a card from all of us",
            "\(.name)? Yes, chef! 👨🏽‍🍳",
        ])
}

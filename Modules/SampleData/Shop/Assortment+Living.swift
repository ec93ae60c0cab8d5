extension Assortment {
    static let living = Self(
        category: .init(id: "living", name: "Home & Living"),
        items: [
            .init(
                "Throw Blanket", ["Merino", "Mohair", "Waffle", "Herringbone"], euros: 49...139,
                "Light on the shoulders and warm enough for an open window."),
            .init(
                "Cushion", ["Velvet", "Corduroy", "Bouclé", "Block-Print"], euros: 22...48,
                "Firm filling, soft cover, hidden zip."),
            .init(
                "Table Lamp", ["Brass", "Rice Paper", "Smoked Glass", "Terrazzo"],
                euros: 59...159, "Gives a warm pool of light that is kind to tired eyes."),
            .init(
                "Wall Clock", ["Walnut", "Cork", "Station", "Silent"], euros: 35...89,
                "A quiet movement and numerals that you can read across the room."),
            .init(
                "Vase", ["Ribbed", "Bud", "Raku", "Celadon"], euros: 18...64,
                "Looks complete with a single branch from the park."),
            .init(
                "Rug", ["Jute", "Kilim", "Hand-Tufted", "Checkerboard"], euros: 79...249,
                "Woven tightly enough for chairs, children and dogs."),
            .init(
                "Candle", ["Beeswax", "Cedar", "Fig", "Sea Salt"], euros: 12...34,
                "Burns for forty hours with a calm, even flame."),
            .init(
                "Picture Frame", ["Ash", "Gilded", "Floating", "Reclaimed Wood"],
                euros: 16...49, "Hangs upright or across, with real glass in front."),
            .init(
                "Storage Basket", ["Seagrass", "Rattan", "Felt", "Willow"], euros: 19...54,
                "Swallows toys, magazines and the blanket that nobody folds."),
            .init(
                "Stool", ["Three-Legged", "Birch", "Step", "Woven"], euros: 55...129,
                "A seat, a bedside table or a place for the plants."),
        ],
        remarks: [
            "Each piece differs a little from the next.",
            "Made by a family workshop in its third generation.",
            "A calm piece for a busy room.",
            "Send it back within thirty days if it does not suit your room.",
            "At home in old flats and in new ones.",
            "One per cent of the price goes to a shelter for the homeless.",
        ],
        titles: [
            "The flat finally feels like home, thanks to the \(.name)",
            "Rearranged the whole living room around one thing: \(.name)",
            "Our cat has been staring at the \(.name) for an hour 🐈",
            "Moving boxes are gone, the \(.name) is in. We live here now! 🏡",
            "Somebody asked about the \(.noun) in my last photo. It is this one: \(.name)",
            "\(.name) for \(.price). Tell me that is not a bargain",
            "Rainy evening, tea, and the new \(.noun). Nothing else needed ☔️",
            "I am not saying that the \(.name) changed my life, but look at that corner",
            "First thing we bought together: \(.name) 👩‍❤️‍👨",
            "Found it! The \(.name) from that café in Ghent",
        ])
}

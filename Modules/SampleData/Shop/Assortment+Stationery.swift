extension Assortment {
    static let stationery = Self(
        category: .init(id: "stationery", name: "Paper & Desk"),
        items: [
            .init(
                "Notebook", ["Dot-Grid", "Linen-Bound", "Pocket", "Stone-Paper"], euros: 7...24,
                "Lies flat on every page and takes ink without a shadow."),
            .init(
                "Fountain Pen", ["Brass", "Resin", "Celluloid", "Walnut"], euros: 25...129,
                "A smooth nib that forgives a heavy hand."),
            .init(
                "Ink Bottle", ["Midnight", "Moss", "Sepia", "Persimmon"], euros: 9...22,
                "Dries in five seconds and shades like a watercolour."),
            .init(
                "Pencil Case", ["Canvas", "Roll-Up", "Leather", "Felt"], euros: 12...38,
                "Twelve pens, one ruler, and a pocket for the eraser."),
            .init(
                "Wall Calendar", ["Letterpress", "Botanical", "Lunar", "Perpetual"],
                euros: 16...35, "Room for everybody’s plans, on paper worth keeping."),
            .init(
                "Sketchbook", ["Watercolour", "Kraft", "Hardcover", "Spiral"], euros: 11...32,
                "Heavy pages that stay calm under a wet brush."),
            .init(
                "Desk Tray", ["Cork", "Walnut", "Steel", "Stackable"], euros: 18...49,
                "Gives keys, clips and good intentions a place to rest."),
            .init(
                "Washi Tape Set", ["Floral", "Indigo", "Gold", "Seaside"], euros: 6...18,
                "Eight rolls of rice paper tape that come off without a trace."),
            .init(
                "Brush Pen", ["Sumi", "Refillable", "Fine-Tip", "Grey-Wash"], euros: 6...19,
                "From a hairline to a bold stroke in one movement."),
            .init(
                "Letter Set", ["Cotton", "Deckle-Edge", "Marbled", "Airmail"], euros: 9...26,
                "Ten sheets and ten envelopes for people worth a stamp."),
        ],
        remarks: [
            "Made in a small workshop that runs on sunlight.",
            "Tested by left-handed people, too.",
            "A small luxury for the first minutes of the day.",
            "Each order comes with a hand-written note.",
            "The box is made from recycled paper.",
            "Loved by architects, students and grandmothers.",
        ],
        titles: [
            "Starting the new term properly: \(.name) ✏️",
            "I had promised not to buy stationery this month. Anyway, here is the \(.name)",
            "\(.name). My desk has never looked this serious",
            "Paper people will understand: \(.name) 💌",
            "The \(.name) is \(.price) well spent",
            "The little shop on the square was closed, so I ordered it: \(.name)",
            "Whoever sent me the \(.name): thank you, you know me well!",
            "Day 30 of writing every morning. Reward: the \(.name) ✍🏼",
            "The right \(.noun) makes even paperwork bearable: \(.name)",
            "My students asked about the \(.noun) on my desk, so here it is: \(.name)",
        ])
}

extension Assortment {
    static let clothing = Self(
        category: .init(id: "clothing", name: "Clothing"),
        items: [
            .init(
                "Sweater", ["Lambswool", "Cable-Knit", "Cashmere", "Fisherman"],
                euros: 69...189, "Knitted in one piece, without a seam that could itch."),
            .init(
                "Scarf", ["Alpaca", "Silk", "Tartan", "Gauze"], euros: 29...89,
                "Long enough to wrap twice and light enough to forget."),
            .init(
                "Beanie", ["Merino", "Ribbed", "Striped", "Recycled Wool"], euros: 18...42,
                "Covers the ears and survives being stuffed into a pocket."),
            .init(
                "Overshirt", ["Flannel", "Corduroy", "Denim", "Moleskin"], euros: 65...139,
                "A shirt in spring, a jacket in summer, a layer in winter."),
            .init(
                "T-Shirt", ["Organic Cotton", "Breton", "Hemp", "Pocket"], euros: 19...45,
                "Keeps its shape after a hundred washes. We counted."),
            .init(
                "Raincoat", ["Yellow", "Packable", "Waxed", "Hooded"], euros: 79...199,
                "Taped seams, deep pockets and a hood that turns with your head."),
            .init(
                "Kimono Jacket", ["Indigo", "Sashiko", "Linen", "Reversible"], euros: 75...165,
                "Straight cut and wide sleeves, dyed and sewn in Tokushima."),
            .init(
                "Tote Bag", ["Canvas", "Quilted", "Market", "Leather-Handled"], euros: 22...79,
                "Holds a laptop, a lunch and the shopping on the way home."),
            .init(
                "Belt", ["Bridle Leather", "Braided", "Cork", "Suede"], euros: 28...69,
                "A solid buckle and a strap that softens where you do."),
            .init(
                "Summer Dress", ["Linen", "Poplin", "Seersucker", "Wrap"], euros: 59...129,
                "Airy in the heat, with pockets on both sides."),
        ],
        remarks: [
            "Made from materials that we trace to their source.",
            "Free repairs for as long as you wear it.",
            "Goes with almost everything you own.",
            "Dyed in small batches, so that each lot has its own shade.",
            "Comes with a small guide to mending.",
            "Looks as good with trainers as with Sunday shoes.",
        ],
        titles: [
            "Three compliments before lunch. Thank you, \(.name) 😌",
            "New favourite in the wardrobe: the \(.name) 💙",
            "My sister wants it back already: \(.name)",
            "One \(.noun) for the next ten years. That is the plan with the \(.name)",
            "Packing light: the \(.name) and not much else ✈️",
            "Treated myself after the exam 🎓 \(.name), \(.price)",
            "Taking the \(.name) out for the first time today 😎",
            "You asked where the \(.noun) is from. Here you go: \(.name)",
            "Wore the \(.name) to work and to the concert afterwards. Fits both",
            "Mended my old \(.noun) twice. Now it has a successor: \(.name)",
        ])
}

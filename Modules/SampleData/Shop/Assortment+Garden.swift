extension Assortment {
    static let garden = Self(
        category: .init(id: "garden", name: "Garden & Balcony"),
        items: [
            .init(
                "Watering Can", ["Zinc", "Long-Spout", "Pastel", "Brass-Rose"], euros: 22...58,
                "Reaches the last pot in the row and never floods the first."),
            .init(
                "Planter", ["Terracotta", "Fibreclay", "Corten", "Hanging"], euros: 18...79,
                "Frost-proof, with a hole for the rain that your tomatoes do not want."),
            .init(
                "Hand Trowel", ["Forged", "Ash-Handled", "Stainless", "Narrow"], euros: 12...32,
                "Cuts through roots and fits into a coat pocket."),
            .init(
                "Plant Stand", ["Bamboo", "Steel", "Corner", "Three-Tier"],
                euros: 29...89, "Lifts the pots into the light, where they want to be."),
            .init(
                "Bird Feeder", ["Cedar", "Copper-Roof", "Window", "Sheltered"], euros: 16...45,
                "Keeps the seed dry and the squirrels busy elsewhere."),
            .init(
                "Garden Bench", ["Teak", "Folding", "Painted", "Curved"], euros: 129...349,
                "Room for two people, a pot of tea and a newspaper."),
            .init(
                "Pruning Saw", ["Folding", "Japanese", "Arched", "Pocket"], euros: 24...56,
                "Cuts on the pull, so that branches come off cleanly and heal fast."),
            .init(
                "Lantern", ["Solar", "Tin", "Moroccan", "Wicker"], euros: 19...59,
                "Lights a table when the evening gets longer than planned."),
            .init(
                "Harvest Basket", ["Chestnut", "Wire", "Deep", "Split-Ash"], euros: 24...54,
                "Carries eight kilos of apples and lets the soil fall through."),
            .init(
                "Herb Pot", ["Glazed", "Recycled", "Self-Watering", "Slate"], euros: 8...26,
                "Just the size for basil on a sunny sill."),
        ],
        remarks: [
            "Tested for a full year on a windy balcony in Porto.",
            "Chosen by gardeners, and used by them on Sundays.",
            "Made from materials that age well outdoors.",
            "Comes with a planting calendar for your climate.",
            "As welcome on a balcony as in an orchard.",
            "Wipe it down in autumn and it will greet you in spring.",
        ],
        titles: [
            "Balcony season is open! First purchase: \(.name) 🌿",
            "The tomatoes and I both love the \(.name) 🍅",
            "My neighbour has the greenest thumb on the street and swears by the \(.name)",
            "Two square metres of balcony and still room for the \(.name)",
            "Dad’s present: \(.name). He was outside with it before the cake was cut",
            "\(.name), \(.price). The bees have not commented yet 🐝",
            "Spring cleaning in the garden, with a new \(.noun) this time",
            "Everything grows better since we have the \(.name). Or is that just the rain? 🌧️",
            "For all who asked how we did it: it started with the \(.name) 👩🏻‍🌾",
            "Allotment news: the shed has a roof and I have a \(.noun). \(.name)!",
        ])
}

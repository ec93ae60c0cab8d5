extension Assortment {
    static let outdoor = Self(
        category: .init(id: "outdoor", name: "Outdoor"),
        items: [
            .init(
                "Backpack", ["Roll-Top", "Waxed Canvas", "Ultralight", "Daytrip"],
                euros: 69...179, "Sits close to the back and opens from the side."),
            .init(
                "Tent", ["Two-Person", "Dome", "Trekking", "Family"], euros: 149...399,
                "Stands in five minutes, even in the dark and after an argument."),
            .init(
                "Sleeping Bag", ["Down", "Three-Season", "Summer", "Recycled"],
                euros: 79...259, "Warm at the feet, roomy at the shoulders."),
            .init(
                "Water Bottle", ["Insulated", "Steel", "Collapsible", "Wide-Mouth"],
                euros: 15...39, "Does not leak, does not sweat, does not taste of anything."),
            .init(
                "Headlamp", ["Rechargeable", "Featherweight", "Waterproof", "Red-Light"],
                euros: 24...69, "Thirty hours of light that weigh less than an apple."),
            .init(
                "Hammock", ["Parachute", "Braided", "Double", "Brazilian"], euros: 35...95,
                "Needs two trees and an afternoon without plans."),
            .init(
                "Camp Stove", ["Alcohol", "Folding", "Titanium", "Twig"], euros: 29...89,
                "Boils half a litre in four minutes, wind or no wind."),
            .init(
                "Trekking Pole", ["Carbon", "Cork-Grip", "Telescopic", "Aluminium"],
                euros: 35...95, "Takes a third of the weight off your knees on the way down."),
            .init(
                "Picnic Blanket", ["Wool", "Waterproof", "Quilted", "Checked"], euros: 29...79,
                "Dry below, soft above, and big enough for four."),
            .init(
                "Pocket Knife", ["Beechwood", "Olive Wood", "Slim", "Horn-Handled"],
                euros: 19...75, "One blade that cuts bread, rope and the last of the cheese."),
        ],
        remarks: [
            "Field-tested in the Tatra mountains.",
            "Guaranteed for ten years, rain included.",
            "Made from recycled material wherever it does not matter, and strong where it does.",
            "Small enough to leave room for the good chocolate.",
            "Spare parts arrive within a week.",
            "A favourite of mountain guides from Chamonix to Nagano.",
        ],
        titles: [
            "Two days on the ridge and the \(.name) did not let me down ⛰️",
            "Packing list for the weekend: snacks, map, \(.name)",
            "It rained all night. The \(.name) did not care 🌧️",
            "Birthday present from the hiking group: \(.name). I may have cried a little",
            "Lighter backpack, happier knees. New in the kit: \(.name)",
            "After ten years I replaced my \(.noun). Meet the \(.name)",
            "The \(.name) costs \(.price) and I have already saved that in hotel nights 🏕️",
            "Kids vs. wilderness, part one. Thanks to the \(.name) nobody complained 👨‍👩‍👧‍👦",
            "Anybody up for a test of the \(.name) next weekend?",
            "Review after 200 km on foot: the \(.name) stays 🥾",
        ])
}

/// The picture of a tab, drawn as lines in the color of its text.
struct TabSymbol {
    private let paths: [String]

    /// - Parameter name: The name of an SF Symbol; any other is a ring.
    init(_ name: String) {
        paths = Self.pictures[name] ?? ["M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16z"]
    }

    var svg: HTML {
        let lines = paths.map { HTML.element("path", ["d": $0]) }
        return .element("svg", ["viewBox": "0 0 24 24", "aria-hidden": "true"], HTML(lines))
    }

    private static let pictures = [
        "photo.on.rectangle": [
            "M7 3h12a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z",
            "M5 13l4-4 4 4 3-3 5 4.500", "M17 7h.01", "M3 8v10a2 2 0 0 0 2 2h12",
        ],
        "bag": ["M5 8h14l1 12H4z", "M9 10V6a3 3 0 0 1 6 0v4"],
        "bubble.left.and.bubble.right": [
            "M4 4h10a1.500 1.500 0 0 1 1.500 1.500v5a1.500 1.500 0 0 1-1.500 1.500H8l-3.500 3v-3"
                + "a1.500 1.500 0 0 1-1.500-1.500v-5A1.500 1.500 0 0 1 4 4z",
            "M18 9h1.500A1.500 1.500 0 0 1 21 10.500v5a1.500 1.500 0 0 1-1.500 1.500v3l-3.500-3H11",
        ],
        "wrench.and.screwdriver": [
            "M14 6a4 4 0 0 0-5 5l-6 6 3 3 6-6a4 4 0 0 0 5-5l-2.500 2.500L12 9z"
        ],
    ]
}

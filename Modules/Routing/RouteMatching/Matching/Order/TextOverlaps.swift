/// Finds the pairs of items whose texts may be the beginning of one text, without comparing all items
/// with each other.
enum TextOverlaps {
    /// Calls a closure once with each two items that may overlap: one text begins with the other in
    /// the first list in which they differ. What they have in later lists isn't compared.
    /// - Parameters:
    ///   - items: The items, as indices of each list.
    ///   - texts: The lists, each with a text for every item.
    static func forEachPair(
        of items: some Collection<Int>, by texts: ArraySlice<[[UInt8]]>, _ body: (Int, Int) -> Void
    ) {
        guard let own = texts.first else {
            for (count, item) in items.enumerated() {
                for other in items.prefix(count) { body(other, item) }
            }
            return
        }
        let groups = Dictionary(grouping: items) { own[$0] }
        let counts = Set(groups.keys.map(\.count)).sorted()
        for (text, items) in groups {
            if items.count > 1 { forEachPair(of: items, by: texts.dropFirst(), body) }
            // A longer text has what it begins with in common with a shorter one.
            for count in counts.prefix(while: { $0 < text.count }) {
                for other in groups[Array(text[..<count])] ?? [] {
                    for item in items { body(other, item) }
                }
            }
        }
    }
}

/// Items by the texts around their parameters, to find those whose texts a segment has.
struct AffixSet<Item> {
    private let items: [AffixBytes: [Item]]
    /// How long the texts are, each pair once, and in an order that is the same in each run.
    private let counts: [[Int]]

    init(_ items: [(affixes: AffixBytes, item: Item)]) {
        self.items = Dictionary(grouping: items) { $0.affixes }.mapValues { $0.map { $0.item } }
        counts = Set(self.items.keys.map { [$0.prefix.count, $0.suffix.count] })
            .sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// The items whose texts a segment has.
    func items(around segment: String) -> [Item] {
        guard !items.isEmpty else { return [] }
        let bytes = CanonicalText.bytes(of: [segment.asciiLowercased])
        return counts.flatMap { counts in
            guard counts[0] + counts[1] < bytes.count else { return [] as [Item] }
            let affixes = AffixBytes(
                prefix: Array(bytes.prefix(counts[0])), suffix: Array(bytes.suffix(counts[1])))
            return items[affixes] ?? []
        }
    }
}

/// The texts around the parameters of some patterns, each once, to find which of them a segment has.
struct AffixSet {
    private let all: Set<AffixBytes>
    /// How long they are.
    private let counts: Set<[Int]>

    init(_ affixes: some Sequence<AffixBytes>) {
        all = Set(affixes)
        counts = Set(all.map { [$0.prefix.count, $0.suffix.count] })
    }

    /// Whether a segment has the texts of one of them.
    /// - Parameter other: Only narrower ones than these count, if there are any.
    func contains(around segment: String, narrowerThan other: AffixBytes?) -> Bool {
        guard !all.isEmpty else { return false }
        let bytes = CanonicalText.bytes(of: [segment.asciiLowercased])
        return counts.contains { counts in
            guard counts[0] + counts[1] < bytes.count else { return false }
            let affixes = AffixBytes(
                prefix: Array(bytes.prefix(counts[0])), suffix: Array(bytes.suffix(counts[1])))
            return all.contains(affixes) && other.map(affixes.isNarrower) ?? true
        }
    }
}

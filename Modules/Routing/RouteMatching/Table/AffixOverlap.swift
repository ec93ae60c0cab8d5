/// Segments that two parameters with texts beside them may both answer.
struct AffixOverlap {
    private let left: SegmentAffixes, right: SegmentAffixes

    /// Fails for segments that are none.
    init?(_ left: RoutePattern.Segment, _ right: RoutePattern.Segment) {
        guard left.kind.isAffixed, right.kind.isAffixed, let one = left.affixes,
            let other = right.affixes
        else { return nil }
        (self.left, self.right) = (one, other)
    }

    /// Values of each type, a text, and none at all, as the texts alone may do.
    static let values = [
        "x", "1", "", "-1", "1.5", "0", "true", "false", "00000000-0000-4000-8000-000000000000",
    ]

    /// Segments with the texts of both, or of one of them, around some values.
    func segments(with values: [String]) -> [String] {
        let isShort = left.prefix.utf8.count < right.prefix.utf8.count
        let endsEarly = left.suffix.utf8.count < right.suffix.utf8.count
        let prefix = isShort ? right.prefix : left.prefix
        let suffix = endsEarly ? right.suffix : left.suffix
        let common = values.map { prefix + $0 + suffix }
        // The end of one text may be the beginning of the other one: `abc` for `ab:x` and `{y}bc`.
        let short = (0...min(prefix.count, suffix.count)).filter { count in
            prefix.suffix(count).elementsEqual(suffix.prefix(count)) {
                String($0).equalsIgnoringASCIICase(String($1))
            }
        }.map { prefix + suffix.dropFirst($0) }
        let own = [left, right].flatMap { affixes in
            values.map { affixes.prefix + $0 + affixes.suffix }
        }
        return (common + short + own).filter { !["", ".", ".."].contains($0) }
    }
}

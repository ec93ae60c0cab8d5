/// Makes example paths that patterns match.
package struct Witness {
    private let constraints: [String: RouteConstraint]
    /// The literals and enumerated texts of all patterns, in lower case.
    private let words: Set<String>
    /// A letter that no text around a parameter has.
    private let letter: String

    package init(_ patterns: [RoutePattern], constraints: [RouteConstraint]) {
        self.constraints = Dictionary(
            constraints.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        words = patterns.spelledTexts
        var taken: Set<Character> = []
        for segment in patterns.lazy.flatMap(\.segments) where segment.kind.isAffixed {
            taken.formUnion(((segment.affixes?.prefix ?? "") + (segment.affixes?.suffix ?? "")))
        }
        let free = "xyzwvutsrqponmlkjihgfedcba".first {
            !taken.contains($0) && !taken.contains(Character($0.uppercased()))
        }
        letter = free.map(String.init) ?? "é"
    }

    /// A path that some segments match, with ordinary values.
    package func path(of segments: some Collection<RoutePattern.Segment>) -> [String] {
        segments.compactMap(value)
    }

    /// An ordinary value of a segment; `nil` if a constraint of it is unknown.
    private func value(of segment: RoutePattern.Segment) -> String? {
        if case .literal(let text) = segment { return text }
        if let texts = segment.enumeratedTexts { return texts.first }
        let affixes = segment.affixes ?? SegmentAffixes(prefix: "", suffix: "")
        let value =
            switch segment.constraint {
            case .type(.bool): "true"
            case .type(.uuid): "00000000-0000-4000-8000-000000000000"
            case .type(.uint), .type(.int): fresh(in: affixes) { "\($0 + 1)" }
            case .type(.double): fresh(in: affixes) { "\($0 + 1).5" }
            case .named(let name): constraints[name]?.example
            default: fresh(in: affixes) { $0 == 0 ? letter : "\(letter)\($0)" }
            }
        return value.map { affixes.prefix + $0 + affixes.suffix }
    }

    /// The first text of a series that is no literal of the table between some texts. There are more
    /// texts than literals.
    private func fresh(in affixes: SegmentAffixes, _ text: (Int) -> String) -> String {
        let number = (0...words.count).first {
            !words.contains((affixes.prefix + text($0) + affixes.suffix).asciiLowercased)
        }
        return text(number ?? 0)
    }
}

extension [RoutePattern] {
    /// The literals and enumerated texts of all patterns, in lower case.
    var spelledTexts: Set<String> {
        Set(
            lazy.flatMap(\.segments).flatMap { segment -> [String] in
                if case .literal(let text) = segment { return [text.asciiLowercased] }
                return segment.enumeratedTexts?.map(\.asciiLowercased) ?? []
            })
    }
}

/// The texts around the parameter of a segment: `p-` and `.html` of `p-:id.html`. Both are ASCII.
struct SegmentAffixes: Hashable {
    let prefix: String, suffix: String

    /// The value between the texts, exactly as sent; `nil` if the segment has other texts, or nothing
    /// between them.
    func value(in segment: String) -> String? { AffixBytes(self).value(in: segment) }

    /// What is between the texts of a segment that has them, exactly as sent.
    func inner(of segment: String) -> String {
        String(segment.unicodeScalars.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count))
    }

    /// The segment with a value between the texts; `nil` if another value would be read from it.
    func segment(of value: String) -> String? {
        let segment = prefix + value + suffix
        let isReadBack = self.value(in: segment).map { $0.utf8.elementsEqual(value.utf8) } ?? false
        return isReadBack ? segment : nil
    }
}

extension RoutePattern.Segment {
    /// What the value of its parameter must be; `nil` if it has no parameter.
    var constraint: SegmentConstraint? {
        switch self {
        case .parameter(_, let constraint), .affixed(_, _, let constraint, _): constraint
        case .literal, .wildcard, .rest: nil
        }
    }

    /// The texts around its parameter; `nil` if there are none.
    var affixes: SegmentAffixes? {
        if case .affixed(let prefix, _, _, let suffix) = self {
            SegmentAffixes(prefix: prefix, suffix: suffix)
        } else {
            nil
        }
    }

    /// All texts that it answers, if it enumerates them; otherwise `nil`.
    package var enumeratedTexts: [String]? {
        switch self {
        case .parameter(_, .oneOf(let texts)): texts
        case .affixed(let prefix, _, .oneOf(let texts), let suffix):
            texts.map { prefix + $0 + suffix }
        default: nil
        }
    }

    /// A parameter as it is written before a text: in brackets if the text would continue its name.
    static func text(
        ofParameter name: String, _ constraint: SegmentConstraint, before suffix: String
    ) -> String {
        guard constraint == .none else { return ":\(name)(\(constraint))" }
        let continues = suffix.first?.isName ?? false
        return continues ? "{\(name)}" : ":\(name)"
    }
}

extension RoutePattern {
    /// The values with a text beside them in a path that the pattern matches: the place of each
    /// segment, the value, and the segment with a mask in place of the value.
    package func affixedItems(
        in path: [String], mask: String
    ) -> [(place: Int, item: DeepLink.QueryItem, masked: String)] {
        zip(segments.indices, path).compactMap { place, text in
            guard let affixes = segments[place].affixes, let name = segments[place].name else {
                return nil
            }
            let item = DeepLink.QueryItem(name: name, value: affixes.inner(of: text))
            return (place, item, affixes.prefix + mask + affixes.suffix)
        }
    }
}

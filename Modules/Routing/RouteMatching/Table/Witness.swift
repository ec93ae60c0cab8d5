/// Makes example paths that patterns match.
package struct Witness {
    private let constraints: [String: RouteConstraint]
    /// Literals and enumerated texts, in lower case.
    private let texts: Set<String>
    /// No text around a parameter has it.
    private let letter: String

    package init(_ patterns: [RoutePattern], constraints: [RouteConstraint]) {
        self.constraints = ConstraintOrder(constraints).constraints
        let segments = patterns.lazy.flatMap(\.segments)
        texts = Set(segments.flatMap(\.texts).map(\.asciiLowercased))
        let taken = segments.compactMap(\.affixes).reduce(into: Set<UInt8>()) {
            $0.formUnion($1.prefix + $1.suffix)
        }
        letter =
            "xyzwvutsrqponmlkjihgfedcba".utf8.first { !taken.contains($0) }
            .map { String(Unicode.Scalar($0)) } ?? "é"
    }

    package func path(of segments: some Collection<RoutePattern.Segment>) -> [String] {
        segments.compactMap(value)
    }

    /// `nil` if its constraint is unknown.
    private func value(of segment: RoutePattern.Segment) -> String? {
        if let text = segment.texts.first { return text }
        let value =
            switch segment.constraint {
            case .type(.bool): "true"
            case .type(.uuid): Self.uuid
            case .type(.uint), .type(.int): fresh(in: segment) { "\($0 + 1)" }
            case .type(.double): fresh(in: segment) { "\($0 + 1).5" }
            case .named(let name): constraints[name]?.example
            default: fresh(in: segment) { $0 == 0 ? letter : "\(letter)\($0)" }
            }
        return value.map(segment.around)
    }

    /// The first text of an endless series with which a segment is no literal of the table.
    private func fresh(in segment: RoutePattern.Segment, _ text: (Int) -> String) -> String {
        let number = (0...texts.count).first {
            !texts.contains(segment.around(text($0)).asciiLowercased)
        }
        return text(number ?? 0)
    }

    private static let uuid = "00000000-0000-4000-8000-000000000000"
}

extension Witness {
    /// A segment that both answer; `nil` if none of those that are tried is.
    func value(of one: RoutePattern.Segment, _ other: RoutePattern.Segment) -> String? {
        if one.identity == other.identity { return value(of: one) }
        var values = one.texts.map(\.asciiLowercased)
        if values.isEmpty {
            let names = [one, other].compactMap(\.constraintName)
            let examples = names.compactMap { constraints[$0]?.example }
            let own = examples + examples.flatMap(Self.variants)
            values = own + (names.isEmpty ? [] : texts.sorted())
            let usual = ["x", "1", "", "-1", "1.5", "0", "true", "false", Self.uuid]
            values =
                one.affixes == nil
                ? values + usual : Self.segments(of: one, other, around: usual + values)
        }
        return values.first {
            $0.isSegment && one.admits($0, constraints: constraints)
                && other.admits($0, constraints: constraints)
        }
    }

    /// Differ from an example in one of its first characters, or in length by one.
    private static func variants(of example: String) -> [String] {
        let characters = Array(example.prefix(16))
        let changed = characters.indices.flatMap { place in
            "afzAFZ079-".map { other in
                var changed = characters
                changed[place] = other
                return String(changed) + example.dropFirst(16)
            }
        }
        return changed + [String(example.dropLast()), example + example.suffix(1)]
    }

    /// Texts of two parameters, or of one, around each value, and around nothing.
    private static func segments(
        of left: RoutePattern.Segment, _ right: RoutePattern.Segment, around values: [String]
    ) -> [String] {
        guard case .affixed(let leftStart, _, _, let leftEnd) = left,
            case .affixed(let rightStart, _, _, let rightEnd) = right
        else { return [] }
        let start = leftStart.utf8.count < rightStart.utf8.count ? rightStart : leftStart
        let end = leftEnd.utf8.count < rightEnd.utf8.count ? rightEnd : leftEnd
        // The end of one text may be the beginning of the other one: `abc` for `ab:x` and `{y}bc`.
        let short = (0...min(start.count, end.count)).filter {
            String(start.suffix($0)).equalsIgnoringASCIICase(String(end.prefix($0)))
        }
        return values.map { start + $0 + end } + short.map { start + end.dropFirst($0) }
            + [left, right].flatMap { values.map($0.around) }
    }
}

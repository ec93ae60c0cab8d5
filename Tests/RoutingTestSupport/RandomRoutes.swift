import Foundation
package import RouteMatching

/// Random patterns and paths over a small alphabet, so that they match often.
package struct RandomRoutes {
    package var random: SeededRandom
    /// Whether literals and values are of any characters and of any length.
    private let isAwkward: Bool

    package init(seed: UInt64, isAwkward: Bool = false) {
        random = SeededRandom(seed: seed)
        self.isAwkward = isAwkward
    }

    package static let constraints = [
        RouteConstraint("low", example: "low", accepts: isLow),
        RouteConstraint("odd", example: "odd", accepts: isOdd),
    ]

    package static let reference = ReferenceValues(constraints: ["low": isLow, "odd": isOdd])

    /// Up to a number of patterns without ties.
    package mutating func patterns(upTo count: Int, ofUpTo length: Int) throws -> [RoutePattern] {
        var patterns: [RoutePattern] = []
        for _ in 0..<Int.random(in: 1...count, using: &random) {
            patterns.append(try pattern(ofUpTo: length))
        }
        while true {
            let tied = Self.tiedPositions(in: patterns)
            if tied.isEmpty { return patterns }
            // Without these, others may tie that they have hidden.
            patterns = patterns.indices.filter { !tied.contains($0) }.map { patterns[$0] }
        }
    }

    /// The positions of the patterns that tie with an earlier one.
    private static func tiedPositions(in patterns: [RoutePattern]) -> Set<Int> {
        let positions = tableIssues(of: patterns, constraints: constraints)
            .flatMap { issue -> ArraySlice<Int> in
                if case .tie(let positions, _) = issue { positions.dropFirst() } else { [] }
            }
        return Set(positions)
    }

    package mutating func pattern(ofUpTo length: Int) throws -> RoutePattern {
        let count = Int.random(in: 0...length, using: &random)
        var texts = (0..<count).map { segment(at: $0) }
        switch Int.random(in: 0..<8, using: &random) {
        case 0: texts.append(["**", "**rest", "**rest?"].randomElement(using: &random) ?? "**")
        case 1:
            let most = texts.reversed().prefix { $0.contains { ":{".contains($0) } }.count
            for place in texts.indices.suffix(.random(in: 0...most, using: &random)) {
                texts[place] += "?"
            }
            if Bool.random(using: &random) { texts.append("**rest?") }
        default: break
        }
        return try RoutePattern("/" + texts.joined(separator: "/"))
    }

    /// A path that is likely to match a pattern of the table, at least at its beginning.
    package mutating func path(for patterns: [RoutePattern]) -> [String] {
        var segments = patterns.randomElement(using: &random)?.segments ?? []
        if Int.random(in: 0..<4, using: &random) == 0 { _ = segments.popLast() }
        if Int.random(in: 0..<4, using: &random) == 0 { segments.append(.wildcard) }
        return segments.flatMap { segment -> [String] in
            if Int.random(in: 0..<9, using: &random) == 0 { return [value()] }
            guard case .rest = segment else { return [value(of: segment)] }
            return (0..<Int.random(in: 1...3, using: &random)).map { _ in value() }
        }
    }

    private mutating func segment(at place: Int) -> String {
        let constraints = [
            "(a|b)", "(b|1)", "(a%20b|%7C)", "(true|0)", "(bool)", "(uuid)", "(uint)", "(int)",
            "(double)",
            "(low)", "(odd)", "", "",
        ]
        // Some have signs of an association file.
        let texts = [
            "a", "b", "c", "1", "True", "a%20b", "x%25", "%2Ab", "1%3F", "%24%28", "*", "*",
        ]
        let affixes = [
            ("a", ""), ("", "b"), ("a", "b"), ("x-", ""), ("x-l", ""), ("1", ""), ("%20", "%25"),
            ("%2A", ""),
        ]
        let constraint = constraints.randomElement(using: &random) ?? ""
        if isAwkward, Int.random(in: 0..<4, using: &random) == 0 { return awkwardLiteral() }
        switch Int.random(in: 0..<10, using: &random) {
        case ..<6: return texts.randomElement(using: &random) ?? ""
        case ..<8: return ":p\(place)" + constraint
        default:
            let (prefix, suffix) = affixes.randomElement(using: &random) ?? ("", "")
            return "\(prefix){p\(place)\(constraint)}\(suffix)"
        }
    }

    private mutating func value(of segment: RoutePattern.Segment) -> String {
        if case .literal(let text) = segment { return text }
        let fitting = Self.values.filter { Self.reference.admits($0, segment) }
        return fitting.randomElement(using: &random) ?? value()
    }

    package mutating func value() -> String {
        let values = isAwkward && Bool.random(using: &random) ? Self.awkwardValues : Self.values
        return values.randomElement(using: &random) ?? ""
    }

    private mutating func awkwardLiteral() -> String {
        let letters = "abcdefghijklmnopqrstuvwxyz-0123456789.ABC"
        let literals = [
            "é", "e\u{301}", "文", "K", "\u{212A}", "🛍", "%2f", "a%3Fb", "%CC%81", "%24id",
            "B\u{301}", "aK\u{200D}", "q\u{323}bcdefgh",
            String(letters.prefix(.random(in: 1...40, using: &random))),
        ]
        return literals.randomElement(using: &random) ?? ""
    }

    package static let values = [
        "a", "A", "b", "c", "true", "TRUE", "0", "1", "22", "-1", "-0.5", "low", "odd", "~", "x%",
        "18446744073709551615", "0A8F3C1E-0000-4000-8000-00000000000f", "é", "A b", "|",
        "ab", "A1", "a1B", "1b", "*b", "1?", "?(", "$(",
        "bb", "x-1", "x-low", "X-LOW", "x-lb", "1true", "atrueb", "x-0.5", "1é", "alow", "a%b",
        " x%",
        "10A8F3C1E-0000-4000-8000-00000000000f",
    ]

    private static let awkwardValues = [
        "é", "e\u{301}", "É", "文", "\u{212A}", "k", "🛍", "\u{0}", "\r\n", " ", "%", "a/b", "/",
        "a?b", "*", "$id", "a%20b", "\u{301}", "a\u{301}b", "b\u{301}", "Ak\u{200D}",
        "Q\u{323}bcdefGh", "a\u{301}", "aa\u{301}b", "a\u{323}\u{301}", "K\u{200D}", "--1",
        "1.", ".5", "1e5", "99999999999999999999", "٣", "%2f", "\u{301}", "a\u{301}",
        String(repeating: "9", count: 400), String(repeating: "z", count: 257),
    ]

    @Sendable private static func isLow(_ value: String) -> Bool {
        value.utf8.allSatisfy { 0x61...0x7A ~= $0 }
    }

    @Sendable private static func isOdd(_ value: String) -> Bool { value.utf8.count % 2 == 1 }
}

/// A second implementation of what a segment matches, independent of the table's.
package struct ReferenceValues {
    /// A longer value passes no named constraint, without being checked.
    private static let maximumLength = 256

    private let constraints: [String: @Sendable (String) -> Bool]

    package init(constraints: [String: @Sendable (String) -> Bool] = [:]) {
        self.constraints = constraints
    }

    package func admits(_ value: String, _ segment: RoutePattern.Segment) -> Bool {
        switch segment {
        case .literal(let text): Self.folded(text) == Self.folded(value)
        case .parameter(_, .oneOf(let texts)):
            texts.contains { Self.folded($0) == Self.folded(value) }
        case .parameter(_, .type(let type)): Self.isValue(value, of: type)
        case .parameter(_, .named(let name)):
            value.utf8.count <= Self.maximumLength && constraints[name]?(value) == true
        case .parameter(_, .none), .wildcard, .rest: true
        case .affixed(let prefix, let name, let constraint, let suffix):
            Self.inner(of: value, prefix, suffix).map {
                admits($0, .parameter(name: name, constraint))
            } ?? false
        }
    }

    /// What is between two texts in ASCII, exactly as sent; `nil` if the value has others in its
    /// canonical form, or nothing between them.
    package static func inner(of value: String, _ prefix: String, _ suffix: String) -> String? {
        let canonical = Array(value.precomposedStringWithCanonicalMapping.unicodeScalars)
        let (first, last) = (Array(prefix.unicodeScalars), Array(suffix.unicodeScalars))
        guard canonical.count > first.count + last.count,
            zip(canonical, first).allSatisfy({ folded("\($0)") == folded("\($1)") }),
            zip(canonical.suffix(last.count), last).allSatisfy({
                folded("\($0)") == folded("\($1)")
            })
        else { return nil }
        let sent = Array(value.unicodeScalars)
        var inner = String.UnicodeScalarView()
        inner.append(contentsOf: sent[first.count..<(sent.count - last.count)])
        return String(inner)
    }

    /// Composed, then with `A` to `Z` in lower case: an accent makes another letter of one that it
    /// joins.
    package static func folded(_ text: String) -> String {
        // Most texts, some of them a megabyte, are the same when they are composed.
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        return text.precomposedStringWithCanonicalMapping.unicodeScalars
            .map { $0.isASCII ? $0.properties.lowercaseMapping : String($0) }.joined()
    }

    private static func isValue(_ value: String, of type: SegmentType) -> Bool {
        let scalars = value.unicodeScalars
        switch type {
        case .bool: return ["true", "false"].contains { $0.utf8.elementsEqual(value.utf8) }
        case .uint:
            return scalars.allSatisfy("0123456789".unicodeScalars.contains) && UInt(value) != nil
        case .int:
            return scalars.allSatisfy("-0123456789".unicodeScalars.contains) && Int(value) != nil
        case .double:
            let digits = scalars.drop { $0 == "-" }
            return scalars.allSatisfy("-.0123456789".unicodeScalars.contains)
                && scalars.first { $0 == "." } != digits.first && scalars.last != "."
                && Double(value)?.isFinite == true
        case .uuid:
            let dashes = Set(scalars.enumerated().filter { $0.element == "-" }.map(\.offset))
            return scalars.count == 36 && dashes == [8, 13, 18, 23]
                && scalars.allSatisfy("-0123456789abcdefABCDEF".unicodeScalars.contains)
        }
    }
}

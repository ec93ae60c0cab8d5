import RouteMatching
import RouteSets

/// Patterns over a small alphabet, so that they meet often, and texts that are hardly patterns.
struct RandomPatterns {
    static let checks: [String: @Sendable (String) -> Bool] = [
        "short": { $0.utf8.count <= 3 },
        "even": { $0.utf8.last.map { $0 % 2 == 0 } ?? false },
    ]
    static let constraints = [
        RouteConstraint("short", example: "ab", accepts: { checks["short"]?($0) == true })
            .narrower(than: "even"),
        RouteConstraint("even", example: "abcd", accepts: { checks["even"]?($0) == true }),
    ]

    private static let literals = [
        "a", "b", "A", "True", "42", "x-1", "é", "e\u{301}", "文", "K", "\u{212A}", "🛍",
        "long-literal-of-more-than-fifteen-bytes", "~", "a%20b", "%2f", "100%25", "a%3Fb", "\\*",
        "%CC%81", "%24id", "a-literal-of%20more-than-fifteen-bytes",
    ]
    private static let parameters = [
        "", "", "", "(int)", "(uint)", "(double)", "(bool)", "(uuid)", "(a|b)", "(é|x-1)",
        "(%7C|a%20b)",
        "(1|true)",
        "(short)", "(even)",
    ]

    private static let affixes = [
        ("a", ""), ("A", "a"), ("ab", ""), ("x-", ""), ("x-1", ""), ("", ".json"), ("", "N"),
        ("k", ""),
        ("1", ""), ("tr", "e"), ("a%20", ""), ("%2f", "%3F"), ("\\*", "%25"),
    ]

    /// Patterns that a table takes; those that it refuses are left out.
    static func table(_ random: inout SeededRandom) -> RouteTable? {
        var patterns: [RoutePattern] = []
        for _ in 0..<Int.random(in: 1...40, using: &random) {
            if let pattern = try? RoutePattern(text(&random)) { patterns.append(pattern) }
        }
        while true {
            do throws(RouteTableError) {
                return try RouteTable(patterns, constraints: constraints)
            } catch {
                let refused = Set(error.issues.flatMap(\.patterns))
                if refused.isEmpty { return nil }
                patterns = patterns.indices.filter { !refused.contains($0) }.map { patterns[$0] }
            }
        }
    }

    /// The text of a pattern of up to 6 segments, rarely of up to 250.
    private static func text(_ random: inout SeededRandom) -> String {
        let longest = Int.random(in: 0..<40, using: &random) == 0 ? 250 : 6
        var segments = (0..<Int.random(in: 0...longest, using: &random)).map { place -> String in
            switch Int.random(in: 0..<10, using: &random) {
            case 0: return "*"
            case 1...4: return literals.randomElement(using: &random) ?? ""
            case 5...6:
                let (prefix, suffix) = affixes.randomElement(using: &random) ?? ("", "")
                let constraint = parameters.randomElement(using: &random) ?? ""
                return "\(prefix){p\(place)\(constraint)}\(suffix)"
            default: return ":p\(place)\(parameters.randomElement(using: &random) ?? "")"
            }
        }
        switch Int.random(in: 0..<8, using: &random) {
        case 0: segments.append("**")
        case 1: segments.append("**rest")
        case 2: segments.append(":last?")
        case 3:
            segments += [":some?", ":more(int)?", "**rest?"].prefix(
                .random(in: 1...3, using: &random))
        case 4: segments.append("**rest?")
        case 5: segments.append("a:last.json?")
        default: break
        }
        return "/" + segments.joined(separator: "/")
    }
}

extension RouteTableError.Issue {
    /// The positions of patterns that the table can do without.
    fileprivate var patterns: [Int] {
        switch self {
        case .tie(let positions, _): Array(positions.dropFirst())
        case .unreachable(let index, _, _), .unknownConstraint(let index, _),
            .wrongExample(let index, _, _), .repeatedText(let index, _),
            .enumeratedTypes(let index, _):
            [index]
        case .repeatedConstraint, .reservedConstraint, .unspellableConstraint,
            .unknownWiderConstraint, .wrongWiderConstraint:
            []
        }
    }
}

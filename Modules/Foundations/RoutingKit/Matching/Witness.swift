/// Example paths that a pattern answers.
enum Witness {
    /// The most paths that are tried for one pattern; enumerations multiply.
    static let limit = 4096

    /// Ordinary values of a segment, for a message: of an enumeration all, of another kind one.
    static func examples(of segment: RoutePattern.Segment, in table: RouteTable) -> [String] {
        switch segment {
        case .literal(let text): [text]
        case .parameter(_, .oneOf(let texts)): texts
        case .parameter(_, .type(let type)): [fresh(type, in: table)]
        case .parameter(_, .named(let name)): table.constraints[name].map { [$0.example] } ?? []
        case .parameter(_, .none), .wildcard, .rest: [fresh("x", in: table)]
        }
    }

    /// Values of a segment that as few other segments as possible answer: if others answer all of
    /// these, they answer every value.
    static func hardest(of segment: RoutePattern.Segment, in table: RouteTable) -> [String] {
        switch segment {
        case .literal(let text): [shouted(text)]
        case .parameter(_, .oneOf(let texts)): texts.map(shouted)
        case .parameter(_, .type(.bool)): ["true", "false"]
        // Too large for an `Int`.
        case .parameter(_, .type(.uint)): [fresh(in: table) { "\(UInt.max - UInt($0))" }]
        // Too small for an `UInt`.
        case .parameter(_, .type(.int)): [fresh(in: table) { "-\($0)" }]
        case .parameter(_, .type), .parameter(_, .named): examples(of: segment, in: table)
        // Too long for any constraint.
        case .parameter(_, .none), .wildcard, .rest:
            [fresh(String(repeating: "x", count: RouteConstraint.maximumLength + 1), in: table)]
        }
    }

    /// The paths of a pattern's hardest values; none if there are too many to try.
    static func paths(of pattern: RoutePattern, in table: RouteTable) -> [[String]] {
        let forms = pattern.forms.flatMap { form -> [[[String]]] in
            let values = form.map { hardest(of: $0, in: table) }
            guard form.last?.kind == .rest, let rest = values.last else { return [values] }
            // Patterns longer than all that is there would add nothing.
            return (0...max(0, table.longest - values.count + 1)).map {
                values + Array(repeating: rest, count: $0)
            }
        }
        let count = forms.reduce(0) { $0 + $1.reduce(1) { min(limit, $0 * $1.count) } }
        return count < limit ? forms.flatMap(product) : []
    }

    private static func product(_ choices: [[String]]) -> [[String]] {
        choices.reduce([[]]) { paths, values in
            paths.flatMap { path in values.map { path + [$0] } }
        }
    }

    /// Another spelling of `true` and `false`, which a literal answers, but no type.
    private static func shouted(_ text: String) -> String {
        Bool(text.asciiLowercased) == nil ? text : text.uppercased()
    }

    private static func fresh(_ type: SegmentType, in table: RouteTable) -> String {
        switch type {
        case .bool: "true"
        case .uuid:
            fresh(in: table) {
                let digits = String($0)
                let zeros = String(repeating: "0", count: max(0, 12 - digits.count))
                return "00000000-0000-4000-8000-\(zeros)\(digits)"
            }
        case .uint, .int: fresh(in: table) { "\($0)" }
        case .double: fresh(in: table) { "\($0).5" }
        }
    }

    private static func fresh(_ text: String, in table: RouteTable) -> String {
        table.words.contains(text) ? fresh(in: table) { "\(text)\($0)" } : text
    }

    /// The first text of a series that is no literal of the table. There are more texts than
    /// literals, so there is one.
    private static func fresh(in table: RouteTable, _ text: (Int) -> String) -> String {
        (1...(table.words.count + 1)).lazy.map(text).first { !table.words.contains($0) } ?? text(0)
    }
}

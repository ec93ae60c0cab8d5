/// Why patterns can't be compiled into one table.
public struct RouteTableError: Error, Sendable, CustomStringConvertible {
    /// Numbers are positions of patterns or, where a case says so, of constraints.
    public enum Issue: Hashable, Sendable {
        /// Patterns that answer the path `witness`, and nothing decides which one wins.
        case tie([Int], witness: String)
        /// Others answer everything that the pattern answers, such as `witness`.
        case unreachable(Int, by: Int, witness: String)
        /// Without regard to ASCII case.
        case repeatedText(Int, String)
        /// The pattern enumerates only names of types and constraints, which are texts there.
        case enumeratedTypes(Int, [String])
        case unknownConstraint(Int, name: String)
        /// The pattern names a constraint that refuses its own example.
        case wrongExample(Int, name: String, example: String)
        /// The numbers are positions of constraints.
        case repeatedConstraint(Int, Int, name: String)
        /// The constraint at this position has the name of a type.
        case reservedConstraint(Int, name: String)
        /// The constraint at this position has a name that no pattern can spell.
        case unspellableConstraint(Int, name: String)
        /// The constraint at this position is narrower than one that the table does not have.
        case unknownWiderConstraint(Int, than: String)
        /// The constraint at this position is narrower than one that refuses its example, or that
        /// is declared to be narrower itself.
        case wrongWiderConstraint(Int, than: String)
    }

    /// Constraints and enumerations first, then ties, then what is unreachable.
    public let issues: [Issue]
    private let patterns: [RoutePattern]
    private let constraints: [RouteConstraint]
    /// Patterns as the code writes them, so that a search finds them, and where it registers them.
    private var texts: [String], places: [String]

    init(_ issues: [Issue], of patterns: [RoutePattern], constraints: [RouteConstraint]) {
        self.issues = issues
        self.patterns = patterns
        self.constraints = constraints
        texts = patterns.map(\.description)
        places = patterns.indices.map { "patterns[\($0)]" }
    }

    /// A line for each problem: which pattern, at which position, and what to do.
    public var description: String { issues.map(sentence).joined(separator: "\n") }

    /// What is wrong, where, and what to do, without the end of a sentence. The number is the
    /// position of a pattern or of a constraint.
    /// - Parameters:
    ///   - texts: The patterns as the code writes them.
    ///   - places: Where they are registered.
    package func sentences(
        texts: [String], places: [String]
    ) -> [(index: Int, isConstraint: Bool, text: String)] {
        var error = self
        error.texts = texts
        error.places = places
        return issues.map { ($0.position.index, $0.position.isConstraint, error.sentence(for: $0)) }
    }
}

extension RouteTableError.Issue {
    /// The position of the pattern, or of the constraint, that it is about.
    fileprivate var position: (index: Int, isConstraint: Bool) {
        switch self {
        case .tie(let positions, _): (positions[1], false)
        case .unreachable(let index, _, _), .repeatedText(let index, _),
            .enumeratedTypes(let index, _), .unknownConstraint(let index, _),
            .wrongExample(let index, _, _):
            (index, false)
        case .repeatedConstraint(_, let index, _), .reservedConstraint(let index, _),
            .unspellableConstraint(let index, _), .unknownWiderConstraint(let index, _),
            .wrongWiderConstraint(let index, _):
            (index, true)
        }
    }
}

extension RouteTableError {
    private func sentence(for issue: Issue) -> String {
        let (index, isConstraint) = issue.position
        return isConstraint ? problem(of: issue) : "\(texts[index]) \(problem(of: issue))"
    }

    /// What is wrong; about a pattern without its text, which begins the sentence.
    private func problem(of issue: Issue) -> String {
        switch issue {
        case .tie(let positions, let witness): tie(positions, witness)
        case .unreachable(_, let other, let witness):
            "can never be reached: others answer all that it does, as \(place(of: other)), "
                + "answers \(witness); remove it, or make the others narrower"
        case .repeatedText(_, let text):
            "lists '\(text)' twice, as case is ignored; remove one of them"
        case .enumeratedTypes(_, let texts):
            "lists the texts \(texts.map { "'\($0)'" }.joined(separator: " and ")), which are "
                + "also names of types or constraints; write one of them, (\(texts[0])), or "
                + "register a RouteConstraint that accepts what all of them do"
        case .unknownConstraint(_, let name): "names \(unknown(name, isInPattern: true))"
        case .wrongExample(_, let name, let example):
            "names the constraint '\(name)', which refuses its own example '\(example)'; give it "
                + "an example that it accepts"
        case .repeatedConstraint(let first, _, let name):
            "the constraint '\(name)' is another check at \(constraints[first].site) already; "
                + "give one of them another name, or make the check once and register that value "
                + "in both places"
        case .reservedConstraint(_, let name):
            "the constraint '\(name)' has the name of a type, so (\(name)) in a path never means "
                + "it; give it another name"
        case .unspellableConstraint(_, let name):
            "no path can name the constraint '\(name)'; use ASCII letters, digits and '_'"
        case .unknownWiderConstraint(let index, let wider):
            "'\(constraints[index].name)' is narrower than \(unknown(wider, isInPattern: false))"
        case .wrongWiderConstraint(let index, let wider):
            "'\(constraints[index].name)' is declared to be narrower than '\(wider)', which "
                + "refuses its example '\(constraints[index].example)' or is declared to be "
                + "narrower itself; correct the declaration"
        }
    }

    private func place(of index: Int) -> String {
        "\(texts[index]), registered at \(places[index])"
    }

    private func tie(_ positions: [Int], _ witness: String) -> String {
        let first = positions[0]
        let second = positions[1]
        let others = positions.dropFirst(2).map { places[$0] }.joined(separator: ", ")
        let also = others.isEmpty ? "" : ", and again at \(others)"
        return patterns[first] == patterns[second]
            ? "is registered at \(places[first]) already\(also); a path has one route: remove the "
                + "others"
            : "ties with \(place(of: first))\(also): both answer \(witness), and nothing decides "
                + "which one wins; \(remedy(for: patterns[first], patterns[second]))"
    }

    private func remedy(for first: RoutePattern, _ second: RoutePattern) -> String {
        // Forms that tie are of one length, so one of these lacks an optional segment.
        if first.segments.count != second.segments.count {
            let isLonger = first.segments.count > second.segments.count
            let (longer, shorter) = isLonger ? (first, second) : (second, first)
            return "leave out a '?' of \(longer), or remove \(shorter)"
        }
        for (one, other) in zip(first.segments, second.segments) where one.kind == other.kind {
            if one.kind == .enumerated, one.identity != other.identity {
                return "let \(one) and \(other) list different texts"
            }
            if one.kind != .enumerated, one.affixes != other.affixes {
                return
                    "let the texts of \(one) continue those of \(other) at both ends, or the other "
                    + "way round"
            }
            if let name = one.constraintName, let wider = other.constraintName, name != wider {
                return "declare the narrower constraint: '\(name)' with .narrower(than: "
                    + "\"\(wider)\"), or the other way round"
            }
        }
        return "change one of them, or give one a narrower segment, such as a type"
    }

    private func unknown(_ name: String, isInPattern: Bool) -> String {
        let types = isInPattern ? SegmentType.allCases.map(\.rawValue) : []
        // A longer name of a type, such as 'integer', is too far away to be a slip.
        let meant =
            name.nearestSpelling(among: constraints.map(\.name) + types)
            ?? types.first { name.asciiLowercased.hasPrefix($0) }
        return "the constraint '\(name)', which is not registered"
            + (meant.map { "; did you mean '\($0)'?" } ?? "; register it, or correct its name")
    }
}

/// Puts what is wrong with a table into sentences: what is wrong, where, and what to do.
package struct RouteTableSentences {
    /// By its position.
    package enum Subject: Hashable, Sendable {
        case pattern(Int), constraint(Int)
    }

    private let patterns: [RoutePattern]
    private let constraints: [RouteConstraint]
    private let texts: [String]
    private let places: [String]

    /// `texts` are the patterns as the code writes them, so that a search finds them.
    package init(
        _ patterns: [RoutePattern], constraints: [RouteConstraint], texts: [String],
        places: [String]
    ) {
        self.patterns = patterns
        self.constraints = constraints
        self.texts = texts
        self.places = places
    }

    /// Without its end.
    package func sentence(
        for problem: RouteTableError.Issue
    ) -> (subject: Subject, text: String) {
        switch problem {
        case .tie(let positions, let witness): return about(positions[1], tie(positions, witness))
        case .unreachable(let index, let other, let witness):
            return about(
                index,
                "can never be reached: others answer all that it does, as \(place(of: other)), "
                    + "answers \(witness); remove it, or make the others narrower")
        case .repeatedText(let index, let text):
            return about(index, "lists '\(text)' twice, as case is ignored; remove one of them")
        case .enumeratedTypes(let index, let texts):
            let list = texts.map { "'\($0)'" }.joined(separator: " and ")
            return about(
                index,
                "lists the texts \(list), which are also names of types or constraints; write one of "
                    + "them, (\(texts[0])), or register a RouteConstraint that accepts what all of "
                    + "them do")
        case .unknownConstraint(let index, let name):
            return about(index, "names \(unknown(name, isInPattern: true))")
        case .wrongExample(let index, let name, let example):
            return about(
                index,
                "names the constraint '\(name)', which refuses its own example '\(example)'; give it "
                    + "an example that it accepts")
        case .repeatedConstraint(_, let index, _), .reservedConstraint(let index, _),
            .unspellableConstraint(let index, _), .unknownWiderConstraint(let index, _),
            .wrongWiderConstraint(let index, _):
            return (.constraint(index), constraintText(problem))
        }
    }

    private func about(_ index: Int, _ text: String) -> (Subject, String) {
        (.pattern(index), "\(texts[index]) \(text)")
    }

    private func place(of index: Int) -> String {
        "\(texts[index]), registered at \(places[index])"
    }

    private func tie(_ positions: [Int], _ witness: String) -> String {
        let (first, second) = (positions[0], positions[1])
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
        for (one, other) in zip(first.segments, second.segments) where one != other {
            if one.kind == .enumerated, other.kind == .enumerated, one.identity != other.identity {
                return "let \(one) and \(other) list different texts"
            }
            if one.kind.isAffixed, other.kind.isAffixed,
                one.affixes != other.affixes
            {
                return
                    "let the texts of \(one) continue those of \(other) at both ends, or the other "
                    + "way round"
            }
            switch (one.constraint, other.constraint) {
            case (.named(let name), .named(let wider)) where name != wider:
                return "declare the narrower constraint: '\(name)' with .narrower(than: "
                    + "\"\(wider)\"), or the other way round"
            default: continue
            }
        }
        return "change one of them, or give one a narrower segment, such as a type"
    }

    private func constraintText(_ problem: RouteTableError.Issue) -> String {
        switch problem {
        case .repeatedConstraint(let first, _, let name):
            "the constraint '\(name)' is another check at \(constraints[first].site) already; give "
                + "one of them another name, or make the check once and register that value in both "
                + "places"
        case .reservedConstraint(_, let name):
            "the constraint '\(name)' has the name of a type, so (\(name)) in a path never means it; "
                + "give it another name"
        case .unspellableConstraint(_, let name):
            "no path can name the constraint '\(name)'; use ASCII letters, digits and '_'"
        case .unknownWiderConstraint(let index, let wider):
            "'\(constraints[index].name)' is narrower than \(unknown(wider, isInPattern: false))"
        case .wrongWiderConstraint(let index, let wider):
            "'\(constraints[index].name)' is declared to be narrower than '\(wider)', which refuses "
                + "its example '\(constraints[index].example)' or is declared to be narrower itself; "
                + "correct the declaration"
        default: "\(problem)"
        }
    }

    private func unknown(_ name: String, isInPattern: Bool) -> String {
        let types = isInPattern ? SegmentType.allCases.map(\.rawValue) : []
        // A longer name of a type, such as 'integer', is too far away to be a slip.
        let meant =
            Spelling.nearest(to: name, among: constraints.map(\.name) + types)
            ?? types.first { name.asciiLowercased.hasPrefix($0) }
        return "the constraint '\(name)', which is not registered"
            + (meant.map { "; did you mean '\($0)'?" } ?? "; register it, or correct its name")
    }
}

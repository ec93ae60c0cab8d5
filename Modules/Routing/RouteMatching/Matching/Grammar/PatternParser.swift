/// Reads the text of a pattern, one segment at a time.
struct PatternParser<Text: PatternText> {
    let text: Text
    private var segments: [RoutePattern.Segment] = []

    /// The pattern that a text spells.
    static func parse(_ text: Text) throws(PatternError) -> RoutePattern {
        var parser = PatternParser(text: text)
        return try parser.parse()
    }

    private init(text: Text) {
        self.text = text
    }

    private mutating func parse() throws(PatternError) -> RoutePattern {
        guard text.first == "/" else { throw missingSlash() }
        if text.count == 1 { return RoutePattern(segments: []) }
        segments.reserveCapacity(text.slashes)
        var start = 1
        var optionalCount = 0
        while start <= text.count {
            guard segments.count < RoutePattern.maximumSegments else {
                throw error(
                    at: start, "a path has at most \(RoutePattern.maximumSegments) segments")
            }
            let end = text.end(ofSegmentFrom: start)
            var part = start..<end
            var isOptional =
                text[part].last == "?" && (text[end - 2] != "\\" || !isEscaped(end - 1))
            if isOptional { part = start..<(end - 1) }
            let segment: RoutePattern.Segment
            if mayBeNotation(part), let notation = try notation(part) {
                segment = notation.segment
                isOptional = isOptional || notation.isOptional
            } else {
                segment = try self.segment(part)
            }
            try check(segment, at: part, isLast: end == text.count, isOptional: isOptional)
            if isOptional {
                optionalCount += 1
            } else if optionalCount > 0 {
                throw error(
                    at: start - 2,
                    "only the last parameters can be optional, as in /:a?/:b?; write two patterns")
            }
            segments.append(segment)
            start = end + 1
        }
        return RoutePattern(segments: segments, optionalCount: optionalCount)
    }

    private func segment(_ part: Range<Int>) throws(PatternError) -> RoutePattern.Segment {
        guard let first = text[part].first else {
            throw error(at: part.lowerBound, "the segment is empty", meant: tidied())
        }
        // Most segments, which need no look for a parameter inside.
        if let literal = plainLiteral(part) { return .literal(literal) }
        if let segment = try affixed(part) { return segment }
        switch first {
        case ":": return try parameter(part.dropFirst())
        case "*" where part.count == 1: return .wildcard
        case "*":
            guard text[part].dropFirst().first == "*" else {
                throw error(
                    at: part.lowerBound + 1,
                    "expected '*' as a whole segment, or '**' or '**name' as the last one")
            }
            let name = part.dropFirst(2)
            return .rest(name: name.isEmpty ? nil : try self.name(name))
        case "<", "{": return try bracketed(part)
        default: return .literal(try literal(part))
        }
    }

    /// `name` or `name(constraint)`.
    func parameter(_ part: Range<Int>) throws(PatternError) -> RoutePattern.Segment {
        let open = text[part].firstIndex(of: "(") ?? part.upperBound
        let name = try name(part.lowerBound..<open)
        guard open < part.upperBound else { return .parameter(name: name, .none) }
        guard let close = text[part].firstIndex(of: ")") else {
            throw error(at: part.upperBound, "expected ')' after the constraint, as in (int)")
        }
        guard close + 1 == part.upperBound else {
            throw error(
                at: close + 1,
                "unexpected text after the constraint")
        }
        return .parameter(name: name, try constraint((open + 1)..<close))
    }

    func constraint(_ part: Range<Int>) throws(PatternError) -> SegmentConstraint {
        let body = text.text(in: part)
        if body == "string" { return .none }
        if let type = SegmentType(rawValue: body) { return .type(type) }
        guard text[part].contains("|") else {
            if let error = expression(part) { throw error }
            let wrong = part.first { !text[$0].isName } ?? part.upperBound
            guard wrong == part.upperBound, !part.isEmpty else {
                throw error(
                    at: wrong,
                    "expected a type, the name of a constraint, or texts separated by '|'")
            }
            return .named(body)
        }
        var texts: [String] = []
        for piece in text[part].split(separator: "|", omittingEmptySubsequences: false) {
            texts.append(try literal(piece.startIndex..<piece.endIndex))
        }
        return .oneOf(texts)
    }
}

extension PatternParser {
    func name(_ part: Range<Int>) throws(PatternError) -> String {
        guard let first = text[part].first, first.isName, !first.isDigit else {
            throw error(at: part.lowerBound, "expected a name that starts with an ASCII letter")
        }
        if let wrong = part.first(where: { !text[$0].isName }) {
            throw error(at: wrong, "a name has only ASCII letters, digits and '_'")
        }
        return text.text(in: part)
    }

    private func check(
        _ segment: RoutePattern.Segment, at part: Range<Int>, isLast: Bool, isOptional: Bool
    ) throws(PatternError) {
        if case .rest = segment, !isLast {
            throw error(
                at: part.upperBound, "nothing can follow '**', which takes the rest of the path")
        }
        if isOptional {
            switch segment {
            case .parameter, .affixed, .rest: break
            case .literal, .wildcard:
                throw error(
                    at: part.upperBound,
                    "only parameters and the rest can be optional, as in /:name? and /**name?")
            }
        }
        if let name = segment.name {
            let isTaken = segments.contains { earlier in
                guard let other = earlier.name, other.utf8.count == name.utf8.count else {
                    return false
                }
                return other.asciiLowercased == name.asciiLowercased
            }
            guard !isTaken else {
                throw error(
                    at: part.lowerBound,
                    "the name '\(name)' is used already; upper and lower case are the same")
            }
        }
    }

    /// Whether a backslash precedes a place that is not escaped itself.
    private func isEscaped(_ place: Int) -> Bool {
        !text[..<place].reversed().prefix { $0 == "\\" }.count.isMultiple(of: 2)
    }

    func error(at index: Int, _ expected: String, meant: String? = nil) -> PatternError {
        // What is tidy already is wrong for another reason.
        let pattern = text.text(in: 0..<text.count)
        let meant = meant == pattern ? nil : meant
        return PatternError(
            pattern: pattern, column: index + 1, expected: expected,
            suggestion: meant.flatMap { try? RoutePattern($0).description })
    }

    /// The text from a place on, with one slash before each segment.
    func tidied(from start: Int = 0) -> String {
        let segments = text[start...].split(separator: "/")
        return "/"
            + segments.map { text.text(in: $0.startIndex..<$0.endIndex) }.joined(separator: "/")
    }
}

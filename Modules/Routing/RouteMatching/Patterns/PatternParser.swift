/// Reads the text of a pattern, one segment at a time.
struct PatternParser {
    private let text: [Unicode.Scalar]
    private var segments: [RoutePattern.Segment] = []

    init(_ text: String) { self.text = Array(text.unicodeScalars) }

    mutating func parse() throws(PatternError) -> RoutePattern {
        guard text.first == "/" else { throw missingSlash() }
        if text.count == 1 { return RoutePattern(segments: []) }
        var start = 1
        var optionalCount = 0
        while start <= text.count {
            guard segments.count < RoutePattern.maximumSegments else {
                throw error(
                    at: start, "a path has at most \(RoutePattern.maximumSegments) segments")
            }
            let end = text[start...].firstIndex(of: "/") ?? text.count
            let isOptional = start < end && text[end - 1] == "?" && !isEscaped(end - 1)
            let part = start..<(isOptional ? end - 1 : end)
            let segment = try segment(part)
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
        // Most segments, in which there is nothing to look for.
        if text[part].allSatisfy(\.isName) { return .literal(text(in: part)) }
        if let error = foreign(part) { throw error }
        if first != "*" {
            guard let start = parameterStart(in: part) else { return .literal(try literal(part)) }
            return try value(from: start, in: part)
        }
        if part.count == 1 { return .wildcard }
        guard text[part].dropFirst().first == "*" else {
            throw error(
                at: part.lowerBound + 1,
                "expected '*' as a whole segment, or '**' or '**name' as the last one")
        }
        let name = part.dropFirst(2)
        return .rest(name: name.isEmpty ? nil : try self.name(name))
    }

    private func constraint(_ part: Range<Int>) throws(PatternError) -> SegmentConstraint {
        let body = text(in: part)
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
            texts.append(try literal(piece.indices))
        }
        return .oneOf(texts)
    }

    private func name(_ part: Range<Int>) throws(PatternError) -> String {
        guard let first = text[part].first, first.isName, !first.isDigit else {
            throw error(at: part.lowerBound, "expected a name that starts with an ASCII letter")
        }
        if let wrong = part.first(where: { !text[$0].isName }) {
            throw error(at: wrong, "a name has only ASCII letters, digits and '_'")
        }
        return text(in: part)
    }

    private func check(
        _ segment: RoutePattern.Segment, at part: Range<Int>, isLast: Bool, isOptional: Bool
    ) throws(PatternError) {
        if case .rest = segment, !isLast {
            throw error(
                at: part.upperBound, "nothing can follow '**', which takes the rest of the path")
        }
        if isOptional, segment == .wildcard || segment.kind == .literal {
            throw error(
                at: part.upperBound,
                "only parameters and the rest can be optional, as in /:name? and /**name?")
        }
        if let name = segment.name,
            segments.contains(where: { $0.name?.equalsIgnoringASCIICase(name) ?? false })
        {
            throw error(
                at: part.lowerBound,
                "the name '\(name)' is used already; upper and lower case are the same")
        }
    }
}

extension PatternParser {
    /// A parameter, perhaps with texts around it, as `p-:id.html`.
    private func value(
        from start: Int, in part: Range<Int>
    ) throws(PatternError) -> RoutePattern.Segment {
        let end = try parameterEnd(from: start, in: part)
        let prefix = try affix(part.lowerBound..<start)
        let body = (start + 1)..<(text[start] == "{" ? end - 1 : end)
        let bracket = text[body].firstIndex(of: "(") ?? body.upperBound
        let name = try name(body.lowerBound..<bracket)
        guard bracket == body.upperBound || text[body].last == ")" else {
            throw error(at: body.upperBound, "expected ')' after the constraint, as in (int)")
        }
        let constraint =
            bracket == body.upperBound
            ? .none : try constraint((bracket + 1)..<(body.upperBound - 1))
        if let other = parameterStart(in: end..<part.upperBound) {
            throw error(
                at: other, "a segment has one parameter; put a slash in front of another one")
        }
        let suffix = try affix(end..<part.upperBound)
        return prefix.isEmpty && suffix.isEmpty
            ? .parameter(name: name, constraint)
            : .affixed(prefix: prefix, name: name, constraint, suffix: suffix)
    }

    private func parameterStart(in part: Range<Int>) -> Int? {
        part.first { (text[$0] == ":" || text[$0] == "{") && !isEscaped($0) }
    }

    private func parameterEnd(from start: Int, in part: Range<Int>) throws(PatternError) -> Int {
        let body = (start + 1)..<part.upperBound
        if text[start] == "{" {
            guard let close = text[body].firstIndex(of: "}") else {
                throw error(at: part.upperBound, "expected '}' at the end of the parameter")
            }
            return close + 1
        }
        let end = body.first { !text[$0].isName } ?? part.upperBound
        guard end < part.upperBound, text[end] == "(" else { return end }
        return text[end..<part.upperBound].firstIndex(of: ")").map { $0 + 1 } ?? part.upperBound
    }

    private func affix(_ part: Range<Int>) throws(PatternError) -> String {
        let spelled = text(in: part)
        let affix = spelled.allSatisfy { $0 == "." } ? spelled : try literal(part)
        guard affix.utf8.isASCII else {
            let wrong = part.first { !text[$0].isASCII }
            throw error(
                at: wrong ?? part.lowerBound,
                "the text beside a parameter is ASCII, as an accent of the value could change it")
        }
        return affix
    }
}

extension PatternParser {
    private func literal(_ part: Range<Int>) throws(PatternError) -> String {
        let isPlain = part.allSatisfy { text[$0].isLiteral }
        let literal = isPlain ? text(in: part) : try unescaped(part)
        guard !literal.isEmpty else {
            throw error(at: part.lowerBound, "expected a text beside '|'")
        }
        guard literal.isSegment else {
            throw error(at: part.lowerBound, "no URL has a segment '.' or '..'")
        }
        let hidden = literal.unicodeScalars.first {
            URLCharacters.isHidden($0) || URLCharacters.isInvisible($0)
        }
        if let hidden {
            throw error(
                at: part.lowerBound,
                "no link can contain the character \(URLCharacters.code(of: hidden)), which nobody "
                    + "sees; leave it out")
        }
        return literal
    }

    private func unescaped(_ part: Range<Int>) throws(PatternError) -> String {
        var bytes: [UInt8] = []
        var place = part.lowerBound
        while place < part.upperBound {
            let next = place + 1
            switch text[place] {
            case "%":
                let digits = Array(text(in: next..<min(next + 2, part.upperBound)).utf8)
                guard digits.count == 2, let high = TextBytes.hexValue(digits[0]),
                    let low = TextBytes.hexValue(digits[1])
                else {
                    throw error(
                        at: place,
                        "expected two hexadecimal digits after '%'; write '%25' for the sign itself"
                    )
                }
                bytes.append(high << 4 | low)
                place += 3
            case "\\":
                // A punctuation mark in ASCII.
                guard next < part.upperBound, " "..."~" ~= text[next],
                    !text[next].isName || text[next] == "_"
                else {
                    // A slash ends the segment, also behind a backslash.
                    let isSlash = next < text.count && text[next] == "/"
                    throw error(
                        at: place,
                        isSlash
                            ? "a backslash can't escape a slash; write '%2F'"
                            : "expected a punctuation mark after the backslash; write '%5C' for "
                                + "the backslash itself")
                }
                bytes.append(contentsOf: text[next].utf8)
                place += 2
            case let character where character.isLiteral:
                bytes.append(contentsOf: character.utf8)
                place += 1
            case let character:
                let others: [Unicode.Scalar: String] = ["?": "query", "#": "fragment"]
                let remedy =
                    (others[character].map { "leave out the \($0), or " } ?? "")
                    + "write '\(String(character).percentEncoded)'"
                throw error(at: place, "a literal can't contain '\(character)'; \(remedy)")
            }
        }
        let literal = String(decoding: bytes, as: UTF8.self)
        guard literal.utf8.elementsEqual(bytes) else {
            throw error(at: part.lowerBound, "the escapes must be UTF-8")
        }
        return literal
    }
}

extension PatternParser {
    /// What to write instead of a segment in the notation of another router; `nil` for any other
    /// one.
    private func foreign(_ part: Range<Int>) -> PatternError? {
        let first = text[part.lowerBound]
        let last = text[part.upperBound - 1]
        let body = text(in: part)
        let inner = text[part].dropFirst()
        if first == "$", inner.allSatisfy(\.isName) {
            return error(
                at: part.lowerBound,
                "write ':\(body.dropFirst())' for a parameter, or '%24\(body.dropFirst())' for the "
                    + "text '\(body)'")
        }
        if first == "(", last == ")" {
            return error(
                at: part.lowerBound,
                "a value has a name: write ':name', or ':name(uint)' for digits; write '%28' for the "
                    + "text '('")
        }
        let angle = part.first { text[$0] == "<" && !isEscaped($0) }
        let isBracketed =
            angle != nil || first == "{" && last == "}" && !body.dropLast().contains("}")
            || first == "["
                && last == "]"
                && inner.allSatisfy { $0.isName || "[].".unicodeScalars.contains($0) }
        let isRepeated =
            first == ":"
            && ([")*", ")+", "(.*)", "(.+)"].contains(where: body.hasSuffix)
                || ["*", "+"].contains(last) && inner.dropLast().allSatisfy(\.isName))
        let isStar = first == "*" && part.count > 1 && inner.allSatisfy(\.isName)
        guard isBracketed || isRepeated || isStar else { return nil }
        // The type is in front of the name between angles, and behind it between braces.
        let named = angle.map { text[$0..<part.upperBound].prefix { $0 != ">" } } ?? text[part]
        var words = named.split { !$0.isName }.map(Self.text)
        if angle != nil { words.reverse() }
        let name = words.first { $0.unicodeScalars.first?.isDigit == false } ?? "name"
        let type = words.count > 1 && !isRepeated ? words[1] : ""
        if isRepeated || isStar || type == "path" || body.contains("*") || body.contains("...") {
            return error(
                at: part.lowerBound,
                "write '**\(name)' for the rest of the path, or '**\(name)?' if it may be empty")
        }
        let constraint = ["float": "(double)", "string": "", "": ""][type] ?? "(\(type))"
        return error(at: angle ?? part.lowerBound, "write ':\(name)\(constraint)'")
    }

    /// `nil` if a constraint is no regular expression.
    private func expression(_ part: Range<Int>) -> PatternError? {
        guard text[part].contains(where: "\\[]^+*.${}".unicodeScalars.contains) else { return nil }
        let isDigits = ["\\d+", "[0-9]+"].contains(text(in: part))
        let remedy =
            isDigits
            ? "write 'uint' for digits" : "name a RouteConstraint, as in ':code(sku)'"
        return error(at: part.lowerBound, "a pattern has no regular expressions; \(remedy)")
    }

    private func missingSlash() -> PatternError {
        let scheme = text.prefix { $0.isName || ["+", "-", "."].contains($0) }
        let separator = scheme.endIndex..<min(scheme.endIndex + 3, text.count)
        guard !scheme.isEmpty, text(in: separator) == "://" else {
            return error(at: 0, "expected '/' at the start", meant: tidied())
        }
        // The host of a custom scheme is the first segment of a path.
        let isWeb = ["http", "https"].contains(Self.text(scheme).asciiLowercased)
        let host = text[separator.upperBound...]
        let path = isWeb ? host.firstIndex(of: "/") ?? text.count : host.startIndex
        return error(
            at: 0, "expected a path: a scheme and a host belong into UniversalLinks",
            meant: tidied(from: path))
    }
}

extension PatternParser {
    private func text(in part: Range<Int>) -> String { Self.text(text[part]) }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(decoding: scalars.flatMap(\.utf8), as: UTF8.self)
    }

    /// Whether a backslash precedes a place that is not escaped itself.
    private func isEscaped(_ place: Int) -> Bool {
        !text[..<place].reversed().prefix { $0 == "\\" }.count.isMultiple(of: 2)
    }

    private func error(at index: Int, _ expected: String, meant: String? = nil) -> PatternError {
        let pattern = Self.text(text[...])
        // By characters, as a reader counts them.
        let column = Self.text(text[..<min(index + 1, text.count)]).count
        let meant = meant == pattern ? nil : meant
        return PatternError(
            pattern: pattern, column: index < text.count ? column : column + 1, expected: expected,
            suggestion: meant.flatMap { try? RoutePattern($0).description })
    }

    private func tidied(from start: Int = 0) -> String {
        "/" + text[start...].split(separator: "/").map(Self.text).joined(separator: "/")
    }
}

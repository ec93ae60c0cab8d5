/// Reads the text of a pattern from left to right.
struct PatternParser {
    private let text: [Unicode.Scalar]
    /// The position of what is read next.
    private var position = 1
    /// The end of the segment that is read.
    private var end = 1
    private var segments: [RoutePattern.Segment] = []
    private var optionalCount = 0

    init(_ text: String) { self.text = Array(text.unicodeScalars) }

    mutating func parse() throws(PatternError) -> RoutePattern {
        guard text.first == "/" else { throw missingSlash() }
        if text.count == 1 { return RoutePattern(segments: []) }
        while position <= text.count {
            try refuse(
                if: segments.count == RoutePattern.maximumSegments, at: position,
                "a path has at most \(RoutePattern.maximumSegments) segments")
            end = text[position...].firstIndex(of: "/") ?? text.count
            try readSegment()
            position = end + 1
        }
        return RoutePattern(segments: segments, optionalCount: optionalCount)
    }

    private mutating func readSegment() throws(PatternError) {
        let start = position
        let segment = try segment()
        try refuse(
            if: segment.isRest && end < text.count, at: position,
            "nothing can follow '**', which takes the rest of the path")
        // Nothing but a question mark can be left of the segment.
        let isOptional = position < end
        try refuse(
            if: isOptional && (segment == .wildcard || segment.kind == .literal), at: position,
            "only parameters and the rest can be optional, as in /:name? and /**name?")
        // The question mark of the segment before is in front of the slash.
        try refuse(
            if: !isOptional && optionalCount > 0, at: start - 2,
            "only the last parameters can be optional, as in /:a?/:b?; write two patterns")
        if let name = segment.name {
            try refuse(
                if: RoutePattern(segments: segments).hasParameter(named: name), at: start,
                "the name '\(name)' is used already; upper and lower case are the same")
        }
        optionalCount += isOptional ? 1 : 0
        segments.append(segment)
    }

    /// Whether nothing is left of the segment but the mark of an optional one.
    private var isAtEnd: Bool { position == end || position == end - 1 && text[position] == "?" }

    private mutating func segment() throws(PatternError) -> RoutePattern.Segment {
        let start = position
        if isAtEnd { throw error(at: start, "the segment is empty", meant: tidied()) }
        // In most segments there is nothing to look for.
        if text[start..<end].allSatisfy(\.isName) {
            position = end
            return .literal(Self.text(text[start..<end]))
        }
        try refuseForeign(start..<(text[end - 1] == "?" ? end - 1 : end))
        if text[start] == "*" { return try rest() }
        let prefix = try unescapedText(upTo: ":{")
        if isAtEnd { return .literal(try checked(prefix, from: start)) }
        try checkAffix(prefix, from: start)
        let (name, constraint) = try parameter()
        let suffixStart = position
        let suffix = try unescapedText(upTo: ":{")
        try refuse(
            if: !isAtEnd, at: position,
            "a segment has one parameter; put a slash in front of another one")
        try checkAffix(suffix, from: suffixStart)
        return prefix.isEmpty && suffix.isEmpty
            ? .parameter(name: name, constraint)
            : .affixed(prefix: prefix, name: name, constraint, suffix: suffix)
    }

    private mutating func rest() throws(PatternError) -> RoutePattern.Segment {
        position += 1
        if isAtEnd { return .wildcard }
        try refuse(
            if: text[position] != "*", at: position,
            "expected '*' as a whole segment, or '**' or '**name' as the last one")
        position += 1
        if isAtEnd { return .rest(name: nil) }
        let name = try name()
        try refuse(if: !isAtEnd, at: position, Self.nameRule)
        return .rest(name: name)
    }

    private mutating func name() throws(PatternError) -> String {
        let start = position
        position = text[start..<end].firstIndex { !$0.isName } ?? end
        try refuse(
            if: start == position || text[start].isDigit, at: start,
            "expected a name that starts with an ASCII letter")
        return Self.text(text[start..<position])
    }

    private static let nameRule = "a name has only ASCII letters, digits and '_'"
}

extension PatternParser {
    /// Reads a name, and perhaps a constraint in parentheses, both perhaps in braces.
    private mutating func parameter() throws(PatternError) -> (String, SegmentConstraint) {
        let isBraced = text[position] == "{"
        position += 1
        let name = try name()
        var constraint = SegmentConstraint.none
        if position < end, text[position] == "(" {
            guard let close = text[position..<end].firstIndex(of: ")") else {
                throw error(at: end, "expected ')' after the constraint, as in (int)")
            }
            constraint = try self.constraint((position + 1)..<close)
            position = close + 1
        }
        if isBraced {
            try refuse(
                if: position == end || text[position] != "}", at: position,
                !isAtEnd && constraint == .none
                    ? Self.nameRule : "expected '}' at the end of the parameter")
            position += 1
        }
        return (name, constraint)
    }

    private mutating func constraint(_ part: Range<Int>) throws(PatternError) -> SegmentConstraint {
        let body = Self.text(text[part])
        if body == "string" { return .none }
        if let type = SegmentType(rawValue: body) { return .type(type) }
        guard text[part].contains("|") else {
            try refuse(
                if: text[part].contains(where: "\\[]^*+.${}".unicodeScalars.contains),
                at: part.lowerBound,
                "a pattern has no regular expressions; "
                    + (["\\d+", "[0-9]+"].contains(body)
                        ? "write 'uint' for digits" : "name a RouteConstraint, as in ':code(sku)'"))
            let wrong = part.first { !text[$0].isName } ?? part.upperBound
            try refuse(
                if: wrong < part.upperBound || part.isEmpty, at: wrong,
                "expected a type, the name of a constraint, or texts separated by '|'")
            return .named(body)
        }
        var texts: [String] = []
        repeat {
            position += 1
            let start = position
            texts.append(try checked(try unescapedText(upTo: "|)"), from: start))
        } while position < part.upperBound
        // An escaped ')' ends no constraint, and an escaped '|' separates no texts.
        try refuse(
            if: position != part.upperBound || texts.count == 1, at: part.lowerBound,
            "in these texts, write '%29' for ')' and '%7C' for '|'")
        return .oneOf(texts)
    }

    private func checkAffix(_ affix: String, from start: Int) throws(PatternError) {
        try refuse(
            if: !affix.utf8.isASCII, at: (start..<position).first { !text[$0].isASCII } ?? start,
            "the text beside a parameter is ASCII, as an accent of the value could change it")
    }

    /// Checks a text that is a whole segment.
    private func checked(_ literal: String, from start: Int) throws(PatternError) -> String {
        try refuse(if: literal.isEmpty, at: start, "expected a text beside '|'")
        try refuse(if: !literal.isSegment, at: start, "no URL has a segment '.' or '..'")
        return literal
    }
}

extension PatternParser {
    /// Reads a text up to one of some signs, or to the end of the segment.
    private mutating func unescapedText(upTo signs: String) throws(PatternError) -> String {
        let start = position
        var bytes: [UInt8] = []
        while !isAtEnd, !signs.unicodeScalars.contains(text[position]) {
            let next = position + 1
            switch text[position] {
            case "%":
                let escape = Self.text(text[position..<min(position + 3, end)])
                let byte = escape.utf8.withTextBytes { PercentEncoding.escape(at: 0, in: $0) }
                guard let byte else {
                    throw error(
                        at: position,
                        "expected two hexadecimal digits after '%'; write '%25' for the sign itself"
                    )
                }
                bytes.append(byte)
                position += 3
            case "\\":
                // A punctuation mark in ASCII.
                let isMark = next < end && " "..."~" ~= text[next] && !text[next].isLetterOrDigit
                // A slash ends the segment, also behind a backslash.
                let isSlash = next < text.count && text[next] == "/"
                try refuse(
                    if: !isMark, at: position,
                    isSlash
                        ? "a backslash can't escape a slash; write '%2F'"
                        : "expected a punctuation mark after the backslash; write '%5C' for the "
                            + "backslash itself")
                bytes.append(contentsOf: text[next].utf8)
                position += 2
            case let character where character.isLiteral:
                bytes.append(contentsOf: character.utf8)
                position += 1
            case let character:
                let others: [Unicode.Scalar: String] = ["?": "query", "#": "fragment"]
                let remedy =
                    (others[character].map { "leave out the \($0), or " } ?? "")
                    + "write '\(String(character).percentEncoded)'"
                throw error(at: position, "a literal can't contain '\(character)'; \(remedy)")
            }
        }
        let read = String(decoding: bytes, as: UTF8.self)
        try refuse(
            if: !read.utf8.elementsEqual(bytes), at: start, "the escapes must be UTF-8")
        for scalar in read.unicodeScalars {
            try refuse(
                if: URLCharacters.isHidden(scalar), at: start,
                "no link can contain the character \(URLCharacters.code(of: scalar)), which nobody "
                    + "sees; leave it out")
        }
        return read
    }
}

extension PatternParser {
    /// Says what to write instead of a segment in the notation of another router.
    private func refuseForeign(_ part: Range<Int>) throws(PatternError) {
        let first = text[part.lowerBound]
        let last = text[part.upperBound - 1]
        let body = Self.text(text[part])
        let inner = text[part].dropFirst()
        try refuse(
            if: first == "$" && inner.allSatisfy(\.isName), at: part.lowerBound,
            "write ':\(body.dropFirst())' for a parameter, or '%24\(body.dropFirst())' for the "
                + "text '\(body)'")
        try refuse(
            if: first == "(" && last == ")", at: part.lowerBound,
            "a value has a name: write ':name', or ':name(uint)' for digits; write '%28' for the "
                + "text '('")
        let angle = part.first { text[$0] == "<" && text[$0 - 1] != "\\" }
        let isBraced = first == "{" && last == "}" && !body.dropLast().contains("}")
        let isBracketed =
            first == "[" && last == "]"
            && inner.allSatisfy { $0.isName || "[].".unicodeScalars.contains($0) }
        let isRepeated =
            first == ":"
            && ([")*", ")+", "(.*)", "(.+)"].contains(where: body.hasSuffix)
                || ["*", "+"].contains(last) && inner.dropLast().allSatisfy(\.isName))
        let isStar = first == "*" && part.count > 1 && inner.allSatisfy(\.isName)
        guard angle != nil || isBraced || isBracketed || isRepeated || isStar else { return }
        // The type is in front of the name between angles, and behind it between braces.
        let named = angle.map { text[$0..<part.upperBound].prefix { $0 != ">" } } ?? text[part]
        var words = named.split { !$0.isName }.map(Self.text)
        if angle != nil { words.reverse() }
        let name = words.first { $0.unicodeScalars.first?.isDigit == false } ?? "name"
        let type = words.count > 1 && !isRepeated ? words[1] : ""
        try refuse(
            if: isRepeated || isStar || type == "path" || body.contains("*")
                || body.contains("..."),
            at: part.lowerBound,
            "write '**\(name)' for the rest of the path, or '**\(name)?' if it may be empty")
        let constraint = ["float": "(double)", "string": "", "": ""][type] ?? "(\(type))"
        throw error(at: angle ?? part.lowerBound, "write ':\(name)\(constraint)'")
    }

    private func missingSlash() -> PatternError {
        // The host of a custom scheme is the first segment of a path.
        let front = /(?i:https?):\/\/[^\/]*|[A-Za-z0-9_+.-]+:\/\//.matchingSemantics(.unicodeScalar)
        let match = Self.text(text[...]).prefixMatch(of: front)
        return error(
            at: 0,
            match == nil
                ? "expected '/' at the start"
                : "expected a path: a scheme and a host belong into UniversalLinks",
            meant: tidied(from: match?.output.unicodeScalars.count ?? 0))
    }
}

extension PatternParser {
    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(decoding: scalars.flatMap(\.utf8), as: UTF8.self)
    }

    /// Refuses the pattern if it is wrong.
    /// - Parameters:
    ///   - index: Where it is wrong.
    ///   - expected: What was expected there, as the end of a sentence.
    private func refuse(
        if isWrong: Bool, at index: @autoclosure () -> Int, _ expected: @autoclosure () -> String
    ) throws(PatternError) {
        if isWrong { throw error(at: index(), expected()) }
    }

    /// - Parameter meant: A pattern that was probably meant.
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

/// What other routers write: read where it can mean only one thing, and otherwise refused with what to
/// write instead.
extension PatternParser {
    /// A segment, and whether it may be missing.
    typealias Notation = (segment: RoutePattern.Segment, isOptional: Bool)

    /// Whether a segment may be written as in another router, quickly found for almost every one.
    @inline(__always)
    func mayBeNotation(_ part: Range<Int>) -> Bool {
        guard !part.isEmpty else { return false }
        let first = text[part.lowerBound]
        if first.isName { return false }
        guard first == ":" else {
            return first == "{" || first == "[" || first == "$" || first == "("
                || first == "*" && part.count > 1
        }
        let last = text[part.upperBound - 1]
        if last.isName { return false }
        guard last == ")", part.count > 2 else { return last == "*" || last == "+" }
        let mark = text[part.upperBound - 2]
        return mark == "*" || mark == "+"
    }

    /// A segment that is written as in another router, unless it means the same there as here; `nil`
    /// for any other one.
    func notation(_ part: Range<Int>) throws(PatternError) -> Notation? {
        let last = text[part.upperBound - 1]
        switch text[part.lowerBound] {
        case ":": return try repeated(part)
        case "{" where last == "}": return try braced(part)
        case "[" where last == "]": return try squared(part)
        case "*" where part.dropFirst().allSatisfy { text[$0].isName }:
            throw try rest(part.dropFirst())
        case "$": return try dollar(part)
        case "(" where last == ")":
            throw error(
                at: part.lowerBound,
                "a value has a name: write ':name', or ':name(uint)' for digits; write '%28' for "
                    + "the text '('")
        default: return nil
        }
    }

    /// `:name*`, `:name+`, and a parameter that takes slashes as well: `:name(.*)`.
    private func repeated(_ part: Range<Int>) throws(PatternError) -> Notation? {
        let mark = text[part.upperBound - 1]
        let body = mark == ")" ? part : part.dropLast()
        let open = text[body].firstIndex(of: "(") ?? body.upperBound
        let expression = text.text(in: open..<body.upperBound)
        let takesAll = expression == "(.*)" || expression == "(.+)"
        let isName = ((body.lowerBound + 1)..<open).allSatisfy { text[$0].isName }
        if !isName || mark == ")" && !takesAll { return nil }
        let name = try name((body.lowerBound + 1)..<open)
        guard takesAll || expression.isEmpty else {
            throw error(at: open, "the rest of a path takes any segments; write '**\(name)'")
        }
        return (.rest(name: name), mark == "*" || expression == "(.*)")
    }

    /// `{name?}` and `{name...}`.
    private func braced(_ part: Range<Int>) throws(PatternError) -> Notation? {
        let body = part.dropFirst().dropLast()
        if text.text(in: body) == "$" {
            throw error(at: part.lowerBound, "leave out '{$}': each pattern answers whole paths")
        }
        let stars = text[body].prefix { $0 == "*" }.count
        if stars > 0 { throw try rest(body.dropFirst(stars)) }
        if isEllipsis(body.suffix(3)) { return (.rest(name: try name(body.dropLast(3))), true) }
        if text[body].last == "?" { return (try braces(body.dropLast()), true) }
        guard let colon = text[body].firstIndex(of: ":") else { return nil }
        if text.text(in: (colon + 1)..<body.upperBound) == "path" {
            throw try rest(body.lowerBound..<colon)
        }
        return nil
    }

    /// `[name]`, `[[name]]` and `[[...name]]`; other brackets are text.
    private func squared(_ part: Range<Int>) throws(PatternError) -> Notation? {
        var body = part.dropFirst().dropLast()
        let isOptional = text[body].first == "[" && text[body].last == "]" && body.count > 1
        if isOptional { body = body.dropFirst().dropLast() }
        let isRest = isEllipsis(body.prefix(3))
        if isRest { body = body.dropFirst(3) }
        guard let first = text[body].first, first.isName, !first.isDigit,
            body.allSatisfy({ text[$0].isName })
        else { return nil }
        if isRest, !isOptional { throw try rest(body) }
        let name = text.text(in: body)
        return (isRest ? .rest(name: name) : .parameter(name: name, .none), isOptional)
    }

    /// `$name` may be a parameter, and it may be a text: `/$metadata`.
    private func dollar(_ part: Range<Int>) throws(PatternError) -> Notation? {
        let name = part.dropFirst()
        guard let first = text[name].first else {
            throw error(
                at: part.lowerBound,
                "write '**' for the rest of the path, or '%24' for the text '$'")
        }
        guard !first.isDigit, name.allSatisfy({ text[$0].isName }) else { return nil }
        let written = text.text(in: name)
        throw error(
            at: part.lowerBound,
            "write ':\(written)' for a parameter, or '%24\(written)' for the text '$\(written)'")
    }

    /// `<int:id>`, `<id>`, `<path:rest>`, `{id}` and `{id:int}`.
    func bracketed(_ part: Range<Int>) throws(PatternError) -> RoutePattern.Segment {
        let isAngle = text[part.lowerBound] == "<"
        guard text[part].last == (isAngle ? ">" : "}") else {
            throw error(
                at: part.upperBound, "expected '\(isAngle ? ">" : "}")' at the end of the parameter"
            )
        }
        let body = part.dropFirst().dropLast()
        if !isAngle { return try braces(body) }
        guard let colon = text[body].firstIndex(of: ":") else { return try parameter(body) }
        let type = body.lowerBound..<colon
        let name = try name((colon + 1)..<body.upperBound)
        if text.text(in: type) == "path" { return .rest(name: name) }
        return .parameter(name: name, try self.type(type))
    }

    /// `id` and `id:int`.
    private func braces(_ body: Range<Int>) throws(PatternError) -> RoutePattern.Segment {
        guard let colon = text[body].firstIndex(of: ":") else { return try parameter(body) }
        let name = try name(body.lowerBound..<colon)
        return .parameter(name: name, try type((colon + 1)..<body.upperBound))
    }

    /// A constraint, or `float`, as others call it.
    private func type(_ part: Range<Int>) throws(PatternError) -> SegmentConstraint {
        text.text(in: part) == "float" ? .type(.double) : try constraint(part)
    }

    private func isEllipsis(_ part: Range<Int>) -> Bool { text.text(in: part) == "..." }
}

extension PatternParser {
    /// What to write for the rest of a path, where routers differ about an empty one.
    private func rest(_ part: Range<Int>) throws(PatternError) -> PatternError {
        let rest = part.isEmpty ? "**" : "**\(try name(part))"
        return error(
            at: part.lowerBound,
            "write '\(rest)' for the rest of the path, or '\(rest)?' if it may be empty")
    }

    /// What to write for a regular expression; `nil` if a constraint is none.
    func expression(_ part: Range<Int>) -> PatternError? {
        let marks: [Text.Element] = ["\\", "[", "]", "^", "+", "*", ".", "$", "{", "}"]
        guard part.contains(where: { marks.contains(text[$0]) }) else { return nil }
        let isDigits = ["\\d+", "[0-9]+"].contains(text.text(in: part))
        return error(
            at: part.lowerBound,
            isDigits
                ? "a pattern has no regular expressions; write 'uint' for digits"
                : "a pattern has no regular expressions; name a RouteConstraint, as in ':code(sku)'"
        )
    }

    /// What is wrong with a pattern that begins otherwise than with a slash.
    func missingSlash() -> PatternError {
        let scheme = text.prefix { $0.isName || $0 == "+" || $0 == "-" || $0 == "." }
        let separator = scheme.endIndex..<Swift.min(scheme.endIndex + 3, text.count)
        guard !scheme.isEmpty, text.text(in: separator) == "://" else {
            return error(at: 0, "expected '/' at the start", meant: tidied())
        }
        // The host of a custom scheme is the first segment of a path.
        let isWeb = ["http", "https"].contains(text.text(in: 0..<scheme.endIndex).asciiLowercased)
        let path = isWeb ? text.end(ofSegmentFrom: separator.upperBound) : separator.upperBound
        return error(
            at: 0, "expected a path: a scheme and a host belong into UniversalLinks",
            meant: tidied(from: path))
    }
}

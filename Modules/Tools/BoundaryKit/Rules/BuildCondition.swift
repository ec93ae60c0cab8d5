/// The condition of a branch of `#if`, such as `os(iOS) && !DEBUG`.
struct BuildCondition {
    private var tokens: TokenReader
    private var depth = 0
    private let known: (_ term: String) -> Bool?

    /// The value of a condition; `nil` if it depends on what isn't known.
    /// - Parameter known: The value of a term, such as `DEBUG` or `os(iOS)`, without spaces.
    static func value(of text: String, known: @escaping (_ term: String) -> Bool?) -> Bool? {
        let source = SourceText(Array(text.utf8), file: "", readsBareExpressions: false)
        var condition = BuildCondition(tokens: TokenReader(source), known: known)
        return condition.alternatives()
    }

    private mutating func alternatives() -> Bool? {
        terms(separatedBy: "|", decidedBy: true) {
            $0.terms(separatedBy: "&", decidedBy: false) { $0.term() }
        }
    }

    /// Reads terms between a sign that is written twice. One that has the deciding value is enough,
    /// and one that isn't known leaves the value open.
    private mutating func terms(
        separatedBy sign: Unicode.Scalar, decidedBy value: Bool, _ read: (inout Self) -> Bool?
    ) -> Bool? {
        var values = [read(&self)]
        while tokens.isPunctuation(sign), tokens.isPunctuation(tokens.following, sign) {
            tokens.advance()
            tokens.advance()
            values.append(read(&self))
        }
        return values.contains(value) ? value : values.contains(nil) ? nil : !value
    }

    private mutating func term() -> Bool? {
        // Nobody nests so deep.
        guard depth < 100, !tokens.isAtEnd else { return nil }
        depth += 1
        defer { depth -= 1 }
        if tokens.isPunctuation("!") {
            tokens.advance()
            return term().map { !$0 }
        }
        if tokens.isPunctuation("(") {
            tokens.advance()
            let value = alternatives()
            tokens.advance()
            return value
        }
        var name = tokens.text
        tokens.advance()
        guard tokens.isPunctuation("(") else {
            return name == "true" ? true : name == "false" ? false : known(name)
        }
        let start = tokens.current.range.lowerBound
        tokens.skipParentheses()
        name += tokens.source.text(start..<max(start, tokens.previous.range.upperBound))
        return known(name.filter { !$0.isWhitespace })
    }
}

extension ImportStatement {
    /// Whether it can be compiled, as far as some terms of the conditions around it are known.
    func isCompiled(_ known: @escaping (_ term: String) -> Bool?) -> Bool {
        !conditions.contains { BuildCondition.value(of: $0, known: known) == false }
    }

    /// Whether a branch of `#if` leaves it out on another platform than some, or where a module is
    /// missing.
    func isOnly(on platforms: [String]) -> Bool {
        let names = platforms.map { "os(\($0))".lowercased() }
        let prefixes = ["canImport(", "targetEnvironment(", "arch("]
        return Self.platforms.filter { !names.contains($0) }.contains { platform in
            !isCompiled { term in
                if prefixes.contains(where: term.hasPrefix) { return false }
                let other = term.lowercased().replacing("osx", with: "macos")
                return other.hasPrefix("os(") ? other == platform : nil
            }
        }
    }

    /// Whether it isn't compiled without one of some traits, or without the module itself.
    func isOnly(with traits: [String]) -> Bool {
        !isCompiled { traits.contains($0) || $0 == "canImport(\(module))" ? false : nil }
    }

    private static let platforms = [
        "macos", "ios", "tvos", "watchos", "visionos", "linux", "windows", "android", "wasi",
    ].map { "os(\($0))" }
}

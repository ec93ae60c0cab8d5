import Foundation

/// The condition of a branch of `#if`, such as `os(iOS) && !DEBUG`.
enum BuildCondition {
    /// The value of a condition; `nil` if it depends on what isn't known.
    ///
    /// 1. Each term becomes a sign for its value.
    /// 2. What is between two parentheses becomes a sign, too, from the innermost ones on.
    /// 3. Only signs and operators are left.
    /// - Parameter known: The value of a term, such as `DEBUG` or `os(iOS)`, without spaces.
    static func value(of text: String, known: (_ term: String) -> Bool?) -> Bool? {
        let source = SourceText(Array(text.utf8), file: "", readsBareExpressions: false)
        var rest = source.tokens.map { source.text($0.range) }.joined()
            .replacing(/\w+(?:\([^()]*\))?/) { term in
                let name = String(term.output)
                return sign(of: ["true": true, "false": false][name] ?? known(name))
            }
        // Nobody nests so deep.
        for _ in 0..<100 {
            guard let inner = rest.firstMatch(of: /\(([^()]*)\)/) else { break }
            rest.replaceSubrange(inner.range, with: sign(of: value(ofSigns: String(inner.1))))
        }
        return value(ofSigns: rest)
    }

    private static func sign(of value: Bool?) -> String { value.map { $0 ? "1" : "0" } ?? "?" }

    private static func value(ofSigns text: String) -> Bool? {
        let alternatives = text.components(separatedBy: "||").map { alternative in
            let values = alternative.components(separatedBy: "&&").map { operand in
                operand.wholeMatch(of: /(!*)([01])/)
                    .map { ($0.2 == "1") == $0.1.count.isMultiple(of: 2) }
            }
            return result(of: values, decidedBy: false)
        }
        return result(of: alternatives, decidedBy: true)
    }

    /// One value that decides is enough, and one that isn't known leaves the result open.
    private static func result(of values: [Bool?], decidedBy value: Bool) -> Bool? {
        values.contains(value) ? value : values.contains(nil) ? nil : !value
    }
}

extension ImportStatement {
    /// Whether it can be compiled, as far as some terms of the conditions around it are known.
    func isCompiled(_ known: (_ term: String) -> Bool?) -> Bool {
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

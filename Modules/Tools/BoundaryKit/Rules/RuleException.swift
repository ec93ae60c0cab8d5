/// Violations of a rule that are accepted for good, with the reason.
struct RuleException: Hashable, Sendable, Codable {
    /// The subjects of the violations, such as `App -> Log`: `*` matches any text.
    let accepts: [String]
    let because: String
}

extension BoundaryRule {
    /// The violations that no exception accepts, and those by exceptions that accept none.
    func exempting(_ violations: [Violation]) -> [Violation] {
        let patterns = exceptions.flatMap(\.accepts)
        let globs = patterns.map { Glob($0.replacing("*", with: "**")) }
        let accepted = violations.map { violation in
            globs.indices.filter { !violation.isAboutRule && globs[$0].matches(violation.subject) }
        }
        let needed = Set(accepted.joined())
        let needless = patterns.indices.filter { !needed.contains($0) }.map { index in
            Violation(
                subject: "accepts nothing: \(patterns[index])",
                sentence: "the rule accepts '\(patterns[index])', which isn't a violation",
                fix: "remove it from 'exceptions'", isAboutRule: true)
        }
        return zip(violations, accepted).filter { $1.isEmpty }.map(\.0) + needless
    }
}

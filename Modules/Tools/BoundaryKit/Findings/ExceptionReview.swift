import CommandLineKit

extension [InlineException] {
    /// Compares each exception in the sources with the violations in its line.
    /// - Parameters:
    ///   - all: The violations of the rules that were checked.
    ///   - rules: The names of all rules.
    ///   - unchecked: The rules that weren't checked. An exception from one of them isn't needless.
    ///   - today: The current day, such as 2027-01-31.
    /// - Returns: The violations that are left and those that an exception accepts, and the
    ///   findings about the exceptions themselves.
    func review(
        _ all: [BoundaryIssue], rules: [String], unchecked: Set<String>, today: String
    ) -> (issues: [BoundaryIssue], excepted: [BoundaryIssue], faults: [BoundaryIssue]) {
        func line(of issue: BoundaryIssue) -> [String]? {
            issue.place.map { [$0.file, "\($0.line)", issue.rule] }
        }
        let violated = Set(all.compactMap(line))
        let lines = map { [$0.place.file, "\($0.line)", $0.rule] }
        let faults = zip(self, lines).map { exception, line in
            let isNeedless = !violated.contains(line) && !unchecked.contains(exception.rule)
            return exception.issue(rules: rules, today: today, isNeedless: isNeedless)
        }
        let accepted = Set(zip(lines, faults).filter { $1 == nil }.map(\.0))
        let isAccepted = { line(of: $0).map(accepted.contains) == true }
        return (
            all.filter { !isAccepted($0) }, all.filter(isAccepted), faults.compactMap { $0 }
        )
    }
}

extension InlineException {
    /// The finding about an exception that doesn't apply; `nil` if it does.
    fileprivate func issue(rules: [String], today: String, isNeedless: Bool) -> BoundaryIssue? {
        let write = "write '// boundary:allow RULE until 2027-01-31 because REASON'"
        let known =
            rules.nearest(to: rule).map { "did you mean '\($0)'?" }
            ?? "name one of \(rules.listed(upTo: 8))"
        let flaws = [
            (rule.isEmpty, "the exception names no rule", write),
            (!rules.contains(rule), "the exception is from the unknown rule '\(rule)'", known),
            (because.isEmpty, "the exception from \(rule) has no reason", write),
            (lastDay == nil, "the exception from \(rule) names no last day", write),
            (
                lastDay ?? today < today, "the exception from \(rule) expired on \(lastDay ?? "")",
                "fix the violation, or agree on another day"
            ),
            (
                isNeedless,
                "the exception accepts a violation of \(rule) that doesn't exist in line \(line)",
                "remove the comment"
            ),
        ]
        return flaws.first(where: \.0).map { _, sentence, fix in
            let subject = rule.isEmpty ? "no rule" : rule
            return BoundaryIssue(
                rule: "exceptions", subject: subject, place: place, sentence: sentence,
                because: "an exception needs a rule, a last day and a reason",
                evidence: because.isEmpty ? [] : ["its reason: \(because)"], fix: fix,
                cause: subject)
        }
    }
}

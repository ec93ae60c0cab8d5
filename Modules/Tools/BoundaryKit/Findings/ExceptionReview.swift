import CommandLineKit

/// The effect of the exceptions in the sources on the violations of rules.
struct ExceptionReview {
    /// The violations without an exception.
    private(set) var issues: [BoundaryIssue] = []
    /// The violations with an exception.
    private(set) var excepted: [BoundaryIssue] = []
    /// The exceptions that are expired, incomplete or needless, ordered by place.
    private(set) var exceptionIssues: [BoundaryIssue] = []

    private struct Line: Hashable {
        let file: String
        let line: Int
        let rule: String
    }

    /// - Parameters:
    ///   - rules: The names of all rules.
    ///   - unchecked: The names of the rules that weren't checked, which can still be violated.
    ///   - today: The day on which an exception must still apply.
    init(
        of exceptions: [InlineException], for all: [BoundaryIssue], rules: [String],
        unchecked: Set<String>, today: CalendarDay
    ) {
        let violated = Set(
            all.compactMap { issue in
                issue.place.map { Line(file: $0.file, line: $0.line, rule: issue.rule) }
            })
        var accepted: Set<Line> = []
        for exception in exceptions {
            let line = Line(
                file: exception.place.file, line: exception.line, rule: exception.rule)
            let isNeedless = !violated.contains(line) && !unchecked.contains(exception.rule)
            if let issue = exception.issue(rules: rules, today: today, isNeedless: isNeedless) {
                exceptionIssues.append(issue)
            } else {
                accepted.insert(line)
            }
        }
        for issue in all {
            let line = issue.place.map { Line(file: $0.file, line: $0.line, rule: issue.rule) }
            if let line, accepted.contains(line) {
                excepted.append(issue)
            } else {
                issues.append(issue)
            }
        }
    }
}

extension InlineException {
    /// The finding about an exception that doesn't apply; `nil` if it does.
    fileprivate func issue(
        rules: [String], today: CalendarDay, isNeedless: Bool
    ) -> BoundaryIssue? {
        let form = "'// boundary:allow RULE until 2027-01-31 because REASON'"
        if rule.isEmpty { return issue("the exception names no rule", fix: "write \(form)") }
        if !rules.contains(rule) {
            let advice = rules.nearest(to: rule).map { "did you mean '\($0)'?" }
            return issue(
                "the exception is from the unknown rule '\(rule)'",
                fix: advice ?? "name one of \(rules.listed(upTo: 8))")
        }
        if because.isEmpty {
            return issue("the exception from \(rule) has no reason", fix: "write \(form)")
        }
        guard let lastDay else {
            return issue("the exception from \(rule) names no last day", fix: "write \(form)")
        }
        if lastDay < today {
            return issue(
                "the exception from \(rule) expired on \(lastDay)",
                fix: "fix the violation, or agree on another day")
        }
        guard isNeedless else { return nil }
        return issue(
            "the exception accepts a violation of \(rule) that doesn't exist in line \(line)",
            fix: "remove the comment")
    }

    private func issue(_ sentence: String, fix: String) -> BoundaryIssue {
        BoundaryIssue(
            rule: "exceptions", subject: rule.isEmpty ? "no rule" : rule, place: place,
            sentence: sentence, because: "an exception needs a rule, a last day and a reason",
            evidence: because.isEmpty ? [] : ["its reason: \(because)"], path: [], allowed: [],
            fix: fix)
    }
}

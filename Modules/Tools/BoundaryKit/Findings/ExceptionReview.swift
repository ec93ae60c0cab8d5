import CommandLineKit

/// The effect of the exceptions in the sources on the violations of rules.
struct ExceptionReview {
    let issues: [BoundaryIssue]
    let excepted: [BoundaryIssue]
    let exceptionIssues: [BoundaryIssue]

    /// The rules that weren't checked can still be violated.
    init(
        of exceptions: [InlineException], for all: [BoundaryIssue], rules: [String],
        unchecked: Set<String>, today: String
    ) {
        func line(of issue: BoundaryIssue) -> [String]? {
            issue.place.map { [$0.file, "\($0.line)", issue.rule] }
        }
        let violated = Set(all.compactMap(line))
        var (accepted, faults): (Set<[String]>, [BoundaryIssue]) = ([], [])
        for exception in exceptions {
            let line = [exception.place.file, "\(exception.line)", exception.rule]
            let isNeedless = !violated.contains(line) && !unchecked.contains(exception.rule)
            if let issue = exception.issue(rules: rules, today: today, isNeedless: isNeedless) {
                faults.append(issue)
            } else {
                accepted.insert(line)
            }
        }
        let isAccepted = { (issue: BoundaryIssue) in line(of: issue).map(accepted.contains) == true
        }
        issues = all.filter { !isAccepted($0) }
        excepted = all.filter(isAccepted)
        exceptionIssues = faults
    }
}

extension InlineException {
    /// The finding about an exception that doesn't apply; `nil` if it does.
    fileprivate func issue(
        rules: [String], today: String, isNeedless: Bool
    ) -> BoundaryIssue? {
        let write = "write '// boundary:allow RULE until 2027-01-31 because REASON'"
        guard !rule.isEmpty else { return issue("the exception names no rule", fix: write) }
        guard rules.contains(rule) else {
            return issue(
                "the exception is from the unknown rule '\(rule)'",
                fix: rules.nearest(to: rule).map { "did you mean '\($0)'?" }
                    ?? "name one of \(rules.listed(upTo: 8))")
        }
        guard !because.isEmpty else {
            return issue("the exception from \(rule) has no reason", fix: write)
        }
        guard let lastDay else {
            return issue("the exception from \(rule) names no last day", fix: write)
        }
        guard lastDay >= today else {
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
            rule: "exceptions", subject: rule.isEmpty ? "no rule" : rule, at: place,
            sentence: sentence, because: "an exception needs a rule, a last day and a reason",
            evidence: because.isEmpty ? [] : ["its reason: \(because)"], fix: fix)
    }
}

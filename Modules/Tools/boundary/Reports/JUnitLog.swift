import BoundaryKit

/// A report in the XML format of JUnit, which most servers for continuous integration read: a test
/// case for each violation, and for each rule without one.
struct JUnitLog {
    private let report: BoundaryReport
    private let rules: [BoundaryRule]
    /// The limits of the report, as sentences.
    private let notes: [String]

    init(of report: BoundaryReport, rules: [BoundaryRule], notes: [String]) {
        self.notes = notes
        self.report = report
        self.rules = rules
    }

    /// The text of the document.
    var text: String {
        let cases = report.failures.map { failure(of: $0) } + others
        let skipped = rules.count { isSkipped($0) }
        let counts =
            "tests=\"\(cases.count)\" failures=\"\(report.failures.count)\" skipped=\"\(skipped)\""
        let sentences = notes.joined(separator: "\n")
        let output =
            notes.isEmpty ? [] : ["<system-out>\(sentences.escapedForXML)</system-out>"]
        let lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<testsuites name=\"boundary\" \(counts)>",
            "<testsuite name=\"boundary\" \(counts)>",
        ]
        return (lines + cases + output + ["</testsuite>", "</testsuites>"])
            .joined(separator: "\n")
    }

    private func failure(of issue: BoundaryIssue) -> String {
        let text = issue.description.escapedForXML
        let place = issue.place.map {
            " file=\"\($0.file.escapedForXML)\" line=\"\($0.line)\""
        }
        return """
            <testcase classname="\(issue.rule.escapedForXML)" \
            name="\(name(of: issue).escapedForXML)"\(place ?? "")>\
            <failure message="\(issue.sentence.escapedForXML)" type="error">\(text)</failure>\
            </testcase>
            """
    }

    /// The rules without a failure.
    private var others: [String] {
        rules.filter { !failed.contains($0.id) }.map { rule in
            let head = """
                <testcase classname="\(rule.id.escapedForXML)" name="\(rule.because.escapedForXML)"
                """
            if isSkipped(rule), let missing = report.unchecked.first(where: { $0.rule == rule.id })
            {
                let message = "needs \(missing.missing.names) evidence"
                return head + "><skipped message=\"\(message)\"/></testcase>"
            }
            let warnings = report.warnings.filter { $0.rules.contains(rule.id) }.map(\.description)
            if warnings.isEmpty { return head + "/>" }
            let text = warnings.joined(separator: "\n").escapedForXML
            return head + "><system-out>\(text)</system-out></testcase>"
        }
    }

    /// The rules with a failure.
    private var failed: Set<String> { Set(report.failures.flatMap(\.rules)) }

    private func isSkipped(_ rule: BoundaryRule) -> Bool {
        !failed.contains(rule.id) && report.unchecked.contains { $0.rule == rule.id }
    }

    /// The subject with its place, because a violation can be in several lines.
    private func name(of issue: BoundaryIssue) -> String {
        issue.subject + (issue.place.map { " at \($0)" } ?? "")
    }
}

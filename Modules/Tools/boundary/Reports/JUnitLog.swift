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
        let skipped = report.unchecked.count
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
        let failed = Set(report.failures.map(\.rule))
        let unchecked = Dictionary(
            report.unchecked.map { ($0.rule, $0.missing) }, uniquingKeysWith: { one, _ in one })
        return rules.filter { !failed.contains($0.id) }.map { rule in
            let head = """
                <testcase classname="\(rule.id.escapedForXML)" name="\(rule.because.escapedForXML)"
                """
            if let missing = unchecked[rule.id] {
                let kinds = missing.map(\.rawValue).joined(separator: " and ")
                return head + "><skipped message=\"needs \(kinds) evidence\"/></testcase>"
            }
            let warnings = report.warnings.filter { $0.rule == rule.id }.map(\.description)
            if warnings.isEmpty { return head + "/>" }
            let text = warnings.joined(separator: "\n").escapedForXML
            return head + "><system-out>\(text)</system-out></testcase>"
        }
    }

    /// The subject with its place, because a violation can be in several lines.
    private func name(of issue: BoundaryIssue) -> String {
        issue.subject + (issue.place.map { " at \($0)" } ?? "")
    }
}

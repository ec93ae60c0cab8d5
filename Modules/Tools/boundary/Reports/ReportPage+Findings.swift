import BoundaryKit

extension ReportPage {
    /// The findings as HTML: those that fail the check, warnings, and those that are accepted, each
    /// grouped by their subject, such as a pair of modules.
    var findings: String {
        let groups = [
            ("error", "Errors", report.failures), ("warning", "Warnings", report.warnings),
            ("accepted", "Accepted in the baseline", report.frozen),
            ("accepted", "Accepted in the source", report.excepted),
        ].filter { !$0.2.isEmpty }
        let sections = groups.map { kind, title, issues in
            "<h3>\(title): \(issues.count)</h3>\n" + pairs(of: issues, kind: kind)
        }
        let list = notes.map { "<li>\($0.escapedForXML)</li>" }.joined(separator: "\n")
        let limits = list.isEmpty ? [] : ["<h3>Limits</h3>\n<ul>\n\(list)\n</ul>"]
        let none = groups.isEmpty ? ["<p>No violations.</p>"] : []
        return (none + sections + limits).joined(separator: "\n")
    }

    private func pairs(of issues: [BoundaryIssue], kind: String) -> String {
        Dictionary(grouping: issues, by: \.subject).sorted { left, right in
            (-left.value.count, left.key) < (-right.value.count, right.key)
        }.map { subject, issues in
            let path = issues.first { !$0.path.isEmpty }?.path ?? []
            let names = path.joined(separator: " ").escapedForXML
            let show =
                path.count > 1
                ? " <button type=\"button\" data-path=\"\(names)\">Show in graph</button>" : ""
            let items = issues.map { "<li>\(item(of: $0))</li>" }.joined(separator: "\n")
            return """
                <details class="\(kind)"><summary>\(subject.escapedForXML) \
                <span class="count">\(issues.count)</span>\(show)</summary>
                <ul>
                \(items)
                </ul></details>
                """
        }.joined(separator: "\n")
    }

    private func item(of issue: BoundaryIssue) -> String {
        let place = issue.place.map { "<code>\($0.description.escapedForXML)</code> " } ?? ""
        let lines = issue.message.split(separator: "\n").map { line in
            String(line.drop { $0 == " " }).escapedForXML
        }
        return place + lines.joined(separator: "<br>")
    }
}

import BoundaryKit
import CommandLineKit
import Foundation

/// A report as one HTML page without any other file: the findings by pair of modules, and a graph
/// that can be searched, collapsed and reduced to the surroundings of a module.
///
/// The styles and the script of the page are in the folder Explorer.
struct ReportPage {
    let page: CheckPage

    func text() throws -> String {
        func file(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
        let parts = [
            "title": "Boundaries of \(page.graph.package)".escapedForHTML,
            "summary": page.summary.escapedForHTML, "findings": findings, "data": try data(),
            "style": file(PackageResources.explorer_css),
            "script": file(PackageResources.explorer_js),
        ]
        // In one pass, so that no part is read for the names of others.
        return file(PackageResources.explorer_html).replacing(/\{\{([a-z]+)\}\}/) { match in
            parts[String(match.1)] ?? ""
        }
    }

    private func data() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let graph = page.graph.drawing(of: page.report, rules: page.rules)
        return String(decoding: try encoder.encode(graph), as: UTF8.self)
            .mappingScalars { $0 == "<" ? "\\u003c" : nil }
    }

    // MARK: The findings

    /// The findings as HTML: those that fail the check, warnings, and those that are accepted, each
    /// grouped by their subject, such as a pair of modules.
    private var findings: String {
        let groups = [
            ("error", "Errors", page.report.failures),
            ("warning", "Warnings", page.report.warnings),
            ("accepted", "Accepted in the baseline", page.report.frozen),
            ("accepted", "Accepted in the source", page.report.excepted),
        ].filter { !$0.2.isEmpty }
        let sections = groups.map { kind, title, issues in
            "<h3>\(title): \(issues.count)</h3>\n" + pairs(of: issues, kind: kind)
        }
        let list = page.notes.map { "<li>\($0.escapedForHTML)</li>" }.joined(separator: "\n")
        let limits = list.isEmpty ? [] : ["<h3>Limits</h3>\n<ul>\n\(list)\n</ul>"]
        let none = groups.isEmpty ? ["<p>No violations.</p>"] : []
        return (none + sections + limits).joined(separator: "\n")
    }

    private func pairs(of issues: [BoundaryIssue], kind: String) -> String {
        Dictionary(grouping: issues, by: \.subject).sorted { left, right in
            (-left.value.count, left.key) < (-right.value.count, right.key)
        }.map { subject, issues in
            let path = issues.first { !$0.path.isEmpty }?.path ?? []
            let names = path.joined(separator: " ").escapedForHTML
            let show =
                path.count > 1
                ? " <button type=\"button\" data-path=\"\(names)\">Show in graph</button>" : ""
            let items = issues.map { issue in
                let place = issue.place.map { "<code>\("\($0)".escapedForHTML)</code> " } ?? ""
                let lines = issue.lines.map(\.escapedForHTML).joined(separator: "<br>")
                return "<li>\(place)\(lines)</li>"
            }.joined(separator: "\n")
            return """
                <details class="\(kind)"><summary>\(subject.escapedForHTML) \
                <span class="count">\(issues.count)</span>\(show)</summary>
                <ul>
                \(items)
                </ul></details>
                """
        }.joined(separator: "\n")
    }
}

extension String {
    fileprivate var escapedForHTML: String {
        mappingScalars { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "\n", "\t": nil
            case "\0"..."\u{1F}", "\u{7F}": "\u{FFFD}"
            default: nil
            }
        }
    }
}

import BoundaryKit
import CommandLineKit
import Foundation

/// A report as one HTML page without any other file: the findings by pair of modules, and a graph
/// that can be searched, collapsed and reduced to the surroundings of a module.
///
/// The styles and the script of the page are in the folder Explorer.
struct ReportPage {
    private let page: CheckPage
    private let graph: DrawnGraph

    init(_ page: CheckPage) throws {
        self.page = page
        graph = try JSONDecoder().decode(DrawnGraph.self, from: JSONEncoder().encode(page.graph))
    }

    func text() throws -> String {
        func file(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
        let parts = [
            "title": "Boundaries of \(graph.package)".escapedForHTML,
            "summary": page.summary.escapedForHTML, "findings": findings, "data": try data(),
            "style": file(PackageResources.explorer_css),
            "script": file(PackageResources.explorer_js),
        ]
        // In one pass, so that no part is read for the names of others.
        return file(PackageResources.explorer_html).replacing(/\{\{([a-z]+)\}\}/) { match in
            parts[String(match.1)] ?? ""
        }
    }

    // MARK: The graph

    private func data() throws -> String {
        let report = page.report
        let concerns = Dictionary(
            page.rules.map { ($0.id, $0.concern) }, uniquingKeysWith: { first, _ in first })
        let red = steps(
            of: report.issues.filter {
                $0.severity == .error && concerns[$0.rule, default: .other] < .other
            })
        let amber = steps(of: report.issues)
        let grey = steps(of: report.frozen)
        func state(_ edge: DrawnGraph.Edge) -> String {
            let pair = "\(edge.tail) \(edge.head)"
            if red.contains(pair) { return "red" }
            return amber.contains(pair) ? "amber" : grey.contains(pair) ? "frozen" : ""
        }
        let heights = page.graph.heights
        let groups = groups(heights)
        let modules = graph.modules.map { module in
            [
                "name": module.name, "kind": module.kind,
                "folder": groups[module.name] ?? "External", "level": heights[module.name] ?? -1,
            ] as [String: Any]
        }
        let edges = graph.edges.filter { $0.tail != $0.head }.map { edge in
            [
                "tail": edge.tail, "head": edge.head, "state": state(edge), "title": edge.summary,
            ]
        }
        let data = try JSONSerialization.data(
            withJSONObject: ["modules": modules, "edges": edges] as [String: Any],
            options: [.sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self).mappingScalars { $0 == "<" ? "\\u003c" : nil }
    }

    /// The pairs of modules on the paths of findings.
    private func steps(of issues: [BoundaryIssue]) -> Set<String> {
        Set(issues.flatMap { zip($0.path, $0.path.dropFirst()).map { "\($0) \($1)" } })
    }

    /// The group of each module: its layer or its folder; in a large package with few of those, the
    /// modules of the same height.
    private func groups(_ heights: [String: Int]) -> [String: String] {
        func folder(_ module: DrawnGraph.Module) -> String {
            let parent = module.path.split(separator: "/").dropLast().joined(separator: "/")
            return parent.isEmpty ? "Package" : parent
        }
        let modules = graph.modules.filter { $0.kind != "external" }
        let layers = page.rules.layers(of: page.graph)
        let groups = modules.reduce(into: [:]) { $0[$1.name] = layers[$1.name] ?? folder($1) }
        let production = modules.filter { $0.kind != "test" }.map(\.name)
        let sizes = Dictionary(grouping: production) { groups[$0] }.mapValues(\.count)
        let isOneGroup = (sizes.values.max() ?? 0) * 3 > production.count * 2
        guard layers.isEmpty && sizes.count < 4 || isOneGroup, production.count > 40 else {
            return groups
        }
        return modules.reduce(into: [:]) { groups, module in
            groups[module.name] =
                module.kind == "test" ? folder(module) : "Level \(heights[module.name] ?? 0)"
        }
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

/// What the page draws of the graph that 'boundary graph --format json' prints.
private struct DrawnGraph: Decodable {
    struct Module: Decodable {
        let name: String, kind: String, path: String
    }

    struct Evidence: Decodable {
        let place: SourcePlace
    }

    struct Edge: Decodable {
        let tail: String, head: String
        let declared: [Evidence], imported: [Evidence]

        var summary: String {
            let declared = declared.prefix(1).map {
                "declared in \($0.place.file):\($0.place.line)"
            }
            let imports = imported.prefix(1).map {
                "imported \(imported.count) times, first in \($0.place)"
            }
            return "\(tail) → \(head): " + (declared + imports).joined(separator: ", ")
        }
    }

    let package: String
    let modules: [Module]
    let edges: [Edge]
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

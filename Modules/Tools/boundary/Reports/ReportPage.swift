import BoundaryKit
import CommandLineKit
import Foundation

/// A report as one HTML page without any other file: the findings by pair of modules, and a graph
/// that can be searched, collapsed and reduced to the surroundings of a module.
struct ReportPage {
    let report: BoundaryReport
    let rules: [BoundaryRule]
    let graph: ModuleGraph
    /// The limits of the report, as sentences.
    let notes: [String]
    /// The last line of the report as text.
    let summary: String

    /// The text of the page.
    func text() throws -> String {
        let title = "Boundaries of \(graph.package.escapedForXML)"
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
            <title>\(title)</title>
            <style>
            \(Self.style)
            </style>
            </head>
            <body>
            <header><h1>\(title)</h1><p>\(summary.escapedForXML)</p></header>
            <main>
            \(Self.controls)
            <section id="findings"><h2>Findings</h2>
            \(findings)
            </section>
            </main>
            <script type="application/json" id="data">\(try data())</script>
            <script>
            \(Self.layoutScript)
            \(Self.graphScript)
            \(Self.eventScript)
            </script>
            </body>
            </html>
            """
    }

    /// Loads nothing from anywhere.
    private static let policy =
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

    private static let controls = """
        <section id="graph"><h2>Modules</h2>
        <form id="controls">
        <label>Focus <input id="focus" list="names" placeholder="all modules"></label>
        <label>Depth <input id="depth" type="number" min="1" max="9" value="1"></label>
        <label>Path from <input id="from" list="names"></label>
        <label>to <input id="to" list="names"></label>
        <label><input id="tests" type="checkbox"> Tests</label>
        <label><input id="external" type="checkbox"> External modules</label>
        <label><input id="all" type="checkbox"> Dependencies that follow from others</label>
        <button type="reset" id="reset">Show all</button>
        </form>
        <datalist id="names"></datalist>
        <div id="folders" role="group" aria-label="Collapse folders"></div>
        <p id="status" role="status"></p>
        <div id="canvas" tabindex="0" aria-label="Graph of the modules"></div>
        <noscript><p>The graph needs JavaScript; the findings don't.</p></noscript>
        </section>
        """

    /// The graph for the script. No text in it can end the element.
    private func data() throws -> String {
        let concerns = Dictionary(
            rules.map { ($0.id, $0.concern) }, uniquingKeysWith: { one, _ in one })
        let red = steps(
            of: report.issues.filter {
                $0.severity == .error && concerns[$0.rule, default: .other] < .other
            })
        let (amber, grey) = (steps(of: report.issues), steps(of: report.frozen))
        let edges = graph.edges.filter { $0.tail != $0.head }
        let heights = graph.heights
        let groups = groups(heights)
        let value: JSONValue = [
            "modules": .array(
                graph.modules.map { module in
                    [
                        "name": .string(module.name), "kind": .string(module.kind.rawValue),
                        "folder": .string(groups[module.name] ?? "External"),
                        "level": .number(Double(heights[module.name] ?? -1)),
                    ]
                }),
            "edges": .array(
                edges.map { edge in
                    let pair = "\(edge.tail) \(edge.head)"
                    return [
                        "tail": .string(edge.tail), "head": .string(edge.head),
                        "state": .string(
                            red.contains(pair)
                                ? "red"
                                : amber.contains(pair)
                                    ? "amber" : grey.contains(pair) ? "frozen" : ""),
                        "title": .string(edge.summary),
                    ]
                }),
        ]
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(value), as: UTF8.self)
        return text.mappingScalars { $0 == "<" ? "\\u003c" : nil }
    }

    /// The pairs of modules on the paths of findings.
    private func steps(of issues: [BoundaryIssue]) -> Set<String> {
        Set(issues.flatMap { zip($0.path, $0.path.dropFirst()).map { "\($0) \($1)" } })
    }

    /// The group of each module: its layer or its folder; in a large package with few of those, the
    /// modules of the same height.
    private func groups(_ heights: [String: Int]) -> [String: String] {
        let modules = graph.modules.filter { $0.kind != .external }
        let layers = rules.layers(of: modules)
        let groups = modules.reduce(into: [:]) { $0[$1.name] = layers[$1.name] ?? $1.folder }
        let production = modules.filter { $0.kind != .test }.map(\.name)
        let sizes = Dictionary(grouping: production) { groups[$0] }.mapValues(\.count)
        let isOneGroup = (sizes.values.max() ?? 0) * 3 > production.count * 2
        guard layers.isEmpty && sizes.count < 4 || isOneGroup, production.count > 40 else {
            return groups
        }
        return modules.reduce(into: [:]) { groups, module in
            groups[module.name] =
                module.kind == .test ? module.folder : "Level \(heights[module.name] ?? 0)"
        }
    }
}

extension Module {
    /// The folder that contains the module's folder.
    fileprivate var folder: String {
        let parent = path.split(separator: "/").dropLast().joined(separator: "/")
        return parent.isEmpty ? "Package" : parent
    }
}

extension Edge {
    /// The evidence in a few words.
    fileprivate var summary: String {
        let parts = [
            declaration.map { "declared in \($0.place.file):\($0.place.line)" },
            imports.first.map { "imported \(imports.count) times, first in \($0.place)" },
        ]
        return "\(tail) → \(head): " + parts.compactMap { $0 }.joined(separator: ", ")
    }
}

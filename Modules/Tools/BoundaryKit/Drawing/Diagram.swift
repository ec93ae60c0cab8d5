import CommandLineKit

extension ModuleGraph {
    /// The diagram of the modules in the language of Mermaid, with the findings of a report.
    /// - Parameters:
    ///   - tests: Whether it has tests, and the modules that only tests use.
    ///   - isReduced: Whether it lacks the dependencies that follow from others.
    package func diagram(with report: BoundaryReport, tests: Bool, isReduced: Bool) -> String {
        let diagram = Diagram(
            of: self, among: tests ? .all : productionModules, issues: report.issues,
            frozen: report.frozen)
        return (isReduced ? diagram.reduced : diagram).mermaid
    }
}

/// A diagram of modules, independent of its output format.
struct Diagram: Hashable, Sendable {
    /// How an arrow is drawn, with the word for it in the data of a page.
    enum Style: String, Hashable, Sendable, Encodable {
        case allowed = "", frozen
        /// A violation that is a warning, or isn't about the structure.
        case minor = "amber"
        case violation = "red"
    }

    let nodes: [Module]
    /// The dependencies between them, by their numbers in the list.
    private(set) var styles: [Digraph.Arc: Style] = [:]

    /// Draws the modules that a selector selects, with the arrows between them. The dependencies
    /// that findings name are violations; of an indirect one, the steps of its path. Violations
    /// that a baseline accepts are frozen.
    init(
        of graph: ModuleGraph, among selector: ModuleSelector = .all,
        issues: [BoundaryIssue] = [], minor: [BoundaryIssue] = [], frozen: [BoundaryIssue] = []
    ) {
        nodes = graph.modules.filter(selector.selects)
        let numbers = Dictionary(first: nodes.enumerated().map { ($1.name, $0) })
        let direct = Dictionary(
            first: graph.edges.map { ($0.dependency.description, [$0.tail, $0.head]) })
        // Compiled evidence alone follows from the manifest and the imports.
        let written = graph.edges.filter {
            $0.tail != $0.head && (!$0.declarations.isEmpty || !$0.imports.isEmpty)
        }
        // The most serious style is last, so that it counts.
        let paths =
            written.map { ([$0.tail, $0.head], Style.allowed) }
            + frozen.map { (direct[$0.subject] ?? $0.path, .frozen) }
            + minor.map { (direct[$0.subject] ?? $0.path, .minor) }
            + issues.map { (direct[$0.subject] ?? $0.path, .violation) }
        for (path, style) in paths {
            for (tail, head) in zip(path, path.dropFirst()) {
                guard let tail = numbers[tail], let head = numbers[head] else { continue }
                styles[Digraph.Arc(tail: tail, head: head)] = style
            }
        }
    }

    /// The arrows of a style, or all, ordered by the names of modules.
    func arrows(_ style: Style? = nil) -> [Digraph.Arc] {
        styles.filter { style == nil || $0.value == style }.keys.sorted()
    }

    /// The diagram without the arrows that follow from others, except violations.
    var reduced: Diagram {
        let allowed = Digraph(count: nodes.count, arcs: arrows(.allowed))
        let kept = Set(allowed.transitiveReduction.arcs)
        var diagram = self
        diagram.styles = styles.filter { $0.value != .allowed || kept.contains($0.key) }
        return diagram
    }

    // MARK: Mermaid

    /// The diagram in the language of Mermaid, which GitHub and GitLab render in Markdown.
    ///
    /// Each group of modules is a subgraph. Violations are dashed: red, or grey if they are frozen.
    var mermaid: String {
        var lines = ["flowchart TD"]
        for (index, group) in Set(nodes.map(\.path.parentFolder)).sorted().enumerated() {
            let members = nodes.filter { $0.path.parentFolder == group }.map { Self.node($0.name) }
            if group.isEmpty {
                lines += members.map { "    \($0)" }
            } else {
                lines.append("    subgraph group\(index)[\"\(Self.escaped(group))\"]")
                lines += members.map { "        \($0)" } + ["    end"]
            }
        }
        let arrows = arrows()
        lines += arrows.map { arrow in
            let line = styles[arrow] == .allowed ? "-->" : "-.->"
            let ends = [arrow.tail, arrow.head].map { Self.identifier(nodes[$0].name) }
            return "    \(ends.joined(separator: " \(line) "))"
        }
        for (style, stroke) in [
            (Style.violation, "#d1242f,stroke-width:2px"), (.frozen, "#8c959f"),
        ] {
            let indices = arrows.indices.filter { styles[arrows[$0]] == style }.map { "\($0)" }
            guard !indices.isEmpty else { continue }
            lines.append("    linkStyle \(indices.joined(separator: ",")) stroke:\(stroke)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func node(_ name: String) -> String {
        let identifier = identifier(name)
        return identifier == name ? name : "\(identifier)[\"\(escaped(name))\"]"
    }

    /// The name itself, or an encoded form if Mermaid would read it differently.
    private static func identifier(_ name: String) -> String {
        let words: Set = [
            "call", "class", "classdef", "click", "default", "direction", "end", "flowchart",
            "graph", "href", "linkstyle", "style", "subgraph",
        ]
        if name.wholeMatch(of: /[a-zA-Z0-9_]+/) != nil, !words.contains(name.lowercased()) {
            return name
        }
        return name.utf8.reduce(into: "module_") { word, byte in
            let text = String(Unicode.Scalar(byte))
            word += text.wholeMatch(of: /[a-zA-Z0-9_]/) == nil ? "_\(byte)_" : text
        }
    }

    private static func escaped(_ text: String) -> String {
        text.mappingScalars { ["\"": "#quot;", "\n": " ", "\r": " "][$0] }
    }
}

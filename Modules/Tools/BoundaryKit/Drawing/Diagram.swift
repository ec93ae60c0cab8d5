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
    /// How an arrow is drawn; of several between the same modules, the most serious one counts.
    enum Style: Int, Hashable, Sendable {
        case allowed, frozen, violation
    }

    struct Arrow: Hashable, Sendable {
        let tail: String
        let head: String
        var style = Style.allowed
    }

    let nodes: [Module]
    /// The dependencies between them, ordered by their names.
    let arrows: [Arrow]

    /// Creates a diagram. Arrows from or to other modules are omitted. Arrows between the same two
    /// modules become one, which is a violation if one of them is.
    init(nodes: [Module], arrows: [Arrow]) {
        self.nodes = nodes
        let names = Set(nodes.map(\.name))
        let drawn = arrows.filter { names.isSuperset(of: [$0.tail, $0.head]) }
        self.arrows = Dictionary(grouping: drawn) { [$0.tail, $0.head] }.values
            .map { same in
                let style = same.map(\.style).max { $0.rawValue < $1.rawValue }
                return Arrow(
                    tail: same[0].tail, head: same[0].head, style: style ?? .allowed)
            }
            .sorted { ($0.tail, $0.head) < ($1.tail, $1.head) }
    }

    /// Groups the modules by parent folder. The dependencies that findings name are violations; of
    /// an indirect one, the steps of its path. Violations that a baseline accepts are frozen.
    init(
        of graph: ModuleGraph, among selector: ModuleSelector = .all,
        issues: [BoundaryIssue] = [], frozen: [BoundaryIssue] = []
    ) {
        let direct = Dictionary(grouping: graph.edges) { "\($0.tail) -> \($0.head)" }
        func arrows(_ issues: [BoundaryIssue], _ style: Style) -> [Arrow] {
            issues.flatMap { issue in
                let path = direct[issue.subject].map { [$0[0].tail, $0[0].head] } ?? issue.path
                return zip(path, path.dropFirst()).map { Arrow(tail: $0, head: $1, style: style) }
            }
        }
        // Compiled evidence alone follows from the manifest and the imports.
        let written = graph.edges.filter {
            $0.tail != $0.head && (!$0.declarations.isEmpty || !$0.imports.isEmpty)
        }
        self.init(
            nodes: graph.modules.filter { selector.selects($0) && $0.kind != .external },
            arrows: arrows(issues, .violation) + arrows(frozen, .frozen)
                + written.map { Arrow(tail: $0.tail, head: $0.head) })
    }

    /// The diagram without the arrows that follow from others, except violations.
    var reduced: Diagram {
        let numbers = Dictionary(
            uniqueKeysWithValues: nodes.enumerated().map { ($1.name, $0) })
        let allowed = Digraph(
            count: nodes.count,
            arcs: arrows.filter { $0.style == .allowed }.compactMap { arrow in
                guard let tail = numbers[arrow.tail], let head = numbers[arrow.head] else {
                    return nil
                }
                return Digraph.Arc(tail: tail, head: head)
            })
        let kept = Set(
            allowed.transitiveReduction.arcs.map { [nodes[$0.tail].name, nodes[$0.head].name] })
        return Diagram(
            nodes: nodes,
            arrows: arrows.filter { $0.style != .allowed || kept.contains([$0.tail, $0.head]) })
    }

    // MARK: Mermaid

    /// The diagram in the language of Mermaid, which GitHub and GitLab render in Markdown.
    ///
    /// Each group of modules is a subgraph. Violations are dashed: red, or grey if they are frozen.
    var mermaid: String {
        var lines = ["flowchart TD"]
        for (number, group) in Set(nodes.map(\.parentFolder)).sorted().enumerated() {
            let members = nodes.filter { $0.parentFolder == group }.map { Self.node($0.name) }
            if group.isEmpty {
                lines += members.map { "    \($0)" }
            } else {
                lines.append("    subgraph group\(number)[\"\(Self.escaped(group))\"]")
                lines += members.map { "        \($0)" } + ["    end"]
            }
        }
        lines += arrows.map { arrow in
            let line = arrow.style == .allowed ? "-->" : "-.->"
            return "    \(Self.identifier(arrow.tail)) \(line) \(Self.identifier(arrow.head))"
        }
        for (style, stroke) in [
            (Style.violation, "#d1242f,stroke-width:2px"), (.frozen, "#8c959f"),
        ] {
            let numbers = arrows.indices.filter { arrows[$0].style == style }.map { "\($0)" }
            guard !numbers.isEmpty else { continue }
            lines.append("    linkStyle \(numbers.joined(separator: ",")) stroke:\(stroke)")
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

extension Diagram {
    /// The diagram in the language of Graphviz.
    ///
    /// Each group of modules is a cluster. Violations are red.
    package var dot: String {
        var lines = [
            "digraph modules {", "    node [shape=box, style=rounded, fontname=Helvetica]",
        ]
        for (number, group) in groups.enumerated() {
            let members = nodes.filter { $0.group == group }.map { Self.quoted($0.name) }
            if group.isEmpty {
                lines += members.map { "    \($0)" }
            } else {
                lines.append("    subgraph cluster_\(number) {")
                lines.append("        label=\(Self.quoted(group)); color=gray")
                lines += members.map { "        \($0)" } + ["    }"]
            }
        }
        for arrow in arrows {
            let line = "    \(Self.quoted(arrow.tail)) -> \(Self.quoted(arrow.head))"
            guard let violation = arrow.violation else {
                lines.append(line)
                continue
            }
            let style = "color=\"#d1242f\", penwidth=2, tooltip=\(Self.quoted(violation))"
            lines.append("\(line) [\(style)\(arrow.isStray ? ", constraint=false" : "")]")
        }
        return lines.joined(separator: "\n") + "\n}\n"
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"\(escaped)\""
    }
}

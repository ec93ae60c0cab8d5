import CommandLineKit

extension Diagram {
    /// The diagram in the language of Mermaid, which GitHub and GitLab render in Markdown.
    ///
    /// Each group of modules is a subgraph. Violations are dashed: red, or grey if they are frozen.
    package var mermaid: String {
        var lines = ["flowchart TD"]
        for (number, group) in groups.enumerated() {
            let members = nodes.filter { $0.group == group }.map { Self.node($0.name) }
            if group.isEmpty {
                lines += members.map { "    \($0)" }
            } else {
                lines.append("    subgraph group\(number)[\"\(Self.escaped(group))\"]")
                lines += members.map { "        \($0)" } + ["    end"]
            }
        }
        for arrow in arrows {
            let line = arrow.violation == nil ? "-->" : "-.->"
            lines.append(
                "    \(Self.identifier(arrow.tail)) \(line) \(Self.identifier(arrow.head))")
        }
        for (isFrozen, style) in [(false, "#d1242f,stroke-width:2px"), (true, "#8c959f")] {
            let numbers = arrows.indices.filter {
                arrows[$0].violation != nil && arrows[$0].isFrozen == isFrozen
            }
            guard !numbers.isEmpty else { continue }
            let list = numbers.map(String.init).joined(separator: ",")
            lines.append("    linkStyle \(list) stroke:\(style)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func node(_ name: String) -> String {
        let identifier = identifier(name)
        return identifier == name ? name : "\(identifier)[\"\(escaped(name))\"]"
    }

    /// The name itself, or an encoded form if Mermaid would read it differently.
    private static func identifier(_ name: String) -> String {
        let isPlain = name.utf8.allSatisfy { isWordByte($0) } && !words.contains(name.lowercased())
        if isPlain { return name }
        return name.utf8.reduce(into: "module_") { word, byte in
            word += isWordByte(byte) ? String(Unicode.Scalar(byte)) : "_\(byte)_"
        }
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch Unicode.Scalar(byte) {
        case "a"..."z", "A"..."Z", "0"..."9", "_": true
        default: false
        }
    }

    /// The reserved words of the language.
    private static let words: Set = [
        "call", "class", "classdef", "click", "default", "direction", "end", "flowchart", "graph",
        "href", "linkstyle", "style", "subgraph",
    ]

    private static func escaped(_ text: String) -> String {
        text.mappingScalars { ["\"": "#quot;", "\n": " ", "\r": " "][$0] }
    }
}

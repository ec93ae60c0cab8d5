import Foundation

/// A diagram of modules as an SVG document (W3C SVG 1.1).
struct SVGDocument {
    let diagram: Diagram
    let layout: DiagramLayout

    init(_ diagram: Diagram) {
        self.diagram = diagram
        layout = DiagramLayout(diagram)
    }

    /// The text of the document.
    var text: String {
        let legend = legend
        let width = Self.number(max(layout.size.x, legend.width))
        let height = Self.number(layout.size.y + (legend.lines.isEmpty ? 0 : 28))
        let head = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
            width="\(width)" height="\(height)" font-size="12" \
            font-family="Helvetica, Arial, 'DejaVu Sans', sans-serif">
            <defs>\(Self.marker("arrow", Self.gray))\(Self.marker("violation", Self.red))</defs>
            <rect width="100%" height="100%" fill="#ffffff"/>
            """
        let lines = [head] + lines + boxes + legend.lines + ["</svg>"]
        return lines.joined(separator: "\n") + "\n"
    }

    private var boxes: [String] {
        zip(diagram.nodes.indices, layout.nodes).map { index, point in
            let node = diagram.nodes[index]
            let width = layout.widths[index]
            return """
                <g><rect x="\(Self.number(point.x - width / 2))" \
                y="\(Self.number(point.y - DiagramLayout.nodeHeight / 2))" \
                width="\(Self.number(width))" height="\(Self.number(DiagramLayout.nodeHeight))" \
                rx="6" fill="\(color(of: node.group))" stroke="\(Self.gray)"/>\
                <text x="\(Self.number(point.x))" y="\(Self.number(point.y + 4))" \
                text-anchor="middle" fill="#1f2328">\(Self.escaped(node.name))</text></g>
                """
        }
    }

    /// The legend: the color of each group, and red if there are violations.
    private var legend: (lines: [String], width: Double) {
        var x = 24.0
        var entries = diagram.groups.filter { !$0.isEmpty }.map { ($0, color(of: $0), Self.gray) }
        if diagram.arrows.contains(where: { $0.violation != nil }) {
            entries.append(("violation", Self.red, Self.red))
        }
        let lines = entries.map { name, fill, stroke in
            defer { x += 40 + 7.2 * Double(name.count) }
            return """
                <rect x="\(Self.number(x))" y="\(Self.number(layout.size.y))" width="12" \
                height="12" rx="3" fill="\(fill)" stroke="\(stroke)"/>\
                <text x="\(Self.number(x + 18))" y="\(Self.number(layout.size.y + 10))" \
                fill="#57606a">\(Self.escaped(name))</text>
                """
        }
        return (lines, x)
    }

    private func color(of group: String) -> String {
        let number = diagram.groups.filter { !$0.isEmpty }.firstIndex(of: group)
        return number.map { Self.colors[$0 % Self.colors.count] } ?? "#ffffff"
    }

    static let gray = "#57606a"
    static let red = "#d1242f"
    /// Distinct colors, because groups that are adjacent in the list are adjacent in the diagram.
    private static let colors = [
        "#ddf4ff", "#fff3b0", "#d4f5dc", "#eedcff", "#ffe0c7", "#cdf1ec", "#ffd9e4", "#e3e7eb",
    ]

    /// A number with at most one decimal, formatted independently of the locale.
    static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        let (whole, rest) = tenths.quotientAndRemainder(dividingBy: 10)
        if rest == 0 { return "\(whole)" }
        return (tenths < 0 && whole == 0 ? "-" : "") + "\(whole).\(abs(rest))"
    }

    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }
}

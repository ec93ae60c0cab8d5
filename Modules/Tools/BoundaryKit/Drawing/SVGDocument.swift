import Foundation

/// A picture of modules as an SVG document (W3C SVG 1.1).
struct SVGDocument {
    private let diagram: Diagram
    private let layout: DiagramLayout

    init(_ diagram: Diagram) {
        self.diagram = diagram
        layout = DiagramLayout(diagram)
    }

    /// The document.
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

    /// The arrows; those that may not be lie above the others.
    private var lines: [String] {
        let numbers = Dictionary(
            uniqueKeysWithValues: diagram.nodes.enumerated().map { ($1.name, $0) })
        let allowed = diagram.arrows.filter { $0.violation == nil }
        // In a crowd single lines are followed less, so they step back.
        let width = allowed.count > 60 ? "0.8" : "1.2"
        return (allowed + diagram.arrows.filter { $0.violation != nil }).compactMap { arrow in
            guard let tail = numbers[arrow.tail], let head = numbers[arrow.head],
                let course = layout.courses[Digraph.Arc(tail: tail, head: head)]
            else { return nil }
            let style =
                arrow.violation == nil
                ? "stroke=\"\(Self.gray)\" stroke-width=\"\(width)\" marker-end=\"url(#arrow)\""
                : "stroke=\"\(Self.red)\" stroke-width=\"2.2\" marker-end=\"url(#violation)\""
            let title = [Self.escaped("\(arrow.tail) → \(arrow.head)"), arrow.violation]
                .compactMap { $0 }.map(Self.escaped).joined(separator: ": ")
            return "<path d=\"\(path(course, from: tail, to: head))\" fill=\"none\" \(style)>"
                + "<title>\(title)</title></path>"
        }
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

    /// A colour for each group.
    private var legend: (lines: [String], width: Double) {
        var x = 24.0
        let lines = diagram.groups.filter { !$0.isEmpty }.map { group in
            defer { x += 40 + 7.2 * Double(group.count) }
            return """
                <rect x="\(Self.number(x))" y="\(Self.number(layout.size.y))" width="12" \
                height="12" rx="3" fill="\(color(of: group))" stroke="\(Self.gray)"/>\
                <text x="\(Self.number(x + 18))" y="\(Self.number(layout.size.y + 10))" \
                fill="#57606a">\(Self.escaped(group))</text>
                """
        }
        return (lines, x)
    }

    private func color(of group: String) -> String {
        let number = diagram.groups.filter { !$0.isEmpty }.firstIndex(of: group)
        return number.map { Self.colors[$0 % Self.colors.count] } ?? "#ffffff"
    }

    /// A smooth line from the border of one box to the border of another.
    private func path(_ course: [DiagramLayout.Point], from tail: Int, to head: Int) -> String {
        let isDown = layout.direction == .down
        let points = course.map { isDown ? ($0.y, $0.x) : ($0.x, $0.y) }
        let sign = points.count > 1 && points[0].0 < points[1].0 ? 1.0 : -1.0
        func reach(_ node: Int) -> Double {
            (isDown ? DiagramLayout.nodeHeight : layout.widths[node]) / 2
        }
        func text(_ across: Double, _ along: Double) -> String {
            isDown
                ? "\(Self.number(along)) \(Self.number(across))"
                : "\(Self.number(across)) \(Self.number(along))"
        }
        var ways = points
        ways[0].0 += sign * reach(tail)
        ways[ways.count - 1].0 -= sign * (reach(head) + 1)
        var path = "M\(text(ways[0].0, ways[0].1))"
        for (from, to) in zip(ways, ways.dropFirst()) {
            let middle = (from.0 + to.0) / 2
            path += "C\(text(middle, from.1)) \(text(middle, to.1)) \(text(to.0, to.1))"
        }
        return path
    }

    private static func marker(_ name: String, _ color: String) -> String {
        """
        <marker id="\(name)" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" \
        markerHeight="7" markerUnits="userSpaceOnUse" orient="auto">\
        <path d="M0 0L8 4L0 8z" fill="\(color)"/></marker>
        """
    }

    private static let gray = "#57606a"
    private static let red = "#d1242f"
    private static let colors = [
        "#ddf4ff", "#dafbe1", "#fff8c5", "#fbefff", "#ffeff7", "#fff1e5", "#e6f6f4", "#eaeef2",
    ]

    /// A number with one decimal at most, in the same form everywhere.
    private static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        let (whole, rest) = tenths.quotientAndRemainder(dividingBy: 10)
        if rest == 0 { return "\(whole)" }
        return (tenths < 0 && whole == 0 ? "-" : "") + "\(whole).\(abs(rest))"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }
}

extension SVGDocument {
    /// The arrows; those that may not be lie above the others.
    var lines: [String] {
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
            let title = ["\(arrow.tail) → \(arrow.head)", arrow.violation]
                .compactMap { $0 }.map(Self.escaped).joined(separator: ": ")
            return "<path d=\"\(path(course, from: tail, to: head))\" fill=\"none\" \(style)>"
                + "<title>\(title)</title></path>"
        }
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

    /// The head of an arrow.
    static func marker(_ name: String, _ color: String) -> String {
        """
        <marker id="\(name)" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" \
        markerHeight="7" markerUnits="userSpaceOnUse" orient="auto">\
        <path d="M0 0L8 4L0 8z" fill="\(color)"/></marker>
        """
    }
}

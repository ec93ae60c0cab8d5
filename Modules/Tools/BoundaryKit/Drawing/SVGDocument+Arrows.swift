extension SVGDocument {
    /// The arrows, with violations on top.
    var lines: [String] {
        let numbers = Dictionary(
            uniqueKeysWithValues: diagram.nodes.enumerated().map { ($1.name, $0) })
        let allowed = diagram.arrows.filter { $0.violation == nil }
        // Many arrows are drawn thinner, so that the nodes remain readable.
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

    /// The head of an arrow.
    static func marker(_ name: String, _ color: String) -> String {
        """
        <marker id="\(name)" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" \
        markerHeight="7" markerUnits="userSpaceOnUse" orient="auto">\
        <path d="M0 0L8 4L0 8z" fill="\(color)"/></marker>
        """
    }
}

extension SVGDocument {
    /// A point by its coordinates across and along the layers.
    private struct Place {
        /// Its coordinate in the direction of the arrows.
        var across: Double
        var along: Double
    }

    /// A smooth line from the border of one box to the border of another.
    func path(_ course: [DiagramLayout.Point], from tail: Int, to head: Int) -> String {
        var places = course.map { point in
            isDown
                ? Place(across: point.y, along: point.x) : Place(across: point.x, along: point.y)
        }
        let last = places.count - 1
        guard places[0].across != places[last].across else {
            return detour(from: places[0], of: tail, to: places[last], of: head)
        }
        let sign = places[0].across < places[last].across ? 1.0 : -1.0
        places[0].across += sign * halfDepth(of: tail)
        places[last].across -= sign * (halfDepth(of: head) + 1)
        var path = "M\(text(places[0]))"
        for (from, to) in zip(places, places.dropFirst()) {
            let middle = (from.across + to.across) / 2
            path += curve(
                Place(across: middle, along: from.along), Place(across: middle, along: to.along),
                to)
        }
        return path
    }

    /// A line from one box of a layer to another, around the boxes between them.
    private func detour(
        from tail: Place, of tailNode: Int, to head: Place, of headNode: Int
    ) -> String {
        // Next to the centers, where the arrows from other layers end.
        let sign = tail.along < head.along ? 1.0 : -1.0
        let start = Place(
            across: tail.across - halfDepth(of: tailNode),
            along: tail.along + sign * halfExtent(of: tailNode) / 2)
        let end = Place(
            across: head.across - halfDepth(of: headNode) - 1,
            along: head.along - sign * halfExtent(of: headNode) / 2)
        // Boxes have different widths.
        let room = isDown ? 32 : 32 + min(64, abs(end.along - start.along) / 8)
        let outside = min(start.across, end.across) - room
        return "M\(text(start))"
            + curve(
                Place(across: outside, along: start.along),
                Place(across: outside, along: end.along), end)
    }

    private func curve(_ one: Place, _ other: Place, _ end: Place) -> String {
        "C\(text(one)) \(text(other)) \(text(end))"
    }

    private func text(_ place: Place) -> String {
        let (across, along) = (Self.number(place.across), Self.number(place.along))
        return isDown ? "\(along) \(across)" : "\(across) \(along)"
    }

    private var isDown: Bool { layout.direction == .down }

    private func halfDepth(of node: Int) -> Double {
        (isDown ? DiagramLayout.nodeHeight : layout.widths[node]) / 2
    }

    private func halfExtent(of node: Int) -> Double {
        (isDown ? layout.widths[node] : DiagramLayout.nodeHeight) / 2
    }
}

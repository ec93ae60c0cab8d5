/// The layout of a diagram, in points from its upper left corner.
struct DiagramLayout {
    /// A point.
    struct Point: Hashable {
        var x: Double
        var y: Double
    }

    /// The direction of the arrows.
    enum Direction {
        case down, right
    }

    /// The center of each node.
    private(set) var nodes: [Point] = []
    /// The width of each node.
    let widths: [Double]
    /// The points of each arrow, from its tail to its head.
    private(set) var courses: [Digraph.Arc: [Point]] = [:]
    private(set) var size = Point(x: 0, y: 0)
    let direction: Direction

    /// The height of a node.
    static let nodeHeight = 28.0

    private static let margin = 24.0

    /// Lays out a diagram in layers from top to bottom or, if that would be too wide, from left to
    /// right.
    init(_ diagram: Diagram) {
        var layered = LayeredGraph(diagram.digraph, stray: diagram.strayArcs)
        layered.order()
        let widths = diagram.nodes.map { 20 + 7.2 * Double($0.name.count) }
        let down = DiagramLayout(layered, widths: widths, direction: .down)
        self =
            down.size.x <= 1600 ? down : DiagramLayout(layered, widths: widths, direction: .right)
    }

    private init(_ graph: LayeredGraph, widths: [Double], direction: Direction) {
        self.widths = widths
        self.direction = direction
        let isDown = direction == .down
        let heights = widths.map { _ in Self.nodeHeight }
        let (extents, depths) = isDown ? (widths, heights) : (heights, widths)
        let along = graph.positions(extents: extents, gap: isDown ? 18 : 8)
        let across = Self.depths(graph, along: along, extents: depths)
        let halves = along.indices.map { graph.isBend($0) ? 0 : extents[$0] / 2 }
        let start = zip(along, halves).map { $0 - $1 }.min() ?? 0
        let end = zip(along, halves).map { $0 + $1 }.max() ?? 0
        func point(_ along: Double, _ across: Double) -> Point {
            isDown ? Point(x: along, y: across) : Point(x: across, y: along)
        }
        let points = zip(along, across.middles).map { point($0 - start + Self.margin, $1) }
        nodes = Array(points.prefix(graph.vertexCount))
        for (arc, course) in graph.courses {
            let way = course.map { points[$0] }
            courses[arc] = course[0] == arc.tail ? way : way.reversed()
        }
        size = point(end - start + 2 * Self.margin, across.end + Self.margin)
    }

    /// The position of each vertex across the layers. The distance between two layers grows with
    /// the sideways extent of the lines between them.
    private static func depths(
        _ graph: LayeredGraph, along: [Double], extents: [Double]
    ) -> (middles: [Double], end: Double) {
        var middles = Array(repeating: 0.0, count: along.count)
        var end = 0.0
        var gap = margin
        for layer in graph.layers {
            let extent = layer.map { graph.isBend($0) ? 0 : extents[$0] }.max() ?? 0
            for vertex in layer { middles[vertex] = end + gap + extent / 2 }
            end += gap + extent
            let shifts = layer.flatMap { vertex in
                graph.lower[vertex].map { abs(along[$0] - along[vertex]) }
            }
            gap = 44 + min(160, (shifts.max() ?? 0) * 0.12)
        }
        return (middles, end)
    }
}

import Testing

@testable import BoundaryKit

@Suite(.longComputation) struct `The layout of a picture` {
    private static let pictures = Digraph.random(8, upTo: 40, arcs: 80).map(Diagram.init(of:))
    private static let layouts = pictures.map { (picture: $0, layout: DiagramLayout($0)) }

    @Test func `no box lies on another`() throws {
        for (picture, layout) in Self.layouts {
            for (one, other) in pairs(of: picture.nodes.count) {
                let (left, right) = (layout.nodes[one], layout.nodes[other])
                let width = (layout.widths[one] + layout.widths[other]) / 2
                try #require(
                    abs(left.x - right.x) >= width
                        || abs(left.y - right.y) >= DiagramLayout.nodeHeight,
                    "\(picture.digraph.successors)")
            }
        }
    }

    @Test func `everything lies within the picture`() throws {
        for layout in Self.layouts.map(\.layout) {
            for point in layout.nodes + layout.courses.values.joined() {
                try #require((0...layout.size.x).contains(point.x))
                try #require((0...layout.size.y).contains(point.y))
            }
        }
    }

    @Test func `every arrow leads down, from its tail to its head, unless it breaks a cycle`()
        throws
    {
        for (picture, layout) in Self.layouts {
            let graph = picture.digraph
            let upward = FeedbackArcs(of: graph).arcs
            for arc in graph.arcs where arc.tail != arc.head {
                let course = try #require(layout.courses[arc])
                try #require(course.first == layout.nodes[arc.tail])
                try #require(course.last == layout.nodes[arc.head])
                let depths = course.map { layout.direction == .down ? $0.y : $0.x }
                let isDown = zip(depths, depths.dropFirst()).allSatisfy { $0 < $1 }
                try #require(isDown != upward.contains(arc))
            }
        }
    }

    @Test(arguments: [("A", "B"), ("B", "A"), ("Kit", "A")])
    func `what may not be moves no module, wherever it leads`(tail: String, head: String) throws {
        let nodes = ["A", "B", "Kit"].map { Diagram.Node($0) }
        let allowed = [Diagram.Arrow(from: "A", to: "Kit"), Diagram.Arrow(from: "B", to: "Kit")]
        let stray = Diagram.Arrow(from: tail, to: head, violation: "it may not be")
        let picture = Diagram(nodes: nodes, arrows: allowed + [stray])
        let layout = DiagramLayout(picture)
        #expect(layout.nodes[0].y == layout.nodes[1].y)
        #expect(layout.nodes[0].y < layout.nodes[2].y)
        let arc = try #require(picture.strayArcs.first)
        #expect(layout.courses[arc] == [layout.nodes[arc.tail], layout.nodes[arc.head]])
        #expect(picture.svg.contains("stroke=\"#d1242f\" stroke-width=\"2.2\""))
    }

    @Test func `lines cross no more often than in the order of names, and mostly much less`() {
        let graphs = Digraph.random(30, upTo: 30, arcs: 50).map { LayeredGraph($0) }
        let ordered = graphs.map { graph in
            var graph = graph
            graph.order()
            return graph
        }
        for (before, after) in zip(graphs, ordered) {
            #expect(after.crossings <= before.crossings)
            #expect(after.layers.map { $0.sorted() } == before.layers.map { $0.sorted() })
        }
        let before = graphs.reduce(0) { $0 + $1.crossings }
        let after = ordered.reduce(0) { $0 + $1.crossings }
        #expect(after * 2 < before)
    }

    @Test func `the same modules give the same picture in whatever order they are named`() {
        for picture in Self.pictures {
            let other = Diagram(nodes: picture.nodes.reversed(), arrows: picture.arrows.shuffled())
            #expect(other.svg == picture.svg)
        }
    }

    private func pairs(of count: Int) -> [(Int, Int)] {
        (0..<count).flatMap { one in ((one + 1)..<max(count, one + 1)).map { (one, $0) } }
    }
}

extension Diagram {
    /// A picture of a graph.
    fileprivate init(of graph: Digraph) {
        func name(_ vertex: Int) -> String { "Module\(vertex)" }
        self.init(
            nodes: (0..<graph.count).map { Node(name($0)) },
            arrows: graph.arcs.map { Arrow(from: name($0.tail), to: name($0.head)) })
    }
}

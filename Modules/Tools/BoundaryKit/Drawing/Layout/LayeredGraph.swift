/// A graph in layers, in which every arc connects one layer to the next.
///
/// Sugiyama, Tagawa and Toda, "Methods for visual understanding of hierarchical system
/// structures" (1981). The first vertices are those of the graph, followed by bends, at which
/// longer arcs cross the layers between their ends.
struct LayeredGraph {
    /// The vertices of each layer in order, the highest layer first.
    var layers: [[Int]]
    /// The neighbors of each vertex in the next layer.
    private(set) var lower: [[Int]]
    /// The neighbors of each vertex in the previous layer.
    private(set) var upper: [[Int]]
    /// For each arc of the graph, the vertices along it, downwards or within its layer.
    private(set) var courses: [Digraph.Arc: [Int]] = [:]
    /// The number of vertices that aren't bends.
    let vertexCount: Int

    /// Assigns layers by height. Arcs that would point upwards are reversed; loops are omitted.
    /// - Parameter stray: Arcs that don't count for heights, and so can point in any direction. Of
    ///   the other arcs, only those that close a cycle point upwards.
    init(_ graph: Digraph, stray: Set<Digraph.Arc> = []) {
        let sound = graph.removing(stray)
        let heights = sound.removing(FeedbackArcs(of: sound).arcs).heights
        let top = heights.max() ?? 0
        vertexCount = graph.count
        layers = Array(repeating: [], count: top + 1)
        lower = Array(repeating: [], count: graph.count)
        upper = lower
        for vertex in 0..<graph.count { layers[top - heights[vertex]].append(vertex) }
        for arc in graph.arcs where arc.tail != arc.head {
            guard heights[arc.tail] != heights[arc.head] else {
                courses[arc] = [arc.tail, arc.head]
                continue
            }
            let isUpward = heights[arc.tail] < heights[arc.head]
            let (start, end) = isUpward ? (arc.head, arc.tail) : (arc.tail, arc.head)
            let between = (heights[end] + 1)..<heights[start]
            courses[arc] = course(
                from: start, through: between.reversed().map { top - $0 }, to: end)
        }
    }

    /// Whether a vertex is a bend of an arc.
    func isBend(_ vertex: Int) -> Bool { vertex >= vertexCount }

    private mutating func course(from start: Int, through between: [Int], to end: Int) -> [Int] {
        var course = [start]
        for layer in between {
            let bend = lower.count
            layers[layer].append(bend)
            lower.append([])
            upper.append([])
            course.append(bend)
        }
        course.append(end)
        for (above, below) in zip(course, course.dropFirst()) {
            lower[above].append(below)
            upper[below].append(above)
        }
        return course
    }
}

/// A graph cut into layers so that every arc leads from one layer to the next.
///
/// Sugiyama, Tagawa and Toda, "Methods for visual understanding of hierarchical system
/// structures" (1981). The first vertices are those of the graph; bends follow, on which longer
/// arcs pass the layers between.
struct LayeredGraph {
    /// The vertices of each layer in their order, the highest layer first.
    var layers: [[Int]]
    /// The vertices of the next layer to which each vertex is joined.
    private(set) var lower: [[Int]]
    /// The vertices of the layer before to which each vertex is joined.
    private(set) var upper: [[Int]]
    /// For each arc of the graph the vertices that it passes, downwards, or within its layer.
    private(set) var courses: [Digraph.Arc: [Int]] = [:]
    /// The number of vertices that are not bends.
    let vertexCount: Int

    /// Cuts a graph into layers by height. Arcs that would lead upwards are turned round; loops
    /// are left out.
    /// - Parameter stray: Arcs that do not count for heights, and so may lead anywhere. Without
    ///   them only those lead upwards that close a cycle.
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

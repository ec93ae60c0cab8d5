extension Digraph {
    /// For each vertex, all vertices that it reaches, including itself only if it is on a cycle.
    var closure: [VertexSet] {
        var closure = Array(repeating: VertexSet(), count: count)
        for component in components {
            // The components that a component reaches are before it.
            var reached = VertexSet()
            for vertex in component {
                for head in successors[vertex] where !reached.contains(head) {
                    reached.insert(head)
                    reached.formUnion(closure[head])
                }
            }
            for vertex in component { closure[vertex] = reached }
        }
        return closure
    }

    /// The arcs between whose ends there is no longer path, in a graph without cycles.
    ///
    /// Aho, Garey and Ullman, "The transitive reduction of a directed graph" (1972). An arc
    /// between two vertices of a cycle is kept.
    var transitiveReduction: Digraph {
        let closure = closure
        return Digraph(
            successors: successors.enumerated().map { tail, heads in
                heads.filter { head in
                    let isInCycle = closure[head].contains(tail)
                    return isInCycle
                        || !heads.contains { other in
                            other != head && other != tail && closure[other].contains(head)
                                && !closure[head].contains(other)
                                && !closure[other].contains(tail)
                        }
                }
            })
    }
}

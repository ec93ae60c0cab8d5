/// Layers of modules with a common last word in their names, such as `*Feature` and `*Client`.
struct SuffixLayers {
    /// The globs, the highest layer first; empty if there are fewer than two layers.
    let globs: [String]

    /// Finds the words that at least three modules end with, and whose modules depend on each
    /// other in one direction only. Words that depend on each other in both directions aren't
    /// layers.
    init(of modules: [Int], in graph: GraphIndex) {
        var groups = Dictionary(grouping: modules) { graph.module($0).name.lastWord }
            .filter { $0.value.count > 2 && !$0.key.isEmpty }
        while true {
            let words = groups.keys.sorted()
            let order = Digraph(
                count: words.count,
                arcs: words.indices.flatMap { tail in
                    words.indices.filter { head in
                        head != tail
                            && Self.reaches(groups[words[tail]], groups[words[head]], in: graph)
                    }.map { Digraph.Arc(tail: tail, head: $0) }
                })
            let cyclicWords = order.cyclicComponents.joined().map { words[$0] }
            guard
                let smallest = cyclicWords.min(by: { left, right in
                    (groups[left]?.count ?? 0, left) < (groups[right]?.count ?? 0, right)
                })
            else {
                let sorted = zip(order.heights, words).sorted { ($1.0, $0.1) < ($0.0, $1.1) }
                globs = sorted.count > 1 ? sorted.map { "*\($0.1)" } : []
                return
            }
            groups[smallest] = nil
        }
    }

    private static func reaches(_ tails: [Int]?, _ heads: [Int]?, in graph: GraphIndex) -> Bool {
        (tails ?? []).contains { tail in
            (heads ?? []).contains { graph.closure[tail].contains($0) }
        }
    }
}

extension String {
    /// The last word of a name in camel case: `Client` of `HTTPClient`; empty if it is the only one.
    fileprivate var lastWord: String {
        let parts = kebabCased.split(separator: "-")
        return parts.count > 1 ? String(suffix(parts[parts.count - 1].count)) : ""
    }
}

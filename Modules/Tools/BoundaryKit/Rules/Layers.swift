/// Requires that modules are in layers, the highest first: none depends on a module of a higher
/// layer, directly or indirectly.
struct Layers: Requirement {
    static let name = "layers"
    static let fix = "reverse the dependency, or move what is needed to a lower layer"
    static let givesPlace = true
    let layers: [ModuleSelector]
    @Defaulted var independentSiblings: Bool

    var subjects: [ModuleSelector] { layers }

    func prohibitions(in graph: GraphIndex) -> [Prohibition] {
        let layers = layers.map(graph.select)
        var above: VertexSet = []
        var prohibitions: [Prohibition] = []
        for layer in layers {
            prohibitions.append(Prohibition(tails: layer, heads: above.subtracting(layer)))
            if independentSiblings {
                prohibitions.append(Prohibition(tails: layer, heads: layer))
            }
            above.formUnion(layer)
        }
        return prohibitions
    }

    func violations(in graph: GraphIndex) -> [Violation] {
        duplicates(in: graph) + prohibitions(in: graph).flatMap { $0.violations(in: graph) }
    }

    private func duplicates(in graph: GraphIndex) -> [Violation] {
        let numbers = layers.map(graph.select).joined().reduce(into: [Int: Int]()) {
            $0[$1, default: 0] += 1
        }
        return numbers.filter { $0.value > 1 }.keys.sorted().map { number in
            let name = graph.module(number).name
            return Violation(
                subject: name, sentence: "\(name) is in more than one layer",
                fix: "keep it in one layer, and exclude it from the others with '!\(name)'")
        }
    }
}

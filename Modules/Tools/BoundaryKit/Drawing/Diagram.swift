/// A diagram of modules, independent of its output format.
package struct Diagram: Hashable, Sendable {
    /// A module.
    package struct Node: Hashable, Sendable {
        /// Its name.
        package let name: String
        /// The group that it is drawn in, such as its parent folder; can be empty.
        let group: String

        /// Creates a node.
        init(_ name: String, group: String = "") {
            self.name = name
            self.group = group
        }
    }

    /// A dependency.
    package struct Arrow: Hashable, Sendable {
        /// The name of the module that depends.
        package let tail: String
        /// The name of the module that it depends on.
        package let head: String
        /// The reason why the dependency is a violation; `nil` if it isn't.
        let violation: String?
        /// Whether the violation is accepted in a baseline.
        let isFrozen: Bool

        /// Creates an arrow.
        init(
            from tail: String, to head: String, violation: String? = nil, isFrozen: Bool = false
        ) {
            self.tail = tail
            self.head = head
            self.violation = violation
            self.isFrozen = isFrozen
        }
    }

    /// The modules, ordered by name.
    package let nodes: [Node]
    /// The dependencies between them, ordered by their names.
    package let arrows: [Arrow]

    /// Creates a diagram. Arrows from or to other modules are omitted. Arrows between the same two
    /// modules become one, which is a violation if one of them is.
    init(nodes: [Node], arrows: [Arrow]) {
        self.nodes = Dictionary(nodes.map { ($0.name, $0) }, uniquingKeysWith: { one, _ in one })
            .values.sorted { $0.name < $1.name }
        let names = Set(nodes.map(\.name))
        let pairs = Dictionary(
            grouping: arrows.filter { names.isSuperset(of: [$0.tail, $0.head]) }
        ) {
            [$0.tail, $0.head]
        }
        self.arrows = pairs.values
            .map { same in
                Arrow(
                    from: same[0].tail, to: same[0].head,
                    violation: same.compactMap(\.violation).min(),
                    isFrozen: same.allSatisfy { $0.violation == nil || $0.isFrozen })
            }
            .sorted { ($0.tail, $0.head) < ($1.tail, $1.head) }
    }

    /// The groups, in alphabetical order.
    var groups: [String] { Set(nodes.map(\.group)).sorted() }

    /// The diagram as a graph of indices in ``nodes``.
    var digraph: Digraph {
        let numbers = Dictionary(
            uniqueKeysWithValues: nodes.enumerated().map { ($1.name, $0) })
        let arcs = arrows.compactMap { arrow in
            numbers[arrow.tail].flatMap { tail in
                numbers[arrow.head].map { Digraph.Arc(tail: tail, head: $0) }
            }
        }
        return Digraph(count: nodes.count, arcs: arcs)
    }

    /// The diagram without the arrows that follow from others, except violations.
    package var reduced: Diagram {
        let allowed = Diagram(nodes: nodes, arrows: arrows.filter { $0.violation == nil })
        let kept = Set(
            allowed.digraph.transitiveReduction.arcs.map {
                [nodes[$0.tail].name, nodes[$0.head].name]
            })
        return Diagram(
            nodes: nodes,
            arrows: arrows.filter { $0.violation != nil || kept.contains([$0.tail, $0.head]) })
    }
}

/// A diagram of modules, independent of its output format.
package struct Diagram: Hashable, Sendable {
    /// A module.
    package struct Node: Hashable, Sendable {
        /// Its name.
        package let name: String
        /// The group that it is drawn in, such as its parent folder; can be empty.
        let group: String

        /// Creates a node.
        package init(_ name: String, group: String = "") {
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
        /// Whether it is only a step of a longer path that is a violation. A dependency that is a
        /// violation by itself doesn't affect the layout.
        let isStep: Bool

        /// Creates an arrow.
        package init(
            from tail: String, to head: String, violation: String? = nil, isStep: Bool = false
        ) {
            self.tail = tail
            self.head = head
            self.violation = violation
            self.isStep = isStep
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
                    isStep: same.contains(where: \.isStep) && !same.contains(where: \.isStray))
            }
            .sorted { ($0.tail, $0.head) < ($1.tail, $1.head) }
    }

    /// The groups, in alphabetical order.
    var groups: [String] { Set(nodes.map(\.group)).sorted() }

    /// The diagram as a graph of indices in ``nodes``.
    var digraph: Digraph { Digraph(count: nodes.count, arcs: arcs(of: arrows)) }

    /// The arcs in ``digraph`` of the dependencies that are violations by themselves.
    var strayArcs: Set<Digraph.Arc> { Set(arcs(of: arrows.filter(\.isStray))) }

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

    private func arcs(of arrows: [Arrow]) -> [Digraph.Arc] {
        let numbers = Dictionary(
            uniqueKeysWithValues: nodes.enumerated().map { ($1.name, $0) })
        return arrows.compactMap { arrow in
            guard let tail = numbers[arrow.tail], let head = numbers[arrow.head] else {
                return nil
            }
            return Digraph.Arc(tail: tail, head: head)
        }
    }
}

extension Diagram.Arrow {
    /// Whether it is a violation by itself.
    var isStray: Bool { violation != nil && !isStep }
}

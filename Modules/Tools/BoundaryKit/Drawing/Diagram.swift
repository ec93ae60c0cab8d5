/// What a picture of modules shows, whatever it is drawn with.
public struct Diagram: Hashable, Sendable {
    /// A module.
    public struct Node: Hashable, Sendable {
        /// Its name.
        public let name: String
        /// What it is drawn together with, such as the folder above its own; may be empty.
        public let group: String

        /// Creates a node.
        public init(_ name: String, group: String = "") {
            self.name = name
            self.group = group
        }
    }

    /// A dependency.
    public struct Arrow: Hashable, Sendable {
        /// The name of the module that depends.
        public let tail: String
        /// The name of the module that it depends on.
        public let head: String
        /// Why the dependency may not be; `nil` if it may.
        public let violation: String?

        /// Creates an arrow.
        public init(from tail: String, to head: String, violation: String? = nil) {
            self.tail = tail
            self.head = head
            self.violation = violation
        }
    }

    /// The modules, ordered by name.
    public let nodes: [Node]
    /// The dependencies between them, ordered by their names.
    public let arrows: [Arrow]

    /// Creates a picture. Arrows from or to other modules are left out; those between the same two
    /// become one, which may not be if one of them may not.
    public init(nodes: [Node], arrows: [Arrow]) {
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
                    violation: same.compactMap(\.violation).min())
            }
            .sorted { ($0.tail, $0.head) < ($1.tail, $1.head) }
    }

    /// The groups, in alphabetical order.
    var groups: [String] { Set(nodes.map(\.group)).sorted() }

    /// The picture as a graph of the nodes' places in ``nodes``.
    var digraph: Digraph {
        let numbers = numbers
        return Digraph(
            count: nodes.count,
            arcs: arrows.compactMap { arrow in
                guard let tail = numbers[arrow.tail], let head = numbers[arrow.head] else {
                    return nil
                }
                return Digraph.Arc(tail: tail, head: head)
            })
    }

    /// The picture without the arrows that follow from others, except those that may not be.
    public var reduced: Diagram {
        let allowed = Diagram(nodes: nodes, arrows: arrows.filter { $0.violation == nil })
        let kept = Set(
            allowed.digraph.transitiveReduction.arcs.map {
                [nodes[$0.tail].name, nodes[$0.head].name]
            })
        return Diagram(
            nodes: nodes,
            arrows: arrows.filter { $0.violation != nil || kept.contains([$0.tail, $0.head]) })
    }

    private var numbers: [String: Int] {
        Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1.name, $0) })
    }
}

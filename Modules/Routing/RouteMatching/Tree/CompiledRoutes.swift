/// All that a table knows, in one flat layout that never changes.
@usableFromInline
final class CompiledRoutes: Sendable {
    /// The first segments of a pattern: all of them, or all but optional ones.
    struct Form: BitwiseCopyable, Sendable {
        /// The position of the pattern in ``patterns``.
        let pattern: UInt32
        /// How many of its segments the form has.
        let count: UInt32
    }

    /// A place in the tree of segments. Ranks are positions in ``forms``.
    struct Node: BitwiseCopyable, Sendable {
        /// No form: a rank after all others.
        static let none = UInt32.max

        /// The smallest rank here or below.
        let first: UInt32
        /// The rank of the form that ends here, and of the one that takes the rest from here.
        let end: UInt32, rest: UInt32
        /// The edges to follow for a segment that is no text, in ``edges``.
        fileprivate(set) var edges: UInt32 = 0, edgesEnd: UInt32 = 0
        /// The first node after this one, and the next one after the same node; zero for none.
        let child: UInt32, sibling: UInt32
        /// Whether some texts follow.
        fileprivate(set) var hasTexts = false
    }

    /// A text that follows a node.
    struct Entry: BitwiseCopyable, Sendable {
        fileprivate(set) var key = SegmentKey(low: 0, high: 0)
        fileprivate(set) var node: UInt32 = 0
        /// The node that follows, never zero except in an empty entry. After texts around a value the
        /// first of the edges for that value.
        fileprivate(set) var child: UInt32 = 0
        /// The next entry with the same text, plus one; zero for none. After texts around a value the
        /// end of the edges.
        fileprivate(set) var next: UInt32 = 0
        /// Where ``texts`` has the text if it is longer than its key.
        fileprivate(set) var text: UInt32 = 0
    }

    /// What a segment that is no text must be for a branch.
    struct Edge: BitwiseCopyable, Sendable {
        enum Test: BitwiseCopyable, Hashable, Sendable {
            case any
            case type(SegmentType)
            /// Accepted by the constraint at this position of ``constraints``.
            case constraint(UInt32)
            /// Never, as the constraint is not there.
            case never
            /// A value between texts of so many bytes, which an entry has.
            case affixes(prefix: UInt32, suffix: UInt32)
        }

        let test: Test
        /// The smallest rank behind it.
        let first: UInt32
        let child: UInt32
    }

    /// In the order of precedence.
    let patterns: [RoutePattern]
    /// The position at which each pattern was given.
    let positions: [Int]
    let constraints: [RouteConstraint]
    /// In the order of precedence.
    let forms: FixedMemory<Form>
    let nodes: FixedMemory<Node>
    let edges: FixedMemory<Edge>
    /// A table of the entries by their keys, at most half full.
    let entries: FixedMemory<Entry>
    let texts: FixedMemory<UInt8>
    let places: ValuePlaces
    let literals: LiteralPaths

    init(_ tree: RouteTree, constraints: [RouteConstraint]) {
        let ranked = tree.forms
        // Each pattern once, by its whole form.
        positions = ranked.forms.filter { $0.count == ranked.patterns[$0.pattern].segments.count }
            .map(\.pattern)
        patterns = positions.map { ranked.patterns[$0] }
        self.constraints = constraints
        let order = positions.places
        forms = FixedMemory(
            ranked.forms.map { Form(pattern: UInt32(order[$0.pattern]), count: UInt32($0.count)) })
        let layout = Layout(tree, constraints: constraints)
        nodes = FixedMemory(layout.nodes)
        edges = FixedMemory(layout.edges)
        entries = FixedMemory(layout.entries)
        texts = FixedMemory(layout.texts)
        places = ValuePlaces(patterns)
        literals = LiteralPaths(ranked)
    }

    deinit {
        forms.deallocate()
        nodes.deallocate()
        edges.deallocate()
        entries.deallocate()
        texts.deallocate()
        places.deallocate()
        literals.deallocate()
    }
}

extension CompiledRoutes {
    /// Lays out a tree.
    private struct Layout {
        private(set) var nodes: [Node] = []
        // No node is the first edge's, so that no entry has the child zero.
        private(set) var edges = [Edge(test: .never, first: Node.none, child: 0)]
        private(set) var entries: [Entry]
        private(set) var texts: [UInt8] = []
        private let constraints: [String: UInt32]

        init(_ tree: RouteTree, constraints: [RouteConstraint]) {
            self.constraints = Dictionary(
                constraints.enumerated().map { ($1.name, UInt32($0)) },
                uniquingKeysWith: { first, _ in first })
            // Before the texts are counted, one for each node is assumed.
            var count = 0
            for node in tree.nodes where node.symbol >= 0 {
                count += max(1, tree.forms.symbols.all[node.symbol].texts.count)
            }
            var size = 4
            while size < 2 * count { size *= 2 }
            entries = Array(repeating: Entry(), count: size)
            nodes = tree.nodes.map { node in
                Node(
                    first: rank(node.first), end: rank(node.end), rest: rank(node.rest),
                    child: UInt32(node.child), sibling: UInt32(node.sibling))
            }
            for node in tree.nodes.indices { add(node, of: tree) }
        }

        private func rank(_ rank: Int) -> UInt32 {
            rank == RouteTree.none ? Node.none : UInt32(rank)
        }

        /// Adds what follows a node, all by their ranks.
        private mutating func add(_ node: Int, of tree: RouteTree) {
            var own: [Edge] = []
            var affixed: [AffixBytes: [Edge]] = [:]
            for child in tree.children(of: node) {
                let symbol = tree.symbol(of: child)
                for text in symbol.texts {
                    nodes[node].hasTexts = true
                    add(text, after: UInt32(node), child: UInt32(child))
                }
                guard symbol.texts.isEmpty else { continue }
                let edge = Edge(
                    test: test(of: symbol.segment.constraint ?? .none),
                    first: nodes[child].first, child: UInt32(child))
                if let affixes = symbol.affixes {
                    affixed[affixes, default: []].append(edge)
                } else {
                    own.append(edge)
                }
            }
            add(affixed, after: UInt32(node), to: &own)
            guard !own.isEmpty else { return }
            nodes[node].edges = UInt32(edges.count)
            edges += own
            nodes[node].edgesEnd = UInt32(edges.count)
        }

        private func test(of constraint: SegmentConstraint) -> Edge.Test {
            switch constraint {
            case .none, .oneOf: .any
            case .type(let type): .type(type)
            case .named(let name): constraints[name].map(Edge.Test.constraint) ?? .never
            }
        }

        private mutating func add(_ text: String, after node: UInt32, child: UInt32) {
            let bytes = CanonicalText.bytes(of: [text])
            let key = bytes.withUnsafeBytes { bytes in
                var cursor = SegmentCursor(TextBytes(bytes), in: 0..<bytes.count)
                return cursor.next()?.key ?? SegmentKey(low: 0, high: 0)
            }
            let isHash = bytes.count > 15
            var entry = Entry(key: key, node: node, child: child)
            if isHash {
                entry.text = UInt32(texts.count)
                texts += bytes
            }
            // The children are added by their ranks.
            guard
                var last = place(
                    of: key, after: node,
                    where: { other in
                        !isHash || texts[Int(other.text)...].starts(with: bytes)
                    })
            else {
                insert(entry)
                return
            }
            while entries[last].next != 0 { last = Int(entries[last].next) - 1 }
            entries[last].next = UInt32(insert(entry, isLinked: true)) + 1
        }

        /// Adds the texts around values, one edge for all of the same lengths.
        private mutating func add(
            _ affixed: [AffixBytes: [Edge]], after node: UInt32, to own: inout [Edge]
        ) {
            guard !affixed.isEmpty else { return }
            var first: [Edge.Test: UInt32] = [:]
            for (affixes, values) in affixed.sorted(by: { $0.key.precedes($1.key) }) {
                let (prefix, suffix) = (affixes.prefix, affixes.suffix)
                var entry = Entry(
                    key: SegmentKey(affixHash: TextBytes.hash(prefix, suffix)), node: node,
                    child: UInt32(edges.count), text: UInt32(texts.count))
                edges += values
                texts += prefix + suffix
                entry.next = UInt32(edges.count)
                insert(entry)
                let shape = Edge.Test.affixes(
                    prefix: UInt32(prefix.count), suffix: UInt32(suffix.count))
                first[shape] = min(first[shape] ?? Node.none, values[0].first)
            }
            own += first.map { Edge(test: $0.key, first: $0.value, child: 0) }
            own.sort { $0.first < $1.first }
        }

        private func place(
            of key: SegmentKey, after node: UInt32, where isSame: (Entry) -> Bool
        ) -> Int? {
            var place = Int(truncatingIfNeeded: key.hash(after: node) &>> 32) & (entries.count - 1)
            while entries[place].child != 0 {
                let entry = entries[place]
                if entry.key == key, entry.node == node, isSame(entry) { return place }
                place = (place + 1) & (entries.count - 1)
            }
            return nil
        }

        @discardableResult
        private mutating func insert(_ entry: Entry, isLinked: Bool = false) -> Int {
            var place =
                Int(truncatingIfNeeded: entry.key.hash(after: entry.node) &>> 32)
                & (entries.count - 1)
            while entries[place].child != 0 { place = (place + 1) & (entries.count - 1) }
            entries[place] = entry
            // What is linked is found by the first entry of its text alone.
            if isLinked { entries[place].node = UInt32.max }
            return place
        }
    }
}

extension [Int] {
    /// For a permutation the place of each number in it.
    fileprivate var places: [Int] {
        var places = self
        for (place, number) in enumerated() { places[number] = place }
        return places
    }
}

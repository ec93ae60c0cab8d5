extension CompiledRoutes {
    struct Layout {
        private(set) var nodes: [Node]
        // No node is the first edge's, so that no entry has the child zero.
        private(set) var edges = [Edge(test: .any, first: Node.none, child: 0)]
        private(set) var entries: [Entry]
        private(set) var texts: [UInt8] = []
        private(set) var starts: [UInt32] = [0]
        private(set) var places: [Place] = []
        private let constraints: [String: UInt32]

        init(_ tree: RouteTree, constraints: [RouteConstraint]) {
            self.constraints = Dictionary(
                constraints.enumerated().map { ($1.name, UInt32($0)) },
                uniquingKeysWith: { first, _ in first })
            // Each text, or two texts around a value.
            let count = tree.nodes.dropFirst().reduce(0) { count, node in
                count + max(1, tree.symbols[node.symbol].texts.count)
            }
            var size = 4
            while size < 2 * count { size *= 2 }
            entries = Array(repeating: Entry(), count: size)
            nodes = tree.nodes.map { node in
                Node(
                    first: UInt32(clamping: node.first), end: UInt32(clamping: node.end),
                    rest: UInt32(clamping: node.rest))
            }
            for node in tree.nodes.indices { add(node, of: tree) }
        }

        private mutating func add(_ node: Int, of tree: RouteTree) {
            var own: [Edge] = []
            var affixed: [SegmentAffixes: [Edge]] = [:]
            for child in tree.nodes[node].children {
                let symbol = tree.symbol(of: child)
                for text in symbol.texts {
                    nodes[node].lengths |= 1 &<< UInt64(text.count)
                    insert(text, after: UInt32(node), UInt32(child))
                }
                // Nothing passes a constraint that is not there.
                guard symbol.texts.isEmpty, let test = test(of: symbol.segment.constraint) else {
                    continue
                }
                let edge = Edge(test: test, first: nodes[child].first, child: UInt32(child))
                if let affixes = symbol.affixes {
                    affixed[affixes, default: []].append(edge)
                } else {
                    own.append(edge)
                }
            }
            if !affixed.isEmpty { add(affixed, after: UInt32(node), to: &own) }
            if own.count == 1, own[0].test == .any {
                nodes[node].edges = own[0].child
            } else if !own.isEmpty {
                nodes[node].edges = UInt32(edges.count)
                edges += own
                nodes[node].edgesEnd = UInt32(edges.count)
            }
        }

        private func test(of constraint: SegmentConstraint?) -> Edge.Test? {
            switch constraint {
            case .type(let type): .type(type)
            case .named(let name): constraints[name].map { .constraint($0) }
            default: .any
            }
        }

        /// Adds one edge for all texts of the same lengths.
        private mutating func add(
            _ affixed: [SegmentAffixes: [Edge]], after node: UInt32, to own: inout [Edge]
        ) {
            var first: [Edge.Test: UInt32] = [:]
            for (affixes, values) in affixed.sorted(by: { $0.value[0].first < $1.value[0].first }) {
                let start = UInt32(edges.count)
                edges += values
                insert(
                    affixes.prefix, affixes.suffix, after: node, start, next: UInt32(edges.count))
                let shape = Edge.Test.affixes(
                    front: UInt32(affixes.prefix.count), back: UInt32(affixes.suffix.count))
                first[shape] = min(first[shape] ?? .max, values[0].first)
            }
            own += first.map { Edge(test: $0.key, first: $0.value, child: 0) }
            own.sort { $0.first < $1.first }
        }

        /// Children after the same text are added by their ranks.
        private mutating func insert(
            _ front: [UInt8], _ back: [UInt8] = [], after node: UInt32, _ child: UInt32,
            next: UInt32 = 0
        ) {
            let bytes = front + back
            let key = bytes.withTextBytes { bytes in
                let (front, back) = (0..<front.count, front.count..<bytes.count)
                return next > 0
                    ? Entry.key(front, back, after: node, in: bytes)
                    : bytes.hash(front, seed: Entry.seed(after: node))
            }
            let entry = Entry(
                kind: next > 0 ? .textsAroundValue : .text, key: key, node: node, child: child,
                next: next, text: UInt32(texts.count),
                front: UInt32(front.count), back: UInt32(back.count))
            var place = Int(truncatingIfNeeded: key >> 32) & (entries.count - 1)
            var last: Int?
            while entries[place].child != 0 {
                let other = entries[place]
                if next == 0, other.kind == .text, other.key == key, other.node == node,
                    other.front == entry.front, texts[Int(other.text)...].starts(with: bytes)
                {
                    last = place
                }
                place = (place + 1) & (entries.count - 1)
            }
            if let last { entries[last].next = UInt32(place) + 1 }
            entries[place] = entry
            texts += bytes
        }

        mutating func addPlaces(of patterns: [RoutePattern]) {
            for pattern in patterns {
                var (literals, start) = (0, 0)
                for (number, segment) in pattern.segments.enumerated() {
                    if number == literals, case .literal(let text) = segment {
                        literals += 1
                        start += text.asciiLowercased.utf8.count + 1
                    }
                    guard let name = segment.name else { continue }
                    let affixes = segment.affixes
                    let bytes = name.utf8.map(TextBytes.lowercased)
                    places.append(
                        Place(
                            text: UInt32(texts.count), count: UInt32(bytes.count),
                            segment: UInt32(number), literals: UInt32(literals),
                            start: UInt32(start), front: UInt32(affixes?.prefix.count ?? 0),
                            back: UInt32(affixes?.suffix.count ?? 0),
                            isRest: segment.kind == .rest))
                    texts += bytes
                }
                starts.append(UInt32(places.count))
            }
        }
    }
}

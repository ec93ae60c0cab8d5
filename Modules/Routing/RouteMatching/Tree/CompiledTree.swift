/// The tree of a table as it is matched: nodes in an array, and arrays of what may follow a node,
/// one for each kind. Nothing of it changes, and nothing in it points to anything but a position in
/// one of the arrays.
struct CompiledTree: Sendable {
    /// A node stands for the segments that forms begin with; the root, which is the first, for
    /// none.
    struct Node: BitwiseCopyable, Sendable {
        /// The smallest rank here or below.
        let first: Rank
        /// The form that ends here, and the one that takes all that follows.
        let end: Rank, rest: Rank
        /// A bit for the length of each literal, modulo 64: most nodes have few lengths.
        fileprivate(set) var lengths: UInt64 = 0
        /// In ``CompiledTree/literals``.
        fileprivate(set) var literals = Candidates()
        /// In ``CompiledTree/shapes``, and in ``CompiledTree/values``: the smallest rank first.
        fileprivate(set) var shapes = Part(), values = Part()

        /// Whether nothing but literals may follow.
        var hasOnlyLiterals: Bool { shapes.isEmpty && values.isEmpty && rest == .none }
    }

    /// A text that is a whole segment, of a literal or of an enumeration. Several of one node may
    /// have one text; the one with the smallest rank is the first of them.
    struct Literal: BitwiseCopyable, Sendable {
        let text: CompiledTexts.Text
        let child: UInt32
        /// Whether another literal of the node with the same text follows, not far behind.
        fileprivate(set) var isRepeated = false
    }

    /// The texts around values that have these lengths in bytes.
    struct Shape: BitwiseCopyable, Sendable {
        let front: Int, back: Int
        /// The smallest rank below.
        let first: Rank
        /// In ``CompiledTree/affixes``.
        let affixes: Candidates
    }

    /// Two texts around a value, one of which may be empty.
    struct Affixes: BitwiseCopyable, Sendable {
        let front: CompiledTexts.Text, back: CompiledTexts.Text
        /// In ``CompiledTree/values``: what the value may be.
        let values: Part
    }

    /// A value: a segment, or what is between two texts.
    struct Value: BitwiseCopyable, Sendable {
        let test: ValueTest
        /// The smallest rank below.
        let first: Rank
        let child: UInt32
    }

    /// Neighbours in an array.
    struct Part: BitwiseCopyable, Sendable {
        var start: UInt32 = 0, end: UInt32 = 0

        var range: Range<Int> { Int(start)..<Int(end) }
        var isEmpty: Bool { start == end }
    }

    /// Neighbours among which texts are looked for: all of them, or those in one bucket of a hash.
    struct Candidates: BitwiseCopyable, Sendable {
        /// As many are compared faster than a hash is made.
        fileprivate static let most = 8

        fileprivate(set) var all = Part()
        /// Where ``CompiledTree/buckets`` has them, and how many bits of a hash choose one.
        fileprivate(set) var firstBucket: UInt32 = 0, bits: UInt32 = 0
    }

    private(set) var nodes: [Node]
    private(set) var literals: [Literal] = []
    private(set) var shapes: [Shape] = []
    private(set) var affixes: [Affixes] = []
    private(set) var values: [Value] = []
    private(set) var texts = CompiledTexts()
    /// Where each bucket begins; at the end of each table where the last one ends.
    private(set) var buckets: [UInt32] = []

    init(_ tree: RouteTree) {
        nodes = tree.nodes.map { Node(first: $0.first, end: $0.end, rest: $0.rest) }
        for number in nodes.indices { addChildren(of: number, tree) }
    }
}

extension CompiledTree {
    private mutating func addChildren(of node: Int, _ tree: RouteTree) {
        var found: [(hash: UInt64, element: Literal)] = []
        var positions: [[UInt8]: Int] = [:]
        var whole: [Value] = []
        var between: [SegmentAffixes: [Value]] = [:]
        // The smallest rank first, and so it stays in each of the arrays.
        for child in tree.nodes[node].children {
            switch tree.rule(of: child).content {
            case .texts(let own):
                for bytes in own {
                    nodes[node].lengths |= 1 &<< UInt64(bytes.count)
                    let hash = bytes.withTextBytes { $0.hash(0..<$0.count) }
                    let earlier = positions.updateValue(found.count, forKey: bytes)
                    if let earlier { found[earlier].element.isRepeated = true }
                    found.append((hash, Literal(text: texts.add(bytes), child: UInt32(child))))
                }
            case .value(let test, let affixes):
                let value = Value(test: test, first: nodes[child].first, child: UInt32(child))
                if let affixes {
                    between[affixes, default: []].append(value)
                } else {
                    whole.append(value)
                }
            }
        }
        nodes[node].literals = Self.add(found, to: &literals, &buckets)
        if !between.isEmpty { nodes[node].shapes = addShapes(of: between) }
        nodes[node].values = Self.add(whole, to: &values)
    }

    /// Groups texts around values by their lengths.
    private mutating func addShapes(of values: [SegmentAffixes: [Value]]) -> Part {
        var groups: [SIMD2<Int>: [(hash: UInt64, element: Affixes)]] = [:]
        var ranks: [SIMD2<Int>: Rank] = [:]
        for (own, values) in values.sorted(by: { $0.value[0].first < $1.value[0].first }) {
            let lengths = SIMD2(own.prefix.count, own.suffix.count)
            let affixes = Affixes(
                front: texts.add(own.prefix), back: texts.add(own.suffix),
                values: Self.add(values, to: &self.values))
            let start = own.prefix.withTextBytes { $0.hash(0..<$0.count) }
            let hash = own.suffix.withTextBytes { $0.hash(0..<$0.count, from: start) }
            groups[lengths, default: []].append((hash, affixes))
            ranks[lengths] = ranks[lengths] ?? values[0].first
        }
        let sorted = ranks.sorted { $0.value < $1.value }
        let shapes = sorted.map { lengths, first in
            Shape(
                front: lengths[0], back: lengths[1], first: first,
                affixes: Self.add(groups[lengths] ?? [], to: &affixes, &buckets))
        }
        return Self.add(shapes, to: &self.shapes)
    }

    private static func add<Element>(_ elements: [Element], to array: inout [Element]) -> Part {
        let start = UInt32(array.count)
        array += elements
        return Part(start: start, end: UInt32(array.count))
    }

    /// Adds elements bucket by bucket, those in one bucket in the order given.
    private static func add<Element>(
        _ elements: [(hash: UInt64, element: Element)], to array: inout [Element],
        _ buckets: inout [UInt32]
    ) -> Candidates {
        guard elements.count > Candidates.most else {
            return Candidates(all: add(elements.map(\.element), to: &array))
        }
        var bits: UInt32 = 0
        while 1 << bits < elements.count { bits += 1 }
        var chosen: [[Element]] = Array(repeating: [], count: 1 << bits)
        for (hash, element) in elements { chosen[Int(hash >> UInt64(64 - bits))].append(element) }
        let candidates = Candidates(
            all: Part(start: UInt32(array.count), end: UInt32(array.count + elements.count)),
            firstBucket: UInt32(buckets.count), bits: bits)
        for bucket in chosen { buckets.append(add(bucket, to: &array).start) }
        buckets.append(UInt32(array.count))
        return candidates
    }
}

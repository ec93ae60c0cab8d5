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
        /// In ``CompiledTree/shapes``: the smallest rank first.
        fileprivate(set) var shapes = Part()
        /// In ``CompiledTree/branches``: what a whole segment may be.
        fileprivate(set) var values = Part()
        /// Whether literals may follow, and nothing else.
        fileprivate(set) var hasOnlyLiterals = false

        /// Whether a literal of so many bytes may follow, which rules out most segments before any
        /// byte is compared.
        @inline(__always)
        func hasLiteral(of count: Int) -> Bool {
            lengths &>> UInt64(truncatingIfNeeded: count) & 1 != 0
        }
    }

    /// A text that is a whole segment, of a literal or of an enumeration. Each is once in a node.
    struct Literal: BitwiseCopyable, Sendable {
        /// The node that it follows, and the one that it leads to.
        let node: UInt32, child: UInt32
        let text: CompiledTexts.Text
        /// Whether no other branch of the node admits the text, and whether a URL spells it as it
        /// is.
        let isOnly: Bool, isPlain: Bool
        /// In ``CompiledTree/branches``: those of other enumerations that have the text.
        let others: Part
    }

    /// Lengths in bytes that texts around a value have after a node.
    struct Shape: BitwiseCopyable, Sendable {
        let front: Int, back: Int
        /// The smallest rank below.
        let first: Rank
    }

    /// Two texts around a value, one of which may be empty. Each pair is once in a node.
    struct Affixes: BitwiseCopyable, Sendable {
        /// The node that they follow.
        let node: UInt32
        let front: CompiledTexts.Text, back: CompiledTexts.Text
        /// In ``CompiledTree/branches``: what the value may be.
        let branches: Part
    }

    /// A node that may follow, if a value passes a test.
    struct Branch: BitwiseCopyable, Sendable {
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

    private(set) var nodes: [Node] = []
    private(set) var literals: [Literal] = []
    private(set) var shapes: [Shape] = []
    private(set) var affixes: [Affixes] = []
    /// Those that follow one text, or one node, by their smallest rank.
    private(set) var branches: [Branch] = []
    private(set) var texts = CompiledTexts()
    /// Where ``literals`` and ``affixes`` are found by their nodes and texts.
    private(set) var literalIndex = HashIndex(), affixIndex = HashIndex()

    init(_ ranked: RankedPatterns) {
        _ = addNode(of: ranked.forms.indices.map { Rank($0) }, at: 0, ranked)
        literalIndex = HashIndex(
            literals.map { texts.hash($0.text, from: Self.seed(of: Int($0.node))) })
        affixIndex = HashIndex(
            affixes.map { affixes in
                let start = texts.hash(affixes.front, from: Self.seed(of: Int(affixes.node)))
                return texts.hash(affixes.back, from: start)
            })
    }

    /// What the hashes of texts after a node begin with. Neighbouring nodes have quite different
    /// ones, as their texts may differ by as little as they do.
    @inline(__always)
    static func seed(of node: Int) -> UInt64 {
        WordOfBytes.mixed(0, UInt64(truncatingIfNeeded: node))
    }
}

extension CompiledTree {
    /// Adds the node behind segments that forms have in common, and all that follow it.
    /// - Parameters:
    ///   - forms: In the order of their ranks, so that branches are in that order, too.
    ///   - depth: The number of these segments.
    /// - Returns: The position of the node.
    private mutating func addNode(
        of forms: [Rank], at depth: Int, _ ranked: RankedPatterns
    ) -> UInt32 {
        let position = nodes.count
        // Of two that are the same the first one wins; a review refuses them.
        let ending = forms.filter { ranked[$0].depth == depth }
        nodes.append(
            Node(
                first: forms.first ?? .none,
                end: ending.first { !ranked[$0].takesRest } ?? .none,
                rest: ending.first { ranked[$0].takesRest } ?? .none))
        if ending.count == forms.count { return UInt32(position) }
        let following = Dictionary(grouping: forms.filter { ranked[$0].depth > depth }) {
            ranked.numbers(of: ranked[$0])[depth]
        }
        var literals: [[UInt8]: [Branch]] = [:]
        var affixed: [SegmentAffixes: [Branch]] = [:]
        var whole: [Branch] = []
        for (rule, forms) in following.sorted(by: { $0.value[0] < $1.value[0] }) {
            let child = addNode(of: forms, at: depth + 1, ranked)
            let branch = { Branch(test: $0, first: forms[0], child: child) }
            switch ranked.rules[rule].content {
            case .texts(let texts):
                for text in texts { literals[text, default: []].append(branch(.any)) }
            case .value(let test, let affixes?):
                affixed[affixes, default: []].append(branch(test))
            case .value(let test, between: nil): whole.append(branch(test))
            }
        }
        let areAlone = affixed.isEmpty && whole.isEmpty
        nodes[position].hasOnlyLiterals = areAlone && nodes[position].rest == .none
        nodes[position].lengths = literals.keys.reduce(0) { $0 | 1 &<< UInt64($1.count) }
        nodes[position].shapes = addAffixes(affixed, after: UInt32(position))
        nodes[position].values = Self.add(whole, to: &branches)
        addLiterals(literals, after: UInt32(position), alone: areAlone)
        return UInt32(position)
    }

    private mutating func addLiterals(
        _ found: [[UInt8]: [Branch]], after node: UInt32, alone areAlone: Bool
    ) {
        for (text, branches) in found.sorted(by: { $0.value[0].child < $1.value[0].child }) {
            let others = Self.add(branches.dropFirst(), to: &self.branches)
            literals.append(
                Literal(
                    node: node, child: branches[0].child, text: texts.add(text),
                    isOnly: areAlone && others.isEmpty,
                    isPlain: text.allSatisfy(PercentEncoding.isUnreserved), others: others))
        }
    }

    /// - Returns: Their shapes.
    private mutating func addAffixes(
        _ found: [SegmentAffixes: [Branch]], after node: UInt32
    ) -> Part {
        var shapes: [SIMD2<Int>: Rank] = [:]
        for (own, branches) in found.sorted(by: { $0.value[0].first < $1.value[0].first }) {
            let part = Self.add(branches, to: &self.branches)
            affixes.append(
                Affixes(
                    node: node, front: texts.add(own.prefix), back: texts.add(own.suffix),
                    branches: part))
            let lengths = SIMD2(own.prefix.count, own.suffix.count)
            shapes[lengths] = min(shapes[lengths] ?? .none, branches[0].first)
        }
        let sorted = shapes.sorted { $0.value < $1.value }
        return Self.add(
            sorted.map { Shape(front: $0.key[0], back: $0.key[1], first: $0.value) },
            to: &self.shapes)
    }

    private static func add<Element>(
        _ elements: some Sequence<Element>, to array: inout [Element]
    ) -> Part {
        let start = UInt32(array.count)
        array += elements
        return Part(start: start, end: UInt32(array.count))
    }
}

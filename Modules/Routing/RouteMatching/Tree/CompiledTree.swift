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
        let text: CompiledTexts.Text
        let child: UInt32
        /// Whether no other branch of the node admits the text, and whether a URL spells it as it
        /// is.
        let isOnly: Bool, isPlain: Bool
        /// In ``CompiledTree/branches``: those of other enumerations that have the text.
        let others: Part
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

    /// Neighbours among which texts are looked for: all of them, or those in one bucket of a hash.
    struct Candidates: BitwiseCopyable, Sendable {
        /// How many texts are compared at most: so many are compared faster than a hash is made.
        fileprivate static let most = 8

        fileprivate(set) var all = Part()
        /// Where ``CompiledTree/buckets`` has them, and how many bits of a hash choose one.
        fileprivate(set) var firstBucket: UInt32 = 0, bits: UInt32 = 0
    }

    private(set) var nodes: [Node] = []
    private(set) var literals: [Literal] = []
    private(set) var shapes: [Shape] = []
    private(set) var affixes: [Affixes] = []
    /// Those that follow one text, or one node, by their smallest rank.
    private(set) var branches: [Branch] = []
    private(set) var texts = CompiledTexts()
    /// Where each bucket begins; at the end of each table where the last one ends.
    private(set) var buckets: [UInt32] = []

    init(_ ranked: RankedPatterns) {
        _ = addNode(of: ranked.forms.indices.map { Rank($0) }, at: 0, ranked)
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
                first: forms.first ?? .max,
                end: ending.first { !ranked[$0].takesRest } ?? .max,
                rest: ending.first { ranked[$0].takesRest } ?? .max))
        if ending.count == forms.count { return UInt32(position) }
        let following = Dictionary(grouping: forms.filter { ranked[$0].depth > depth }) {
            ranked.numbers(of: ranked[$0])[depth]
        }
        var literals: [[UInt8]: [Branch]] = [:]
        var affixed: [SegmentAffixes: [Branch]] = [:]
        var whole: [Branch] = []
        for (rule, forms) in following.sorted(by: { $0.value[0] < $1.value[0] }) {
            let child = addNode(of: forms, at: depth + 1, ranked)
            let branch = Branch(test: ranked.rules[rule].test, first: forms[0], child: child)
            let texts = ranked.rules[rule].texts
            let affixes = ranked.rules[rule].affixes
            for text in texts { literals[text, default: []].append(branch) }
            if affixes != .empty {
                affixed[affixes, default: []].append(branch)
            } else if texts.isEmpty {
                whole.append(branch)
            }
        }
        let areAlone = affixed.isEmpty && whole.isEmpty
        nodes[position].hasOnlyLiterals = areAlone && nodes[position].rest == .max
        nodes[position].literals = addLiterals(literals, alone: areAlone)
        nodes[position].lengths = literals.keys.reduce(0) { $0 | 1 &<< UInt64($1.count) }
        nodes[position].shapes = addShapes(of: affixed)
        nodes[position].values = Self.add(whole, to: &branches)
        return UInt32(position)
    }

    private mutating func addLiterals(
        _ found: [[UInt8]: [Branch]], alone areAlone: Bool
    ) -> Candidates {
        let literals = found.sorted { $0.value[0].child < $1.value[0].child }.map {
            text, branches in
            let others = Self.add(branches.dropFirst(), to: &self.branches)
            let hash = text.withTextBytes { $0.hash(0..<$0.count) }
            let literal = Literal(
                text: texts.add(text), child: branches[0].child,
                isOnly: areAlone && others.isEmpty,
                isPlain: text.allSatisfy(PercentEncoding.isUnreserved), others: others)
            return (hash: hash, element: literal)
        }
        return Self.add(literals, to: &self.literals, &buckets)
    }

    /// Groups texts around values by their lengths.
    private mutating func addShapes(of found: [SegmentAffixes: [Branch]]) -> Part {
        let sorted = found.sorted { $0.value[0].first < $1.value[0].first }
        let groups = Dictionary(grouping: sorted) {
            SIMD2($0.key.prefix.count, $0.key.suffix.count)
        }
        let shapes = groups.sorted { $0.value[0].value[0].first < $1.value[0].value[0].first }
            .map { lengths, group in
                let affixes = group.map { ends, branches in
                    let start = ends.prefix.withTextBytes { $0.hash(0..<$0.count) }
                    let hash = ends.suffix.withTextBytes { $0.hash(0..<$0.count, from: start) }
                    let part = Self.add(branches, to: &self.branches)
                    let front = texts.add(ends.prefix)
                    let back = texts.add(ends.suffix)
                    return (hash: hash, element: Affixes(front: front, back: back, branches: part))
                }
                return Shape(
                    front: lengths[0], back: lengths[1], first: group[0].value[0].first,
                    affixes: Self.add(affixes, to: &self.affixes, &buckets))
            }
        return Self.add(shapes, to: &self.shapes)
    }

    private static func add<Element>(
        _ elements: some Sequence<Element>, to array: inout [Element]
    ) -> Part {
        let start = UInt32(array.count)
        array += elements
        return Part(start: start, end: UInt32(array.count))
    }

    /// Adds elements, bucket by bucket if they are many.
    private static func add<Element>(
        _ elements: [(hash: UInt64, element: Element)], to array: inout [Element],
        _ buckets: inout [UInt32]
    ) -> Candidates {
        guard elements.count > Candidates.most else {
            return Candidates(all: add(elements.map(\.element), to: &array))
        }
        // At least as many buckets as elements.
        let bits = Int.bitWidth - (elements.count - 1).leadingZeroBitCount
        var chosen: [[Element]] = Array(repeating: [], count: 1 << bits)
        for (hash, element) in elements { chosen[Int(hash >> UInt64(64 - bits))].append(element) }
        let first = UInt32(buckets.count)
        for bucket in chosen { buckets.append(add(bucket, to: &array).start) }
        buckets.append(UInt32(array.count))
        return Candidates(firstBucket: first, bits: UInt32(bits))
    }
}

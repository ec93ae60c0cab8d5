extension RouteTable {
    /// A pattern that was considered for a path, and what became of it.
    public struct Candidate: Hashable, Sendable {
        /// The position of the pattern in ``RouteTable/patterns``.
        public let index: Int
        /// Why it does not match, with the first segment that fails; `nil` if it does.
        public let failure: String?
        /// The values that it would give; none if it does not match.
        public let items: [DeepLink.QueryItem]
    }

    /// The patterns that begin as a path does, each of them once, in the order in which they are
    /// tried: the first one without a failure wins.
    /// - Parameter path: A path as ``match(_:)-(String)`` takes it.
    /// - Returns: Nothing for a path that no URL holds.
    public func explain(_ path: String) -> [Candidate] {
        DeepLink(path: path).map { explain($0.segments) } ?? []
    }

    /// The same for the path of a link.
    public func explain(_ link: DeepLink) -> [Candidate] { explain(link.segments) }

    /// The same for a path, given as its decoded segments.
    public func explain(_ segments: [String]) -> [Candidate] {
        var explanation = Explanation(compiled, of: segments)
        explanation.visit(0, at: 0)
        // Of a pattern whose end may be missing, only the form counts that fits best.
        var best: [UInt32: (rank: UInt32, fit: Int, failure: String?)] = [:]
        for found in explanation.forms.sorted(by: { $0.rank < $1.rank }) {
            let pattern = compiled.forms[Int(found.rank)].pattern
            if best[pattern].map({ $0.fit < found.fit }) ?? true { best[pattern] = found }
        }
        return best.sorted { $0.value.rank < $1.value.rank }.map { pattern, found in
            let index = Int(pattern)
            let match = found.failure == nil ? DeepLink(segments: segments) : nil
            return Candidate(
                index: index, failure: found.failure,
                items: match.map {
                    Match(compiled, index: index, text: $0.text, parts: $0.parts).items
                } ?? [])
        }
    }
}

/// What becomes of each form that begins as a path does.
private struct Explanation {
    /// How many segments fit, the largest number if all do, and why the next one doesn't.
    private(set) var forms: [(rank: UInt32, fit: Int, failure: String?)] = []
    private let compiled: CompiledRoutes
    private let path: [String]
    private let constraints: [String: RouteConstraint]

    init(_ compiled: CompiledRoutes, of path: [String]) {
        self.compiled = compiled
        self.path = path
        constraints = Dictionary(
            compiled.constraints.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Adds what is at and below a node that the first segments of the path reach.
    mutating func visit(_ number: Int, at depth: Int) {
        let node = compiled.nodes[number]
        let isEnd = depth == path.count
        add(node.end, depth, isEnd ? nil : "the path continues with '\(path[depth])'")
        add(node.rest, depth, isEnd ? { "the path ends before \($0)" } : nil)
        for child in compiled.children(of: number) {
            let segment = compiled.segment(before: child, at: depth)
            if !isEnd, segment.admits(path[depth], constraints: constraints) {
                visit(child, at: depth + 1)
            } else if depth > 0 {
                let failure: (RoutePattern.Segment) -> String =
                    isEnd
                    ? { "the path ends before \($0)" }
                    : { [path] in "segment \(depth + 1), '\(path[depth])', is not \($0)" }
                fail(child, at: depth, failure)
            }
        }
    }

    /// Adds all forms at and below a node.
    private mutating func fail(
        _ number: Int, at depth: Int, _ failure: @escaping (RoutePattern.Segment) -> String
    ) {
        add(compiled.nodes[number].end, depth, failure)
        add(compiled.nodes[number].rest, depth, failure)
        for child in compiled.children(of: number) { fail(child, at: depth, failure) }
    }

    private mutating func add(
        _ rank: UInt32, _ depth: Int, _ failure: ((RoutePattern.Segment) -> String)?
    ) {
        guard rank != CompiledRoutes.Node.none else { return }
        let segments = compiled.patterns[Int(compiled.forms[Int(rank)].pattern)].segments
        add(rank, depth, failure.map { $0(segments[depth]) })
    }

    private mutating func add(_ rank: UInt32, _ depth: Int, _ failure: String?) {
        guard rank != CompiledRoutes.Node.none, failure == nil || depth > 0 else { return }
        forms.append((rank, failure == nil ? .max : depth, failure))
    }
}

extension CompiledRoutes {
    /// The nodes after a node, by the smallest ranks below them.
    fileprivate func children(of number: Int) -> some Sequence<Int> {
        sequence(state: Int(nodes[number].child)) { next in
            guard next != 0 else { return nil }
            defer { next = Int(self.nodes[next].sibling) }
            return next
        }
    }

    /// The segment before a node, as the first pattern below it writes it.
    fileprivate func segment(before node: Int, at depth: Int) -> RoutePattern.Segment {
        patterns[Int(forms[Int(nodes[node].first)].pattern)].segments[depth]
    }
}

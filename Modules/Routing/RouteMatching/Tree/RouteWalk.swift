/// Matching: one walk through the tree, along the segments of a path.
///
/// The order of precedence compares whole patterns, so the first branch that leads to a match isn't
/// always the one that wins: `/:x(int)/b` wins `/7/b` over `/:x(uint)/:y`, although `uint` is tried
/// first. The walk goes depth first, remembers the smallest rank that it has found, and doesn't
/// enter a branch in which no form has a smaller one. Branches are in the order of their smallest
/// ranks, so it mostly finds the winner first.
extension CompiledRoutes {
    /// What a walk has found, without a reference that would be counted.
    struct Walk {
        /// The smallest rank of a form that matches.
        var best = Rank.max
        /// The last question to a constraint.
        var asked: (constraint: ValueTest, value: Range<Int>, answer: Bool)?
    }

    /// The pattern for a path as a URL spells it, and the end of the path; `pattern` is `nil` if
    /// none matches.
    /// - Returns: `nil` if the path has to be decoded, or is refused.
    @inline(__always)
    func match(sent bytes: TextBytes) -> (pattern: Int?, end: Int)? {
        guard bytes.count > 0, bytes[0] == UInt8(ascii: "/") else { return nil }
        var node = 0
        var start = 1
        // Nearly all paths that no route answers differ in their first segment, and of such a path
        // the others are never read.
        let root = tree.nodes[0]
        if root.hasOnlyLiterals {
            let end = bytes.segmentEnd(from: 1)
            let mayFollow = root.hasLiteral(of: end &- 1)
            if let index = mayFollow ? literal(after: 0, in: 1..<end, of: bytes) : nil {
                let literal = tree.literals[index]
                if literal.isOnly, literal.isPlain {
                    node = Int(literal.child)
                    start = end &+ 1
                }
            } else if end > 1, bytes.extracting(0..<end).plainPathEnd(from: 1) == end {
                return (nil, 0)
            }
        }
        guard let pathEnd = bytes.plainPathEnd(from: start) else { return nil }
        // One slash at the end names the same page.
        let hasSlash = pathEnd > 1 && bytes[pathEnd &- 1] == UInt8(ascii: "/")
        let end = hasSlash ? pathEnd &- 1 : pathEnd
        return (pattern(matching: bytes.extracting(0..<end), from: start, below: node), end)
    }

    @usableFromInline
    func pattern(matching link: DeepLink) -> Int? {
        let path = link.parts.path.range
        let found = link.text.utf8.withTextBytes { bytes -> Int?? in
            if link.parts.path.isPlain {
                return .some(
                    pattern(matching: bytes.extracting(0..<path.upperBound), from: path.lowerBound))
            }
            // No canonical text has the byte.
            return PercentEncoding.withDecoded(bytes.extracting(path), slash: .max) {
                decoded -> Int?? in
                guard CanonicalText.isCanonical(decoded) else { return nil }
                return .some(pattern(matching: decoded, from: 0))
            } ?? nil
        }
        return found ?? pattern(matching: link.segments)
    }

    func pattern(matching segments: [String]) -> Int? {
        CanonicalText.bytes(of: segments).withTextBytes {
            pattern(matching: $0, from: 0, segments)
        }
    }

    /// - Parameters:
    ///   - bytes: Canonical bytes of segments with slashes between them.
    ///   - start: Where the first segment begins that hasn't led to the node.
    ///   - segments: What an app reads, if that isn't the text of the bytes.
    @inline(__always)
    private func pattern(
        matching bytes: TextBytes, from start: Int, below node: Int = 0,
        _ segments: [String]? = nil
    ) -> Int? {
        var walk = Walk()
        self.walk(from: node, bytes, at: start, segments, &walk)
        return walk.best < .max ? ranked[walk.best].pattern : nil
    }

    /// Follows all branches of a node that may still win. The segments before a position led to the
    /// node.
    private func walk(
        from node: Int, _ bytes: TextBytes, at position: Int, _ segments: [String]?,
        _ walk: inout Walk
    ) {
        var node = node
        var position = position
        // Each turn takes one segment. Only what isn't the last branch of a node needs a call of
        // its own.
        while true {
            // 1. A branch in which nothing beats the best match so far isn't entered.
            let current = tree.nodes[node]
            guard current.first < walk.best else { return }

            // 2. At the end of the path the form wins that ends here.
            guard position < bytes.count else {
                walk.best = min(walk.best, current.end)
                return
            }
            let start = position
            let end = bytes.segmentEnd(from: start)
            position = end &+ 1

            // 3. The rest of the path, however long, belongs to a form with `**`.
            if current.rest < walk.best { walk.best = current.rest }

            // 4. Literals and enumerated texts.
            let segment = Range(uncheckedBounds: (start, end))
            if current.hasLiteral(of: end &- start),
                let index = literal(after: node, in: segment, of: bytes)
            {
                let literal = tree.literals[index]
                if literal.isOnly {
                    node = Int(literal.child)
                    continue
                }
                self.walk(from: Int(literal.child), bytes, at: position, segments, &walk)
                if let last = follow(literal.others, segment, end, bytes, segments, &walk) {
                    self.walk(from: last, bytes, at: position, segments, &walk)
                }
            }

            // 5. Texts around values, for each pair of lengths that occurs here.
            let shapes = tree.nodes[node].shapes
            if !shapes.isEmpty { follow(shapes: shapes, segment, bytes, segments, &walk) }

            // 6. Values that are a whole segment.
            let values = tree.nodes[node].values
            guard let last = follow(values, segment, end, bytes, segments, &walk) else { return }
            node = last
        }
    }

    /// Follows the branches of texts around a value.
    @inline(never)
    private func follow(
        shapes: CompiledTree.Part, _ segment: Range<Int>, _ bytes: TextBytes,
        _ segments: [String]?, _ walk: inout Walk
    ) {
        for index in shapes.range {
            let shape = tree.shapes[index]
            guard shape.first < walk.best else { return }
            let start = segment.lowerBound &+ shape.front
            let end = segment.upperBound &- shape.back
            // Nothing between two texts is no value.
            guard start < end,
                let found = affixes(shape.affixes, in: segment, around: start..<end, of: bytes),
                let last = follow(
                    found.branches, start..<end, segment.upperBound, bytes, segments, &walk)
            else { continue }
            self.walk(from: last, bytes, at: segment.upperBound &+ 1, segments, &walk)
        }
    }

    /// Follows the branches whose tests a value passes, all but the last one.
    /// - Parameter end: The end of the segment with the value.
    /// - Returns: The node behind the last branch, if it is to be followed, too.
    @inline(__always)
    private func follow(
        _ branches: CompiledTree.Part, _ value: Range<Int>, _ end: Int, _ bytes: TextBytes,
        _ segments: [String]?, _ walk: inout Walk
    ) -> Int? {
        var index = Int(branches.start)
        while index < Int(branches.end) {
            let branch = tree.branches[index]
            guard branch.first < walk.best else { return nil }
            index = index &+ 1
            if branch.test != .any, !passes(branch.test, value, bytes, segments, &walk) { continue }
            if index == Int(branches.end) { return Int(branch.child) }
            self.walk(from: Int(branch.child), bytes, at: end &+ 1, segments, &walk)
        }
        return nil
    }

    @inline(never)
    private func passes(
        _ test: ValueTest, _ value: Range<Int>, _ bytes: TextBytes, _ segments: [String]?,
        _ walk: inout Walk
    ) -> Bool {
        // Branches that differ before the value ask the same, and a check of an app may take long.
        if let asked = walk.asked, asked.constraint == test, asked.value == value {
            return asked.answer
        }
        let valueBytes = bytes.extracting(value)
        let answer = test.admits(valueBytes, constraints) {
            segments.map { bytes.value(value, among: $0) } ?? valueBytes.text
        }
        if case .constraint = test { walk.asked = (test, value, answer) }
        return answer
    }
}

extension TextBytes {
    /// The value at a range of a path of these segments.
    fileprivate func value(_ value: Range<Int>, among segments: [String]) -> String {
        let slashes = (0..<value.lowerBound).filter { self[$0] == UInt8(ascii: "/") }
        return segments[slashes.count].inside(
            front: value.lowerBound - (slashes.last.map { $0 + 1 } ?? 0),
            back: segmentEnd(from: value.upperBound) - value.upperBound)
    }
}

/// Patterns compiled for matching: an immutable value that any thread may match against.
///
/// The winner does not depend on the order of the patterns: from left to right a literal segment
/// wins over a typed one, and a typed one over a plain parameter.
public struct RouteTable: Sendable {
    /// The answer of a table to a path.
    public struct Match: Hashable, Sendable {
        /// The position of the pattern in the array that the table was made from.
        public let index: Int
        /// The values of the pattern's parameters from left to right, decoded, exactly as sent.
        public let values: [String]
    }

    private struct Node: Sendable {
        var literals: [String: Int] = [:]
        var parameters: [SegmentType: Int] = [:]
        var pattern: Int?
    }

    private var nodes = [Node()]

    /// Compiles patterns; of several with the same shape the first one answers.
    public init(_ patterns: [RoutePattern]) {
        for (index, pattern) in patterns.enumerated() {
            var node = 0
            for segment in pattern.shape {
                node = child(of: node, for: segment)
            }
            nodes[node].pattern = nodes[node].pattern ?? index
        }
    }

    /// The pattern that answers a path, given as its decoded segments.
    public func match(_ segments: [String]) -> Match? {
        match(segments[...], at: 0)
    }

    private func match(_ segments: ArraySlice<String>, at index: Int) -> Match? {
        let node = nodes[index]
        guard let segment = segments.first else {
            return node.pattern.map { Match(index: $0, values: []) }
        }
        let rest = segments.dropFirst()
        if let child = node.literals[segment.asciiLowercased],
            let match = match(rest, at: child)
        {
            return match
        }
        for type in SegmentType.allCases {
            guard let child = node.parameters[type], type.admits(segment),
                let match = match(rest, at: child)
            else { continue }
            return Match(index: match.index, values: [segment] + match.values)
        }
        return nil
    }

    private mutating func child(of node: Int, for segment: RoutePattern.Segment) -> Int {
        let next = nodes.count
        let child =
            switch segment {
            case .literal(let text): nodes[node].literals[text] ?? next
            case .parameter(_, let type): nodes[node].parameters[type] ?? next
            }
        guard child == next else { return child }
        switch segment {
        case .literal(let text): nodes[node].literals[text] = next
        case .parameter(_, let type): nodes[node].parameters[type] = next
        }
        nodes.append(Node())
        return next
    }
}

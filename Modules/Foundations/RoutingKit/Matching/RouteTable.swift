/// Patterns compiled for matching: an immutable value that any thread may match against.
///
/// The winner is the first pattern in the order of precedence that answers a path; the order of
/// the arguments means nothing. Two patterns that nothing can order are refused.
public struct RouteTable: Sendable {
    /// The answer of a table to a path.
    public struct Match: Hashable, Sendable {
        /// The position of the pattern in ``RouteTable/patterns``.
        public let index: Int
        /// The named values from left to right, decoded, exactly as sent. `**name` gives one item
        /// for each segment that it takes.
        public let items: [Link.QueryItem]
    }

    /// A sequence of segments, and the pattern that it comes from.
    struct Form: Sendable {
        let pattern: Int
        let segments: [RoutePattern.Segment]
    }

    /// One step of the tree of all forms. The numbers are positions in ``nodes``.
    struct Node: Sendable {
        var literals: [String: Int] = [:]
        var enumerated: [(SegmentConstraint, Int)] = []
        var typed: [(SegmentConstraint, Int)] = []
        var constrained: [(SegmentConstraint, Int)] = []
        var parameter: Int?
        var wildcard: Int?
        /// The form that ends here, and the one that takes the rest from here.
        var form: Int?, rest: Int?
    }

    /// The patterns in the order of precedence.
    public let patterns: [RoutePattern]

    let constraints: [String: RouteConstraint]
    private(set) var forms: [Form] = []
    private(set) var nodes = [Node()]

    /// The literals and enumerated texts of all patterns, in lower case.
    let words: Set<String>

    /// The most segments that a pattern has.
    let longest: Int

    /// Compiles patterns.
    /// - Throws: ``RouteTableError`` with every pair of patterns that tie on some path, every
    ///   pattern that others cover, and every constraint that is not there or refuses its example.
    public init(
        _ patterns: [RoutePattern], constraints: [RouteConstraint] = []
    ) throws(RouteTableError) {
        let table = RouteTable(unchecked: patterns, constraints: constraints)
        let problems = RouteTableReview(patterns, table: table).problems
        guard problems.isEmpty else { throw RouteTableError(problems: problems) }
        self = table
    }

    /// Compiles the patterns of several tables into one: the same in each order of the tables.
    /// - Throws: ``RouteTableError`` as ``init(_:constraints:)`` does.
    public init(merging tables: [RouteTable]) throws(RouteTableError) {
        let constraints = tables.flatMap(\.constraints.values)
        try self.init(tables.flatMap(\.patterns), constraints: constraints)
    }

    /// Compiles patterns of which some may tie; the first of those answers.
    init(unchecked patterns: [RoutePattern], constraints: [RouteConstraint] = []) {
        self.constraints = Dictionary(
            constraints.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let order = patterns.map { (pattern: $0, place: Precedence($0.segments)) }
            .sorted {
                $0.place != $1.place
                    ? $0.place < $1.place : $0.pattern.description < $1.pattern.description
            }
        self.patterns = order.map(\.pattern)
        longest = patterns.map(\.segments.count).max() ?? 0
        words = Set(
            patterns.flatMap(\.segments).flatMap { segment -> [String] in
                switch segment {
                case .literal: [segment.detail]
                case .parameter(_, .oneOf(let texts)): texts.map(\.asciiLowercased)
                default: []
                }
            })
        forms = self.patterns.enumerated().flatMap { index, pattern in
            pattern.forms.map { Form(pattern: index, segments: $0) }
        }.map { ($0, Precedence($0.segments)) }.sorted { $0.1 < $1.1 }.map(\.0)
        for (index, form) in forms.enumerated() {
            add(form, at: index)
        }
    }

    private mutating func add(_ form: Form, at index: Int) {
        var node = 0
        for segment in form.segments {
            if case .rest = segment {
                nodes[node].rest = nodes[node].rest ?? index
                return
            }
            node = child(of: node, for: segment)
        }
        nodes[node].form = nodes[node].form ?? index
    }

    private mutating func child(of node: Int, for segment: RoutePattern.Segment) -> Int {
        if let child = nodes[node].child(for: segment) { return child }
        nodes[node].add(segment, child: nodes.count)
        nodes.append(Node())
        return nodes.count - 1
    }
}

extension RouteTable: CustomStringConvertible {
    /// The patterns in the order of precedence, one a line.
    public var description: String { patterns.map(\.description).joined(separator: "\n") }
}

/// Patterns compiled for matching: an immutable value that any thread may match against.
///
///     let table = try RouteTable([RoutePattern("/product/:id"), RoutePattern("/product/new")])
///     let match = table.match("/product/42")
///     match?.pattern  // /product/:id
///     match?.value("id", as: Int.self)  // 42
///
/// The winner is the first pattern in the order of precedence that answers a path; the order of
/// the arguments has no meaning. Patterns that tie are refused.
public struct RouteTable: Sendable {
    /// One reference, so that a match keeps the table at little cost.
    @usableFromInline let compiled: CompiledRoutes

    /// The patterns in the order of precedence.
    public var patterns: [RoutePattern] { compiled.patterns }
}

extension RouteTable {
    /// Compiles patterns.
    /// - Parameters:
    ///   - patterns: The patterns; their order has no meaning.
    ///   - constraints: The constraints that they name; none by default.
    /// - Throws: ``RouteTableError`` with the patterns that tie on some path, every pattern that others
    ///   cover, every constraint that is missing, badly named or refuses its example, and every
    ///   enumeration that repeats a text or lists names of types.
    public init(
        _ patterns: [RoutePattern], constraints: [RouteConstraint] = []
    ) throws(RouteTableError) {
        let order = ConstraintOrder(constraints)
        let tree = RouteTree(RankedForms(patterns, order))
        compiled = CompiledRoutes(tree, constraints: constraints)
        let issues = compiled.issues(tree, order)
        guard issues.isEmpty else {
            throw RouteTableError(issues, of: patterns, constraints: constraints)
        }
    }

    /// Reads and compiles patterns that are texts, as a test or a small table writes them.
    ///
    ///     let table = try RouteTable("/product/:id(int)", "/product/new")
    ///
    /// - Parameters:
    ///   - texts: The patterns; their order has no meaning.
    ///   - constraints: The constraints that they name; none by default.
    /// - Throws: ``PatternError`` for a text that is no pattern, and ``RouteTableError`` as
    ///   ``init(_:constraints:)-([RoutePattern],_)`` does.
    public init(_ texts: String..., constraints: [RouteConstraint] = []) throws {
        try self.init(texts.map { try RoutePattern($0) }, constraints: constraints)
    }

    /// Compiles patterns without a review. Where some tie, the first of them wins.
    package init(unchecked patterns: [RoutePattern], constraints: [RouteConstraint] = []) {
        let forms = RankedForms(patterns, ConstraintOrder(constraints))
        compiled = CompiledRoutes(RouteTree(forms), constraints: constraints)
    }
}

extension RouteTable: CustomStringConvertible {
    /// The patterns in the order of precedence, one a line.
    public var description: String { patterns.map(\.description).joined(separator: "\n") }
}

extension CompiledRoutes {
    /// What is wrong with the patterns: constraints that don't fit, patterns that tie, and patterns that
    /// can never be reached.
    fileprivate func issues(
        _ tree: RouteTree, _ constraints: ConstraintOrder
    ) -> [RouteTableError.Issue] {
        let review = ConstraintReview(tree, self.constraints, constraints)
        let witness = Witness(patterns, constraints.constraints)
        var search = TieSearch(tree, constraints, witness, except: review.brokenPatterns)
        search.run()
        let ties = search.ties.sorted { left, right in
            [left.key[1], left.key[0], left.key.count].lexicographicallyPrecedes([
                right.key[1], right.key[0], right.key.count,
            ])
        }
        let silent = review.brokenPatterns.union(ties.flatMap(\.key))
        let reach = RouteReach(self, constraints, witness)
        return review.issues
            + ties.map { .tie($0.key, witness: DeepLink(segments: $0.value).description) }
            + tree.forms.patterns.enumerated().compactMap { index, pattern in
                guard !silent.contains(index), let winner = reach.winner(hiding: pattern, at: index)
                else { return nil }
                let witness = DeepLink(segments: winner.path).description
                return .unreachable(index, by: winner.position, witness: witness)
            }
    }
}

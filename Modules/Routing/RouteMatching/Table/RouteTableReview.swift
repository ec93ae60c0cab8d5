/// Finds what is wrong with the patterns of a table: constraints that don't fit, patterns that tie,
/// and patterns that can never be reached.
struct RouteTableReview {
    private(set) var issues: [RouteTableError.Issue]

    init(_ tree: RouteTree, _ compiled: CompiledRoutes, _ constraints: ConstraintOrder) {
        let review = ConstraintReview(tree, compiled.constraints, constraints)
        issues = review.issues
        var search = TieSearch(tree, constraints, except: review.brokenPatterns)
        search.run()
        let ties = search.ties.sorted { Self.precedes($0.key, $1.key) }
        for (positions, path) in ties {
            issues.append(.tie(positions, witness: DeepLink(segments: path).description))
        }
        let silent = review.brokenPatterns.union(ties.flatMap(\.key))
        let reach = RouteReach(compiled, constraints)
        for (index, pattern) in tree.forms.patterns.enumerated() where !silent.contains(index) {
            guard let (winner, path) = reach.winner(hiding: pattern, at: index) else { continue }
            issues.append(
                .unreachable(index, by: winner, witness: DeepLink(segments: path).description))
        }
    }

    private static func precedes(_ left: [Int], _ right: [Int]) -> Bool {
        [left[1], left[0], left.count].lexicographicallyPrecedes([right[1], right[0], right.count])
    }
}

/// Patterns compiled for matching: an immutable value that any thread may match against.
///
///     let table = try RouteTable([RoutePattern("/product/:id"), RoutePattern("/product/new")])
///     let match = table.match("/product/42")
///     match?.pattern  // /product/:id
///     match?["id"]    // ["42"]
///
/// The winner is the first pattern in the order of precedence that answers a path; the order of
/// the arguments means nothing. Two patterns that nothing can order are refused.
public struct RouteTable: Sendable {
    /// One reference, so that a match keeps the table at little cost.
    @usableFromInline let compiled: CompiledRoutes

    /// The patterns in the order of precedence.
    public var patterns: [RoutePattern] { compiled.patterns }
}

extension RouteTable {
    /// Compiles patterns.
    /// - Throws: ``RouteTableError`` with every pair of patterns that tie on some path, every
    ///   pattern that others cover, and every constraint that is not there or refuses its example.
    public init(
        _ patterns: [RoutePattern], constraints: [RouteConstraint] = []
    ) throws(RouteTableError) {
        let compiler = RouteTableCompiler(patterns, constraints: constraints)
        let issues = RouteTableReview(compiler).issues
        guard issues.isEmpty else { throw RouteTableError(issues: issues) }
        compiled = compiler.compiled
    }

    /// Compiles the patterns of several tables into one: the same in each order of the tables.
    /// - Throws: ``RouteTableError`` as ``init(_:constraints:)`` does.
    public init(merging tables: [RouteTable]) throws(RouteTableError) {
        try self.init(
            tables.flatMap(\.patterns), constraints: tables.flatMap(\.compiled.constraints))
    }

    /// Compiles patterns of which some may tie; the first of those answers.
    package init(unchecked patterns: [RoutePattern], constraints: [RouteConstraint] = []) {
        compiled = RouteTableCompiler(patterns, constraints: constraints).compiled
    }
}

extension RouteTable: CustomStringConvertible {
    /// The patterns in the order of precedence, one a line.
    public var description: String { patterns.map(\.description).joined(separator: "\n") }
}

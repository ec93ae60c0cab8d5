/// Patterns compiled for matching: an immutable value that any thread may match against.
///
///     let table = try RouteTable([RoutePattern("/product/:id"), RoutePattern("/product/new")])
///     let match = table.match("/product/42")
///     match?.pattern  // /product/:id
///     match?.value("id", as: Int.self)  // 42
///
/// The first pattern in the order of precedence that answers a path wins; patterns that tie are
/// refused.
public struct RouteTable: Sendable {
    @usableFromInline let compiled: CompiledRoutes

    /// The patterns, in the order of precedence.
    public var patterns: [RoutePattern] { compiled.ranked.patterns }
}

extension RouteTable {
    /// Compiles patterns, whose order has no meaning.
    /// - Parameters:
    ///   - patterns: The patterns, each once.
    ///   - constraints: The checks of an app's own that the patterns name.
    /// - Throws: ``RouteTableError`` with the patterns that tie, every pattern that others cover,
    ///   every constraint that is missing, badly named or refuses its example, and every
    ///   enumeration that repeats a text or lists names of types.
    public init(
        _ patterns: [RoutePattern], constraints: [RouteConstraint] = []
    ) throws(RouteTableError) {
        compiled = CompiledRoutes(patterns, constraints)
        var review = TableReview(self)
        let issues = review.issues()
        guard issues.isEmpty else {
            throw RouteTableError(issues, of: patterns, constraints: constraints)
        }
    }

    /// Reads patterns that are texts: `RouteTable("/product/:id(int)", "/product/new")`.
    /// - Parameters:
    ///   - texts: The patterns, each once.
    ///   - constraints: The checks of an app's own that the patterns name.
    /// - Throws: ``PatternError``, and ``RouteTableError`` as
    ///   ``init(_:constraints:)-([RoutePattern],_)`` does.
    public init(_ texts: String..., constraints: [RouteConstraint] = []) throws {
        try self.init(texts.map { try RoutePattern($0) }, constraints: constraints)
    }

    /// Compiles patterns without a review: where patterns tie, the first of them wins.
    package init(unchecked patterns: [RoutePattern], constraints: [RouteConstraint] = []) {
        compiled = CompiledRoutes(patterns, constraints)
    }
}

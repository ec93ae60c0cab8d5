/// A table with a value for each pattern: a handler, a page, a closure.
///
///     let pages: PathTable<Page> = try PathTable([
///         "/product/:id(int)": .product, "/product/new": .editor,
///     ])
///     if let (page, match) = pages.match("/product/42") {
///         open(page, match.value("id", as: Int.self))
///     }
public struct PathTable<Value: Sendable>: Sendable {
    /// The table of the patterns, which explains and finds near ones.
    public let table: RouteTable
    /// In the order of the table's patterns.
    private let values: [Value]

    /// Compiles patterns with their values; their order has no meaning.
    /// - Throws: ``PatternError`` for a text that is no pattern, and ``RouteTableError`` with all that
    ///   is wrong with the table.
    public init(
        _ values: KeyValuePairs<String, Value>, constraints: [RouteConstraint] = []
    ) throws {
        let patterns = try values.map { try RoutePattern($0.key) }
        let table = try RouteTable(patterns, constraints: constraints)
        // A table has no two patterns that are equal.
        let positions = Dictionary(
            patterns.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        self.table = table
        self.values = table.patterns.compactMap { positions[$0].map { values[$0].value } }
    }

    /// The value of the pattern that answers a path, and the values in that path.
    /// - Parameter path: A path as ``RouteTable/match(_:)-(String)`` takes it.
    public func match(_ path: String) -> (value: Value, match: RouteTable.Match)? {
        table.match(path).map { (values[$0.index], $0) }
    }

    /// The same for the path of a link.
    public func match(_ link: DeepLink) -> (value: Value, match: RouteTable.Match)? {
        table.match(link).map { (values[$0.index], $0) }
    }
}

/// A table with a value for each pattern: a handler, a page, a closure.
///
///     let pages: PathTable<Page> = try PathTable([
///         "/product/:id(int)": .product, "/product/new": .editor,
///     ])
///     if let (page, match) = pages.match("/product/42") {
///         open(page, match.value("id", as: Int.self))
///     }
public struct PathTable<Value: Sendable>: Sendable {
    public let table: RouteTable
    /// In the order of the table's patterns.
    private let values: [Value]

    /// The order of the patterns has no meaning.
    /// - Throws: ``PatternError``, and ``RouteTableError`` with all that is wrong with the table.
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

    /// Takes a path as ``RouteTable/match(_:)-(String)`` does.
    public func match(_ path: String) -> (value: Value, match: RouteTable.Match)? {
        table.match(path).map { (values[$0.index], $0) }
    }

    public func match(_ link: DeepLink) -> (value: Value, match: RouteTable.Match)? {
        table.match(link).map { (values[$0.index], $0) }
    }
}

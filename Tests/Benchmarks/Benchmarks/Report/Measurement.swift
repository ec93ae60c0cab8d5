/// One figure of the report, and the cell of the table in which it stands.
struct Measurement: Codable {
    /// The table.
    let section: String
    /// The row: how many routes, and what was asked of them.
    let routes: Int
    let workload: String
    /// The column: who was measured, and what: `ns`, `times ours`, `allocations`.
    let contestant: String
    let figure: String
    let value: Double
}

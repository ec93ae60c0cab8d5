/// One figure of the report, and its cell in the table.
struct Measurement {
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

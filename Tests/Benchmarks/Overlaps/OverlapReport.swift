import Foundation

/// A line about a table and a plain one of the same size.
struct OverlapReport: CustomStringConvertible {
    static let heading = """
        | table | patterns | compile | x plain | bytes a pattern | x plain | match | x plain | allocations |
        |---|---|---|---|---|---|---|---|---|
        """

    let table: TableCost
    let plain: TableCost

    init(_ table: TableCost, beside plain: TableCost) {
        self.table = table
        self.plain = plain
    }

    /// How many times as much as a plain table it costs.
    var compiling: Double { table.compiling / plain.compiling }
    var memory: Double { Double(table.bytes) / Double(plain.bytes) }
    var matching: Double { table.matching / plain.matching }

    var description: String {
        let cells = [
            table.title, "\(table.patterns)", String(format: "%.2f ms", table.compiling),
            String(format: "%.1f", compiling), "\(table.bytes / table.patterns)",
            String(format: "%.1f", memory), String(format: "%.0f ns", table.matching),
            String(format: "%.1f", matching), "\(table.allocations)",
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }
}

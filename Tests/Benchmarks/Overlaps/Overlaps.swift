import Foundation
import RouteSets

/// Measures tables whose patterns overlap beside tables of the same size whose patterns don't.
@main
enum Overlaps {
    static func main() throws {
        print(
            """
            | table | patterns | compile, ms | times plain | bytes a pattern | times plain \
            | slowest match, ns | times plain | allocations |
            |---|--:|--:|--:|--:|--:|--:|--:|--:|
            """)
        for routes in RouteSet.overlapping {
            let (table, plain) = (try TableCost(routes), try TableCost(routes.plain))
            let cells = [
                table.title, "\(table.patterns)",
                String(format: "%.2f", table.compiling),
                String(format: "%.1f", table.compiling / plain.compiling),
                "\(table.bytes / table.patterns)",
                String(format: "%.1f", Double(table.bytes) / Double(plain.bytes)),
                String(format: "%.0f", table.matching),
                String(format: "%.1f", table.matching / plain.matching), "\(table.allocations)",
            ]
            print("| \(cells.joined(separator: " | ")) |")
        }
    }
}

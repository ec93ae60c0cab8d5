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
            report(try TableCost(routes), beside: try TableCost(routes.plain))
        }
        for family in [100, 500, 2_000].flatMap(SimilarPatterns.all) {
            let plain = family.routes.patterns.indices.map { "/only\($0)/:id" }
            report(
                try TableCost(family.routes, answers: family.answers),
                beside: try TableCost(
                    RouteSet(title: "plain", patterns: plain), answers: [("/only7/v", plain[7])]))
        }
    }

    private static func report(_ table: TableCost, beside plain: TableCost) {
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

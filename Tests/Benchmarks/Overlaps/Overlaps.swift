import Foundation
import RouteSets

/// Measures tables whose patterns overlap beside tables of the same size whose patterns don't, and
/// searches for the worst table of a size at random: `Overlaps`, `Overlaps search 300 60`.
@main
enum Overlaps {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch arguments.first {
        case nil:
            print(OverlapReport.heading)
            for routes in RouteSet.overlapping {
                print(OverlapReport(try TableCost(routes), beside: try TableCost(routes.plain)))
            }
        case "search":
            guard arguments.count == 3, let size = Int(arguments[1]), size > 1,
                let seconds = Int(arguments[2]), seconds > 0
            else { usage() }
            var search = WorstTableSearch(size: size)
            print("seed \(search.seed)")
            print(OverlapReport.heading)
            try search.run(for: .seconds(seconds)) { print($0) }
        default: usage()
        }
    }

    private static func usage() -> Never {
        FileHandle.standardError.write(Data("usage: Overlaps [search PATTERNS SECONDS]\n".utf8))
        exit(64)
    }
}

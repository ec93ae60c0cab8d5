import Foundation
import RouteSets
import RoutingKit

/// Matches the paths of one workload against the table of 130 routes, as often as it is told:
/// `MatchLoop parameters 10000`. A tool that counts instructions runs it twice; the difference is
/// that of the matches alone.
@main
enum MatchLoop {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let kind = arguments.first.flatMap(Workload.Kind.init(rawValue:)),
            let last = arguments.last,
            let count = Int(last)
        else {
            let kinds = Workload.Kind.allCases.map(\.rawValue).joined(separator: "|")
            FileHandle.standardError.write(Data("usage: MatchLoop \(kinds) COUNT\n".utf8))
            exit(64)
        }
        let routes = RouteSet(size: 130)
        let table = try RouteTable(routes.patterns.map { try RoutePattern($0) })
        let paths = Workload(kind, of: routes).calls.map(\.path)
        print(answered(of: paths.span, count: count, by: table))
    }

    /// A span lends its strings; an array would count references up and down for each.
    private static func answered(of paths: Span<String>, count: Int, by table: RouteTable) -> Int {
        var answered = 0
        var index = 0
        for _ in 0..<count {
            if let match = table.match(paths[index]) { answered &+= match.index }
            index = index + 1 < paths.count ? index + 1 : 0
        }
        return answered
    }
}

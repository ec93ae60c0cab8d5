import Foundation
import RouteSets
import RoutingKit

/// Matches the paths of one workload, or URLs with parameters and a query, against the table of 130
/// routes, as often as it is told: `MatchLoop parameters 10000`. A tool that counts instructions
/// runs it twice; the difference is that of the matches alone.
@main
struct MatchLoop {
    let table: RouteTable
    let links = UniversalLinks(hosts: ["momentsapp.com"])

    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let urls = arguments.first == "urls"
        let kind = urls ? .parameters : arguments.first.flatMap(Workload.Kind.init(rawValue:))
        guard let kind, arguments.count == 2, let count = arguments.last.flatMap({ Int($0) }) else {
            let kinds = Workload.Kind.allCases.map(\.rawValue).joined(separator: "|")
            FileHandle.standardError.write(Data("usage: MatchLoop urls|\(kinds) COUNT\n".utf8))
            exit(64)
        }
        let routes = RouteSet(size: 130)
        let loop = MatchLoop(table: try RouteTable(routes.patterns.map { try RoutePattern($0) }))
        let texts = LentTexts(Workload(kind, of: routes).calls.map(urls ? \.url : \.path))
        print(urls ? loop.matchURLs(texts, count: count) : loop.matchPaths(texts, count: count))
    }

    private func matchPaths(_ paths: LentTexts, count: Int) -> Int {
        paths.sum(of: { match(path: $0) }, from: 0, count: count)
    }

    private func matchURLs(_ urls: LentTexts, count: Int) -> Int {
        urls.sum(of: { match(url: $0) }, from: 0, count: count)
    }

    private func match(path: String) -> Int? { table.match(path)?.index }

    private func match(url: String) -> Int? {
        guard let link = try? Link(url, from: .universalLink, of: links) else { return nil }
        return table.match(link)?.index
    }
}

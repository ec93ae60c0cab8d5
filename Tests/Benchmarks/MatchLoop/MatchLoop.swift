import Foundation
import RouteMatching
import RouteSets

/// Asks a table about the texts of one workload, as often as it is asked: `MatchLoop values 10000`.
/// A tool that counts instructions runs it twice; the difference is that of the calls alone.
@main
struct MatchLoop {
    let table: RouteTable
    /// For each pattern of the table the name of its first parameter.
    private let names: LentTexts
    private let links = UniversalLinks(hosts: ["momentsapp.com"])

    private init(patterns: [String], constraints: [RouteConstraint]) throws {
        table = try RouteTable(
            patterns.map { try RoutePattern($0) }, constraints: constraints)
        names = LentTexts(table.patterns.map { $0.segments.compactMap(\.name).first ?? "" })
    }

    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count == 2, let work = arguments.first.flatMap(LoopWork.init),
            let count = arguments.last.flatMap(Int.init)
        else {
            let kinds = LoopWork.allCases.map(\.rawValue).joined(separator: "|")
            FileHandle.standardError.write(Data("usage: MatchLoop \(kinds) COUNT\n".utf8))
            exit(64)
        }
        let routes = RouteSet.publicAPI
        let loop = try MatchLoop(
            patterns: work.patterns(of: routes), constraints: work.constraints)
        print(loop.sum(of: work, LentTexts(work.texts(of: routes)), count: count))
    }

    private func sum(of work: LoopWork, _ texts: LentTexts, count: Int) -> Int {
        switch work {
        case .parameters, .fixed, .nearMisses, .uuids, .mixedUUIDs, .constraints, .affixes:
            matchPaths(texts, count: count)
        case .values: readValues(texts, count: count)
        case .urls, .encodedURLs, .awkwardURLs, .portURLs:
            matchURLs(texts, count: count)
        case .urlValues: readURLs(texts, count: count)
        }
    }

    // A function for each way, so that each is compiled by itself, as in an app.

    private func matchPaths(_ paths: LentTexts, count: Int) -> Int {
        paths.sum(of: { match(path: $0) }, from: 0, count: count)
    }

    private func readValues(_ paths: LentTexts, count: Int) -> Int {
        paths.sum(of: { firstValue(in: $0) }, from: 0, count: count)
    }

    private func matchURLs(_ urls: LentTexts, count: Int) -> Int {
        urls.sum(of: { match(url: $0) }, from: 0, count: count)
    }

    private func readURLs(_ urls: LentTexts, count: Int) -> Int {
        urls.sum(of: { values(in: $0) }, from: 0, count: count)
    }

    private func match(path: String) -> Int? { table.match(path)?.index }

    private func firstValue(in path: String) -> Int? {
        guard let match = table.match(path) else { return nil }
        return names.withText(at: match.index) { name in match.withValue(name) { $0.count } }
    }

    private func match(url: String) -> Int? {
        guard let link = try? DeepLink(url, from: .outside, of: links) else { return nil }
        return table.match(link)?.index
    }

    private func values(in url: String) -> Int? {
        guard let link = try? DeepLink(url, from: .outside, of: links),
            let match = table.match(link)
        else { return nil }
        let page = link.query.first { $0.name == "page" }.flatMap { Int($0.value) } ?? 0
        let length = names.withText(at: match.index) { name in
            match.withValue(name) { $0.count }
        }
        return (length ?? 0) + page
    }
}

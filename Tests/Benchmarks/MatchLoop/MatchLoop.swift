import Foundation
import RouteMatching
import RouteSets

/// Asks a table about the texts of one workload, as often as it is asked: `MatchLoop values 10000`.
/// A tool that counts instructions runs it twice; the difference is that of the calls alone.
@main
struct MatchLoop {
    let table: RouteTable
    /// For each pattern of the table the name of its first parameter.
    private let names: [String]
    private let links = UniversalLinks(hosts: ["momentsapp.com"])

    private init(patterns: [String]) throws {
        table = try RouteTable(patterns.map { try RoutePattern($0) })
        names = table.patterns.map { $0.segments.compactMap(\.name).first ?? "" }
    }

    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let work = arguments.first.flatMap(LoopWork.init(rawValue:)), arguments.count == 2,
            let count = arguments.last.flatMap({ Int($0) })
        else {
            let kinds = LoopWork.allCases.map(\.rawValue).joined(separator: "|")
            FileHandle.standardError.write(Data("usage: MatchLoop \(kinds) COUNT\n".utf8))
            exit(64)
        }
        let loop = try MatchLoop(patterns: work.patterns)
        let texts = LentTexts(work.texts)
        switch work {
        case .parameters, .fixed, .uuids: print(loop.matchPaths(texts, count: count))
        case .values: print(loop.readValues(texts, count: count))
        case .urls, .awkwardURLs: print(loop.matchURLs(texts, count: count))
        }
    }

    private func matchPaths(_ paths: LentTexts, count: Int) -> Int {
        paths.sum(of: { match(path: $0) }, from: 0, count: count)
    }

    private func readValues(_ paths: LentTexts, count: Int) -> Int {
        paths.sum(of: { firstValue(in: $0) }, from: 0, count: count)
    }

    private func matchURLs(_ urls: LentTexts, count: Int) -> Int {
        urls.sum(of: { match(url: $0) }, from: 0, count: count)
    }

    private func match(path: String) -> Int? { table.match(path)?.index }

    private func firstValue(in path: String) -> Int? {
        guard let match = table.match(path) else { return nil }
        return match[names[match.index]].first?.utf8.count
    }

    private func match(url: String) -> Int? {
        guard let link = try? DeepLink(url, from: .outside, of: links) else { return nil }
        return table.match(link)?.index
    }
}

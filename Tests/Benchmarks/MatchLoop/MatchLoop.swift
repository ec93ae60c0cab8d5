import Foundation
import RouteMatching
import RouteSets

/// Asks a table about the texts of one workload, as often as it is asked: `MatchLoop values 10000`.
/// A tool that counts instructions runs it twice; the difference is that of the calls alone.
///
/// `MatchLoop race 130 1000` races with a matcher in Rust.
@main
struct MatchLoop {
    /// What is matched, and against which routes.
    enum Work: String, CaseIterable {
        /// Paths that a route with a parameter answers, that one of literals answers, or that none
        /// does.
        case parameters, fixed = "static", nearMisses = "near-misses"
        /// The paths with parameters, and the value of the first one.
        case values
        /// Paths with a text of which the app's own checks are asked, sixteen in one place.
        case constraints
        /// Paths whose last segment is a value with a text beside it, against four routes more.
        case affixes
        /// URLs with parameters and a query, and with an escape.
        case urls, encodedURLs = "encoded-urls"
        /// The same URLs, the value of the first parameter and that of one item of the query.
        case urlValues = "url-values"

        var patterns: [String] {
            switch self {
            case .constraints: MatchLoop.checks.map { "/order/:id(\($0.name))" }
            case .affixes:
                Workload.patterns + [
                    "/files/:name.json", "/files/:name.png", "/files/p-:id(int).html", "/by/@:user",
                ]
            default: Workload.patterns
            }
        }

        /// The texts, all different.
        var texts: [String] {
            let host = "https://momentsapp.com"
            switch self {
            case .parameters, .values: return MatchLoop.calls(.parameters).map(\.path)
            case .fixed: return MatchLoop.calls(.fixed).map(\.path)
            case .nearMisses: return MatchLoop.calls(.nearMisses).map(\.path)
            case .urls, .urlValues:
                return MatchLoop.calls(.parameters).map { "\(host)\($0.path)?\($0.query)" }
            case .encodedURLs:
                return MatchLoop.calls(.parameters).map { "\(host)\($0.path)%20caf%C3%A9?page=1" }
            case .constraints: return (0..<512).map { "/order/c\($0 % 16)-a-longer-text-\($0)" }
            case .affixes:
                return (0..<512).map { number in
                    [
                        "/files/report-\(number).json", "/files/p-\(number).html",
                        "/by/@user\(number)", "/files/picture-of-\(number).png",
                    ][number % 4]
                }
            }
        }
    }

    /// Each accepts the texts that begin with its own name.
    private static let checks = (0..<16).map { number in
        let (name, start) = ("c\(number)", "c\(number)-")
        return RouteConstraint(name, example: "\(name)-1") { $0.hasPrefix(start) }
    }

    private static func calls(_ workload: Workload) -> [(path: String, query: String)] {
        let table = try? RouteTable(Workload.patterns.compactMap { try? RoutePattern($0) })
        return workload.calls { table?.match($0) != nil }
    }

    private let table: RouteTable
    /// For each pattern of the table the name of its first parameter.
    private let names: LentTexts
    private let links = UniversalLinks(hosts: ["momentsapp.com"])

    init(_ patterns: [String], constraints: [RouteConstraint] = []) throws {
        table = try RouteTable(patterns.map { try RoutePattern($0) }, constraints: constraints)
        names = LentTexts(table.patterns.map { $0.segments.compactMap(\.name).first ?? "" })
    }

    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "race" { return try race(arguments.compactMap { Int($0) }) }
        guard arguments.count == 2, let work = arguments.first.flatMap(Work.init),
            let count = arguments.last.flatMap(Int.init)
        else {
            print("usage: MatchLoop", Work.allCases.map(\.rawValue).joined(separator: "|"), "COUNT")
            print("       MatchLoop race ROUTES...")
            exit(64)
        }
        let loop = try MatchLoop(work.patterns, constraints: work == .constraints ? checks : [])
        print(loop.sum(of: work, LentTexts(work.texts), count: count))
    }

    func sum(of work: Work, _ texts: LentTexts, count: Int) -> Int {
        switch work {
        case .values: texts.sum(of: { firstValue(in: $0) }, count: count)
        case .urls, .encodedURLs: texts.sum(of: { match(url: $0) }, count: count)
        case .urlValues: texts.sum(of: { values(in: $0) }, count: count)
        default: texts.sum(of: { match(path: $0) }, count: count)
        }
    }

    private func match(path: String) -> Int? { table.match(path)?.index }

    private func firstValue(in path: String) -> Int? {
        guard let match = table.match(path) else { return nil }
        return names.withText(at: match.index) { name in match.value(name, as: Length.self)?.count }
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
            match.value(name, as: Length.self)?.count
        }
        return (length ?? 0) + page
    }
}

/// The number of bytes of a value.
private struct Length: SegmentValue {
    let count: Int

    init?(utf8: Span<UInt8>) { count = utf8.count }
}

import RoutingTestSupport
import Testing

@testable import SiteAssociation

@Suite
struct `The file of random routes` {
    /// A table whose routes are open or closed, with some that need a query.
    private struct Site {
        let table: RouteTable
        private(set) var routes: [RoutePattern: SiteRoute] = [:]
        let rules: SystemRules

        init(_ patterns: [RoutePattern], random: inout SeededRandom) throws {
            table = RouteTable(unchecked: patterns, constraints: RandomRoutes.constraints)
            for pattern in table.patterns {
                let needsQuery = Int.random(in: 0..<4, using: &random) == 0
                routes[pattern] = SiteRoute(
                    pattern, isOpen: Bool.random(using: &random), required: needsQuery ? ["n"] : [])
            }
            let components = SiteComponents(table.patterns.compactMap { [routes] in routes[$0] })
            rules = try SystemRules(
                SiteAssociation(appID: "A", components: components.components).json)
        }
    }

    /// Whether the patterns of the system tell a segment from others: they know no type, and no rest
    /// of another length.
    private func isExact(_ segment: RoutePattern.Segment) -> Bool {
        !segment.isRest && (!segment.texts.isEmpty || !segment.description.contains("("))
    }

    @Test(arguments: RunSeeds.count(8), [false, true])
    func `the file of random routes admits what they open, and nothing closed if it can tell`(
        seed: UInt64, isExact: Bool
    ) throws {
        var routes = RandomRoutes(seed: isExact ? seed + 10 : seed)
        var (urls, opened) = (0, 0)
        var (missed, surplus) = ([String](), [String]())
        for _ in 0..<ProofSize.count(20, full: 250) {
            let patterns = try routes.patterns(upTo: 12, ofUpTo: 4).filter {
                !isExact || $0.segments.allSatisfy(self.isExact)
            }
            let site = try Site(patterns, random: &routes.random)
            for _ in 0..<ProofSize.count(40, full: 250) {
                let path = routes.path(for: patterns).map { routes.spelled($0) }
                let slash = !path.isEmpty && Bool.random(using: &routes.random) ? "/" : ""
                let text = "/" + path.joined(separator: "/") + slash
                let query = Bool.random(using: &routes.random) ? "n=1&utm=2" : "utm=2"
                let url = "https://moments.app\(text)?\(query)"
                guard let link = try? DeepLink(url, from: .outside, of: .sample),
                    let pattern = site.table.match(link)?.pattern,
                    let route = site.routes[pattern]
                else { continue }
                urls += 1
                let isAdmitted = site.rules.admit(path: text, query: query)
                let opens = route.isOpen && (query.hasPrefix("n") || route.required.isEmpty)
                opened += opens ? 1 : 0
                let message = "\(url) of \(pattern) among \(patterns)"
                if opens, !isAdmitted { missed.append(message) }
                if !route.isOpen, isAdmitted { surplus.append(message) }
            }
        }
        #expect(missed.prefix(5) == [], "seed \(seed)")
        if isExact { #expect(surplus.prefix(5) == [], "seed \(seed)") }
        #expect(opened >= ProofSize.least(1, full: urls / 5), "seed \(seed)")
        ProofSize.report(
            isExact ? "association files, exact" : "association files",
            [
                "URLs": urls, "opened": opened, "missed": missed.count,
                "let in though closed": surplus.count,
            ])
    }
}

extension RandomRoutes {
    /// A segment as a URL may spell it: with escapes that need not be, and in another case.
    fileprivate mutating func spelled(_ segment: String) -> String {
        var text = ""
        for scalar in segment.unicodeScalars {
            let plain = String(scalar).percentEncoded
            let isEscaped = scalar.isASCII && Int.random(in: 0..<9, using: &random) == 0
            text += isEscaped ? "%" + String(scalar.value, radix: 16) : plain
        }
        return text
    }
}

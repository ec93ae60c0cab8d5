import RouteMatching
import RoutingTestSupport
import Testing

@testable import SiteAssociation

@Suite
struct `The file of random routes` {
    /// A table whose routes are open or closed, with some that need a query.
    private struct Site {
        let table: RouteTable
        let patterns: [RoutePattern]
        private(set) var isOpen: [RoutePattern: Bool] = [:]
        private(set) var needsQuery: Set<RoutePattern> = []
        let rules: SystemRules

        init(_ patterns: [RoutePattern], random: inout SeededRandom) throws {
            self.patterns = patterns
            table = RouteTable(unchecked: patterns, constraints: RandomRoutes.constraints)
            for pattern in patterns {
                isOpen[pattern] = Bool.random(using: &random)
                if Int.random(in: 0..<4, using: &random) == 0 { needsQuery.insert(pattern) }
            }
            let routes = table.patterns.map { [isOpen, needsQuery] pattern in
                SiteRoute(
                    pattern, isOpen: isOpen[pattern] == true,
                    required: needsQuery.contains(pattern) ? ["n"] : [])
            }
            let components = SiteComponents(routes).components
            rules = try SystemRules(SiteAssociation(appID: "A", components: components).json)
        }
    }

    /// What became of random URLs.
    private struct Count {
        var urls = 0, opened = 0
        var missed: [String] = [], surplus: [String] = []
    }

    private func count(
        seed: UInt64, tables: Int, paths: Int,
        keeping isKept: (RoutePattern) -> Bool = { _ in true }
    ) throws -> Count {
        var routes = RandomRoutes(seed: seed)
        var count = Count()
        for _ in 0..<tables {
            let patterns = try routes.patterns(upTo: 12, ofUpTo: 4).filter(isKept)
            let site = try Site(patterns, random: &routes.random)
            for _ in 0..<paths {
                let path = routes.path(for: patterns).map { routes.spelled($0) }
                let text = "/" + path.joined(separator: "/")
                let slash = !path.isEmpty && Bool.random(using: &routes.random) ? "/" : ""
                let query = Bool.random(using: &routes.random) ? "n=1&utm=2" : "utm=2"
                guard
                    let link = try? DeepLink(
                        "https://moments.app\(text)\(slash)?\(query)", from: .outside,
                        of: .sample),
                    let pattern = site.table.match(link)?.pattern
                else { continue }
                count.urls += 1
                let isAdmitted = site.rules.admit(path: text + slash, query: query)
                let isComplete = query.hasPrefix("n") || !site.needsQuery.contains(pattern)
                let opens = site.isOpen[pattern] == true && isComplete
                count.opened += opens ? 1 : 0
                let messages = "\(text)\(slash)?\(query) of \(pattern) among \(patterns)"
                if opens, !isAdmitted { count.missed.append(messages) }
                if site.isOpen[pattern] == false, isAdmitted { count.surplus.append(messages) }
            }
        }
        return count
    }

    @Test(arguments: RunSeeds.count(8))
    func `matches every URL that a route opens`(seed: UInt64) throws {
        let result = try count(
            seed: seed, tables: ProofSize.count(5, full: 250), paths: ProofSize.count(40, full: 250)
        )
        #expect(result.missed.prefix(5) == [], "seed \(seed)")
        #expect(result.opened >= ProofSize.least(1, full: result.urls / 5), "seed \(seed)")
        ProofSize.report(
            "association files",
            [
                "URLs": result.urls, "opened": result.opened, "missed": result.missed.count,
                "let in though closed": result.surplus.count,
            ])
    }

    @Test(arguments: RunSeeds.count(8, from: 11))
    func `matches no URL of a closed route, if no type or rest distinguishes routes`(
        seed: UInt64
    ) throws {
        let result = try count(
            seed: seed, tables: ProofSize.count(5, full: 250), paths: ProofSize.count(40, full: 250)
        ) { pattern in
            pattern.segments.allSatisfy {
                [.literal, .enumerated, .affixed, .parameter, .wildcard].contains($0.kind)
            }
        }
        #expect(result.surplus.prefix(5) == [], "seed \(seed)")
        #expect(result.missed.prefix(5) == [], "seed \(seed)")
        ProofSize.report(
            "association files, exact",
            ["URLs": result.urls, "let in though closed": result.surplus.count])
    }
}

extension RandomRoutes {
    /// A segment as a URL may spell it: with escapes that need not be, and in another case.
    fileprivate mutating func spelled(_ segment: String) -> String {
        var text = ""
        for scalar in segment.unicodeScalars {
            let plain = PercentEncoding.encode(String(scalar))
            let isEscaped = scalar.isASCII && Int.random(in: 0..<9, using: &random) == 0
            text += isEscaped ? "%" + String(scalar.value, radix: 16) : plain
        }
        return text
    }
}

import RoutingTestSupport
import Testing

@testable import SiteAssociation

@Suite
struct `The file of random routes` {
    /// A table whose routes are open or closed, with some that need a query.
    private struct Site {
        let table: RouteTable
        private(set) var isOpen: [RoutePattern: Bool] = [:]
        private(set) var needsQuery: Set<RoutePattern> = []
        let rules: SystemRules

        init(_ patterns: [RoutePattern], random: inout SeededRandom) throws {
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
                    let pattern = site.table.match(link)?.pattern
                else { continue }
                urls += 1
                let isAdmitted = site.rules.admit(path: text, query: query)
                let isComplete = query.hasPrefix("n") || !site.needsQuery.contains(pattern)
                let opens = site.isOpen[pattern] == true && isComplete
                opened += opens ? 1 : 0
                let message = "\(url) of \(pattern) among \(patterns)"
                if opens, !isAdmitted { missed.append(message) }
                if site.isOpen[pattern] == false, isAdmitted { surplus.append(message) }
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
            let plain = PercentEncoding.encode(String(scalar))
            let isEscaped = scalar.isASCII && Int.random(in: 0..<9, using: &random) == 0
            text += isEscaped ? "%" + String(scalar.value, radix: 16) : plain
        }
        return text
    }
}

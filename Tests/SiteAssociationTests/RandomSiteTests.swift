import RoutingTestSupport
import Testing

@testable import SiteAssociation

/// The parameters of a random pattern.
struct PathValues: Decodable, Sendable {
    let p0, p1, p2, p3: String?
    let rest: [String]
}

/// A started app with random routes: pages that links may open or not, some with a required number
/// in the query, and redirects.
@MainActor
private struct RandomSite: @MainActor CustomStringConvertible {
    struct NumberedValues: Decodable, Sendable {
        let p0, p1, p2, p3: String?
        let rest: [String]
        let n: Int
    }

    let router: AppRouter
    let rules: SystemRules
    /// The routes that lose links because closed ones look like them.
    let gaps: [RoutePattern: String]

    /// - Returns: `nil` if the router doesn't start with these routes.
    init?(_ patterns: [RoutePattern], random: inout SeededRandom) throws {
        router = AppRouter(links: .sample, stage: HeadlessStage(), build: .production)
        for constraint in RandomRoutes.constraints { router.register(constraint) }
        for pattern in patterns {
            let access: Access = Bool.random(using: &random) ? .external : .pushes
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                let other = patterns.randomElement(using: &random) ?? pattern
                router.redirect("\(pattern)", to: Self.target(other, from: pattern, &random))
            case 1:
                router.register(
                    path: "\(pattern)", navigator: PageNavigator<NumberedValues>(), access: access)
            default:
                router.register(
                    path: "\(pattern)", navigator: PageNavigator<PathValues>(), access: access)
            }
        }
        guard (try? router.start()) != nil else { return nil }
        rules = try SystemRules(router.siteAssociation(of: "A"))
        gaps = SiteComponents(of: router).gaps
    }

    var description: String {
        router.routes.map { route in
            let isOpen = route.access.contains(.universalLinks)
            return "\(route.pattern) " + (route.redirect.map { "> \($0)" } ?? (isOpen ? "+" : "-"))
        }.joined(separator: ", ")
    }

    /// A path that a pattern answers, with values of another one.
    private static func target(
        _ pattern: RoutePattern, from source: RoutePattern, _ random: inout SeededRandom
    ) -> String {
        let names = source.segments.compactMap { segment in
            segment.name.map { segment.isRest ? "**\($0)" : ":\($0)" }
        }
        return "/"
            + pattern.segments.map { segment in
                if case .literal(let text) = segment { return text.percentEncoded }
                return names.randomElement(using: &random) ?? "a"
            }.joined(separator: "/")
    }
}

@MainActor
struct `The file of random routes` {
    /// Whether the patterns of the system tell a segment from others: they know no type.
    private func isExact(_ segment: RoutePattern.Segment) -> Bool {
        !segment.texts.isEmpty || !segment.description.contains("(")
    }

    @Test(arguments: RunSeeds.count(8), [false, true])
    func `a file admits what the routes open, except in its gaps, and nothing that is closed`(
        seed: UInt64, isExact: Bool
    ) throws {
        var routes = RandomRoutes(seed: isExact ? seed + 10 : seed)
        var counts = (sites: 0, opened: 0, closed: 0, inGaps: 0)
        var (missed, surplus) = ([String](), [String]())
        while counts.sites < ProofSize.count(8, full: 250) {
            let patterns = try routes.patterns(upTo: 12, ofUpTo: 4).filter {
                !isExact || $0.segments.allSatisfy(self.isExact)
            }
            guard let site = try RandomSite(patterns, random: &routes.random) else { continue }
            counts.sites += 1
            for _ in 0..<ProofSize.count(30, full: 250) {
                let path = routes.path(for: patterns).map { routes.spelled($0) }
                let slash = !path.isEmpty && Bool.random(using: &routes.random) ? "/" : ""
                let text = "/" + path.joined(separator: "/") + slash
                let query = Bool.random(using: &routes.random) ? "n=1&utm=2" : "utm=2"
                let url = "https://moments.app\(text)?\(query)"
                guard let link = try? DeepLink(url, from: .outside, of: .sample),
                    let route = site.router.currentMap?.route(answering: link)
                else { continue }
                let isAdmitted = site.rules.admit(path: text, query: query)
                let message = "\(url) of \(route.pattern) among \(site)"
                if site.router.canOpen(url, from: .universalLink) {
                    counts.opened += 1
                    if !isAdmitted, site.gaps[route.pattern] != nil {
                        counts.inGaps += 1
                    } else if !isAdmitted {
                        missed.append(message)
                    }
                } else if site.router.explain(url, from: .universalLink).error?.code
                    == "access-denied"
                {
                    counts.closed += 1
                    if isAdmitted { surplus.append(message) }
                }
            }
        }
        #expect(missed.prefix(5) == [], "seed \(seed)")
        #expect(surplus.prefix(5) == [], "seed \(seed)")
        // A few links may be of one kind.
        let least = ProofSize.least(counts.sites, full: counts.sites)
        #expect(counts.opened >= least, "seed \(seed)")
        #expect(counts.closed >= least, "seed \(seed)")
        // Of a few tables, one may have most of the gaps.
        let most = ProofSize.isFull ? counts.opened / 3 : counts.opened * 2 / 3
        #expect(counts.inGaps <= max(most, 8), "seed \(seed)")
        ProofSize.report(
            isExact ? "association files, exact" : "association files",
            [
                "sites": counts.sites, "opened": counts.opened, "closed": counts.closed,
                "in gaps": counts.inGaps, "missed": missed.count,
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

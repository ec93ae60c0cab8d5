import RoutingTestSupport
import Testing

@testable import RouteContract

struct `The contracts of random routes` {
    /// A contract whose routes keep their Navigators when their patterns change, and what answers a
    /// link.
    private struct Version {
        let patterns: [(pattern: RoutePattern, navigator: String)]
        let contract: RouteContract
        private let table: RouteTable

        init(_ patterns: [(pattern: RoutePattern, navigator: String)]) {
            self.patterns = patterns
            contract = RouteContract(
                routes: patterns.map { .init(path: "\($0.pattern)", navigator: $0.navigator) })
            table = RouteTable(
                unchecked: patterns.map(\.pattern), constraints: RandomRoutes.constraints)
        }

        func navigator(of link: DeepLink) -> String? {
            table.match(link).flatMap { match in
                patterns.first { $0.pattern == match.pattern }?.navigator
            }
        }
    }

    /// Removes, adds and changes some routes; none of the others ties with them.
    private func edited(_ old: Version, _ routes: inout RandomRoutes) throws -> Version {
        var new = old.patterns
        for number in 0..<Int.random(in: 0...2, using: &routes.random) {
            switch Int.random(in: 0..<4, using: &routes.random) {
            case 0 where !new.isEmpty:
                new.remove(at: .random(in: new.indices, using: &routes.random))
            case 1 where !new.isEmpty:
                let index = Int.random(in: new.indices, using: &routes.random)
                new[index].pattern = try changed(new[index].pattern, &routes.random)
            default: new.append((try routes.pattern(ofUpTo: 3), "new\(number)"))
            }
        }
        var identities: [RoutePattern: String] = [:]
        for (pattern, navigator) in old.patterns { identities[pattern.identity] = navigator }
        // A pattern of the same links is the same route, whatever its Navigator is.
        new = new.map { ($0.pattern, identities[$0.pattern.identity] ?? $0.navigator) }
        do throws(RouteTableError) {
            _ = try RouteTable(new.map(\.pattern), constraints: RandomRoutes.constraints)
        } catch {
            let isTied = error.issues.contains { if case .tie = $0 { true } else { false } }
            if isTied { return old }
        }
        return Version(new)
    }

    /// A pattern with the same texts, and another constraint or another end.
    private func changed(
        _ pattern: RoutePattern, _ random: inout SeededRandom
    ) throws -> RoutePattern {
        let constraints = [
            "(int)", "(uint)", "(double)", "(a|b)", "(a|b|1)", "(1|2)", "(low)", "(bool)", "",
        ]
        let text = "\(pattern)".replacing(/:(p[0-9])(\([^)]*\))?/) { match in
            ":\(match.1)" + (constraints.randomElement(using: &random) ?? "")
        }
        let other = text.hasSuffix("?") ? String(text.dropLast()) : text + "?"
        let isOptional = Int.random(in: 0..<3, using: &random) == 0
        return (try? RoutePattern(isOptional ? other : text)) ?? pattern
    }

    @Test(arguments: RunSeeds.count(8))
    func `a comparison says breaking whenever a link has another answer`(seed: UInt64) throws {
        var routes = RandomRoutes(seed: seed)
        var counts = (compared: 0, differing: 0, compatible: 0, unproved: 0)
        var missed: [String] = []
        while counts.compared < ProofSize.count(150, full: 2_000) {
            let patterns = try routes.patterns(upTo: 10, ofUpTo: 3)
            let old = Version(patterns.enumerated().map { ($1, "old\($0)") })
            let new = try edited(old, &routes)
            let changes = ContractComparison(old: old.contract, new: new.contract).changes
            if changes.isEmpty { continue }
            counts.compared += 1
            let isBreaking = changes.contains { $0.verdict == .breaking }
            let all = patterns + new.patterns.map(\.pattern)
            let differing = (0..<ProofSize.count(120, full: 400)).lazy.map { _ in
                DeepLink(segments: routes.path(for: all))
            }.first { link in
                let before = old.navigator(of: link)
                return before != nil && before != new.navigator(of: link)
            }
            counts.differing += differing == nil ? 0 : 1
            counts.compatible += isBreaking ? 0 : 1
            counts.unproved += isBreaking && differing == nil ? 1 : 0
            if let differing, !isBreaking {
                missed.append("\(differing): \(patterns) > \(new.patterns.map(\.pattern))")
            }
        }
        #expect(missed.prefix(3) == [], "seed \(seed)")
        #expect(counts.differing > counts.compared / 10, "seed \(seed)")
        #expect(counts.compatible > counts.compared / 10, "seed \(seed)")
        ProofSize.report(
            "contracts",
            [
                "compared": counts.compared, "with another answer": counts.differing,
                "compatible": counts.compatible, "breaking without a link": counts.unproved,
                "missed": missed.count,
            ])
    }
}

import RoutingTestSupport
import Testing

@testable import RouteContract

struct `The contracts of random routes` {
    private typealias Entry = (pattern: RoutePattern, navigator: String, target: [TargetPart]?)

    /// A segment of the target of a redirect: a text, or a name for the values of one.
    private struct TargetPart {
        let text: String
        var name: String?
        var spelling: String { name.map { text + $0 } ?? text.percentEncoded }

        func takes(_ texts: [String]) -> Bool {
            text == "**" && name != nil ? !texts.isEmpty : texts.count == 1
        }
    }

    /// A contract whose routes keep their Navigators when their patterns change, and what answers a
    /// link.
    private struct Version {
        let routes: [Entry]
        let contract: RouteContract
        private let table: RouteTable

        init(_ routes: [Entry]) {
            self.routes = routes
            contract = RouteContract(
                routes: routes.map {
                    let target = $0.target.map { "/" + $0.map(\.spelling).joined(separator: "/") }
                    return .init(
                        path: "\($0.pattern)", navigator: $0.navigator, redirect: target)
                })
            table = RouteTable(
                unchecked: routes.map(\.pattern), constraints: RandomRoutes.constraints)
        }

        /// The Navigators of the routes that answer a link: the first one, and the one after all
        /// redirects if there is one, with the texts that it gets for each name of its path, in
        /// small letters: an enumeration gives its own spelling.
        func navigators(
            of link: DeepLink
        ) -> (first: String, last: String?, values: [String: [String]]) {
            var link = link
            var first = ""
            for _ in 0...8 {
                guard let match = table.match(link),
                    let route = routes.first(where: { $0.pattern == match.pattern })
                else { break }
                first = first.isEmpty ? route.navigator : first
                guard let target = route.target else {
                    let values = Dictionary(grouping: match.items, by: \.name)
                    return (
                        first, route.navigator,
                        values.mapValues { $0.map { $0.value.lowercased() } }
                    )
                }
                let path = Set(match.items.map(\.name))
                let values = match.items + link.query.filter { !path.contains($0.name) }
                let texts = target.map { part in
                    part.name.map { name in values.filter { $0.name == name }.map(\.value) }
                        ?? [part.text]
                }
                if zip(target, texts).contains(where: { !$0.takes($1) }) { break }
                let names = Set(target.compactMap(\.name))
                let query = values.filter { !names.contains($0.name) }
                link = DeepLink(segments: texts.flatMap { $0 }, query: query)
            }
            return (first, nil, [:])
        }

        /// For each Navigator the one behind the redirects of its route, as a rule: for an ordinary
        /// link. `nil` if a route has no such link, or one leads nowhere: no app starts then.
        func usualNavigators() -> [String: String]? {
            let examples = WinningPaths(table)
            var usual: [String: String] = [:]
            for route in routes {
                let link = examples.links(of: route.pattern, upTo: 1).first
                guard let last = link.flatMap({ navigators(of: $0).last }) else { return nil }
                usual[route.navigator] = last
            }
            return usual
        }
    }

    /// Removes, adds and changes some routes; none of the others ties with them.
    private func edited(
        _ old: Version, _ routes: inout RandomRoutes, redirects: Bool
    ) throws -> Version {
        var new = old.routes
        for number in 0..<Int.random(in: 0...2, using: &routes.random) {
            switch Int.random(in: 0..<(redirects ? 6 : 4), using: &routes.random) {
            case 0 where !new.isEmpty:
                new.remove(at: .random(in: new.indices, using: &routes.random))
            case 1 where !new.isEmpty:
                let index = Int.random(in: new.indices, using: &routes.random)
                new[index].pattern = try changed(new[index].pattern, &routes.random)
            case 4..<6 where !new.isEmpty:
                let index = Int.random(in: new.indices, using: &routes.random)
                new[index].target =
                    new[index].target != nil && Bool.random(using: &routes.random)
                    ? nil : target(for: new[index].pattern, among: new.map(\.pattern), &routes)
            default: new.append((try routes.pattern(ofUpTo: 3), "new\(number)", nil))
            }
        }
        var identities: [RoutePattern: String] = [:]
        for route in old.routes { identities[route.pattern.identity] = route.navigator }
        // A pattern of the same links is the same route, whatever its Navigator is.
        new = new.map { ($0.pattern, identities[$0.pattern.identity] ?? $0.navigator, $0.target) }
        let isTied = tableIssues(of: new.map(\.pattern), constraints: RandomRoutes.constraints)
            .contains { if case .tie = $0 { true } else { false } }
        return isTied ? old : Version(new)
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

    /// The target of a redirect to what another pattern answers.
    private func target(
        for pattern: RoutePattern, among others: [RoutePattern], _ routes: inout RandomRoutes
    ) -> [TargetPart] {
        let names = pattern.segments.filter { !$0.isRest }.compactMap(\.name)
        let rest = pattern.segments.last.flatMap { $0.isRest ? $0.name : nil }
        let segments = others.randomElement(using: &routes.random)?.segments ?? []
        return segments.map { segment in
            if case .literal(let text) = segment { return TargetPart(text: text) }
            if segment.isRest, let rest { return TargetPart(text: "**", name: rest) }
            let name =
                Int.random(in: 0..<4, using: &routes.random) == 0
                ? nil : names.randomElement(using: &routes.random)
            return name.map { TargetPart(text: ":", name: $0) }
                ?? TargetPart(
                    text: ["a", "b", "1", "x-1", "low"].randomElement(using: &routes.random) ?? "")
        }
    }

    @Test(arguments: [false, true], RunSeeds.count(8))
    func `a comparison says breaking whenever a link has another answer`(
        redirects: Bool, seed: UInt64
    ) throws {
        var routes = RandomRoutes(seed: seed)
        var counts = (compared: 0, differing: 0, compatible: 0, unproved: 0)
        var missed: [String] = []
        while counts.compared < ProofSize.count(redirects ? 50 : 150, full: 2_000) {
            let patterns = try routes.patterns(upTo: 10, ofUpTo: 3)
            let old = Version(
                patterns.enumerated().map { number, pattern in
                    let isRedirect = redirects && Int.random(in: 0..<4, using: &routes.random) == 0
                    return (
                        pattern, "old\(number)",
                        isRedirect ? target(for: pattern, among: patterns, &routes) : nil
                    )
                })
            let new = try edited(old, &routes, redirects: redirects)
            guard let usual = old.usualNavigators(), let next = new.usualNavigators() else {
                continue
            }
            let changes = ContractComparison(old: old.contract, new: new.contract).changes
            if changes.isEmpty { continue }
            counts.compared += 1
            let isBreaking = changes.contains { $0.verdict == .breaking }
            let all = patterns + new.routes.map(\.pattern)
            let differing = (0..<ProofSize.count(120, full: 400)).lazy.map { _ in
                DeepLink(segments: routes.path(for: all))
            }.first { link in
                guard case (let first, let last?, let values) = old.navigators(of: link) else {
                    return false
                }
                // A route may move: where its links lead as a rule, all that led there may lead.
                let moved = last == usual[first] ? next[first] : next[last]
                let end = new.navigators(of: link)
                let isSame = end.values.allSatisfy { values[$0, default: $1] == $1 }
                return end.last == nil || end.last != last && end.last != moved || !isSame
            }
            counts.differing += differing == nil ? 0 : 1
            counts.compatible += isBreaking ? 0 : 1
            counts.unproved += isBreaking && differing == nil ? 1 : 0
            if let differing, !isBreaking {
                let both = [old, new].map {
                    $0.contract.routes.map { "\($0.path) \($0.redirect ?? "")" }
                }
                missed.append("\(differing): \(both)")
            }
        }
        #expect(missed.prefix(3) == [], "seed \(seed)")
        #expect(counts.differing > counts.compared / 10, "seed \(seed)")
        #expect(counts.compatible > counts.compared / 10, "seed \(seed)")
        ProofSize.report(
            redirects ? "contracts with redirects" : "contracts",
            [
                "compared": counts.compared, "with another answer": counts.differing,
                "compatible": counts.compatible, "breaking without a link": counts.unproved,
                "missed": missed.count,
            ])
    }
}

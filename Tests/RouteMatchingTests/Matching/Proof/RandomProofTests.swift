import RoutingTestSupport
import Testing

@testable import RouteMatching

@Suite(.longComputation)
struct `Random tables of up to fifty patterns` {
    /// Texts, each with another one that has the same hash.
    private static let twins: KeyValuePairs = [
        "annhbwbz": "nkpdrdox6b6v3c45", "jeeyigat": "bhpzupdzjgp1cmht",
        "yqdvbhop": "qrpsgigpkkae5m8p",
    ]
    /// So many that they are looked for by their hashes, which put some into one bucket.
    private static let crowd =
        (10..<30).map { "t\($0)" } + twins.map(\.key) + twins.prefix(1).map(\.value)
    private static let others = (30..<100).map { "t\($0)" } + twins.dropFirst().map(\.value)

    /// Paths of each text alone, in a longer one, in front of a value and behind it.
    private static func paths(of texts: [String], around value: String) -> [String] {
        texts.flatMap { ["/\($0)", "/\($0)-crowd", "/\($0)-\(value)", "/u-\(value).\($0)"] }
    }

    @Test func `each text of a crowd is told apart from the others, and from those beside them`()
        throws
    {
        let patterns = try Self.paths(of: Self.crowd, around: "{id}").map { try RoutePattern($0) }
        let table = try RouteTable(patterns)
        for (text, twin) in Self.twins {
            let hashes = [text, twin].map { $0.utf8.withTextBytes { $0.hash(0..<$0.count) } }
            #expect(hashes[0] == hashes[1])
        }
        for (index, path) in Self.paths(of: Self.crowd + Self.others, around: "7").enumerated() {
            let own = index < patterns.count ? patterns[index] : nil
            #expect(table.match(path)?.pattern == own, "\(path)")
        }
    }

    @Test(arguments: RunSeeds.count(ProofSize.isSample ? 8 : 2))
    func `random tables answer each path as the reference does, and two tasks at once`(
        seed: UInt64
    ) async throws {
        var routes = RandomRoutes(seed: seed, isAwkward: true)
        let (tables, paths) = (ProofSize.count(4, full: 250), ProofSize.count(40, full: 500))
        var hits = 0
        var differences: [String] = []
        for number in 0..<tables {
            // Few patterns have few first letters.
            var patterns = try routes.patterns(upTo: number % 2 == 0 ? 50 : 4, ofUpTo: 6)
            if number % 4 == 0 {
                let crowd = Self.paths(of: Self.crowd, around: "{id}")
                patterns += try crowd.map { try RoutePattern($0) }
            }
            let proof = TableProof(patterns)
            let found = await withTaskGroup(of: (hits: Int, differences: [String]).self) { group in
                for task in 0..<2 {
                    let start = routes.random.next() &+ UInt64(task)
                    group.addTask { proof.run(paths, seed: start, isHuge: number % 8 == 0) }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            hits += found.map(\.hits).reduce(0, +)
            differences += found.flatMap(\.differences).map { "table \(number), \($0)" }
        }
        #expect(differences.prefix(10) == [], "seed \(seed)")
        #expect(hits >= ProofSize.least(1, full: tables * paths / 4), "seed \(seed)")
        ProofSize.report(
            "random tables",
            ["paths": tables * paths * 2, "hits": hits, "differences": differences.count])
    }

    @Test(arguments: RunSeeds.count(4, from: 11))
    func `no random pattern that wins a path is called unreachable`(seed: UInt64) throws {
        var routes = RandomRoutes(seed: seed)
        var found = 0
        for number in 0..<ProofSize.count(10, full: 20_000) {
            let patterns = try routes.patterns(upTo: 8, ofUpTo: 2)
            let reference = ReferenceMatcher(patterns, values: RandomRoutes.reference)
            let issues = tableIssues(of: patterns, constraints: RandomRoutes.constraints)
            let unreachable = Set(
                issues.compactMap { issue in
                    if case .unreachable(let index, _, _) = issue { index } else { nil }
                })
            found += unreachable.count
            let winners = (0..<unreachable.count * 200).compactMap { _ in
                reference.answer(to: routes.path(for: patterns))?.pattern
            }
            #expect(
                unreachable.isDisjoint(with: winners), "seed \(seed), table \(number): \(patterns)")
        }
        ProofSize.report("unreachable patterns", ["that win no path": found])
    }
}

/// Compares the table of some patterns with the reference.
private struct TableProof: Sendable {
    private let patterns: [RoutePattern]
    private let table: RouteTable

    init(_ patterns: [RoutePattern]) {
        self.patterns = patterns
        table = RouteTable(unchecked: patterns, constraints: RandomRoutes.constraints)
    }

    func run(
        _ count: Int, seed: UInt64, isHuge: Bool
    ) -> (hits: Int, differences: [String]) {
        var routes = RandomRoutes(seed: seed, isAwkward: true)
        let reference = ReferenceMatcher(patterns, values: RandomRoutes.reference)
        var hits = 0
        var differences: [String] = []
        for number in 0..<count {
            var path = routes.path(for: patterns)
            if number % 3 == 0, let place = path.indices.randomElement(using: &routes.random) {
                path[place] = routes.almost(path[place])
            }
            let answer = reference.answer(to: path)
            hits += answer == nil ? 0 : 1
            let text = routes.text(of: path)
            let noise = isHuge && number == 0 ? routes.hugePath() : routes.noise()
            let noiseAnswer = ReferencePath.segments(of: noise).flatMap(reference.answer)
            let link = try? DeepLink("https://moments.app" + noise, from: .outside, of: .sample)
            let linkAnswer = link.flatMap { reference.answer(to: $0.segments) }
            let asked = [
                ("\(path)", table.match(path), answer), (text, table.match(text), answer),
                (noise, table.match(noise), noiseAnswer),
                (noise, link.flatMap(table.match), linkAnswer),
            ]
            for (path, match, answer) in asked {
                let winner = match.map { table.patterns[$0.index] }
                if winner != answer.map({ patterns[$0.pattern] }) || match?.items != answer?.items {
                    differences.append(
                        """
                        \(path.debugDescription.prefix(400)): \(winner?.description ?? "none"), but \
                        the reference: \
                        \(answer.map { "\(patterns[$0.pattern]) \($0.items)" } ?? "none")
                        """)
                }
            }
            let winner = table.explain(path).first { $0.failure == nil }
            if winner?.index != table.match(path)?.index
                || winner?.items ?? [] != table.match(path)?.items ?? []
            {
                differences.append("\(path) is explained by another pattern")
            }
            differences += valueDifferences(in: text)
        }
        return (hits, differences)
    }

    /// Each value that is read by its name is one of the items.
    private func valueDifferences(in path: String) -> [String] {
        guard let match = table.match(path) else { return [] }
        return Dictionary(grouping: match.items, by: \.name).compactMap { name, items in
            let all = items.map(\.value)
            let value = all.count == 1 ? all[0] : nil
            let isSame = match.values(name) == all && match.value(name, as: String.self) == value
            return isSame ? nil : "\(path): '\(name)' is \(match.values(name))"
        }
    }
}

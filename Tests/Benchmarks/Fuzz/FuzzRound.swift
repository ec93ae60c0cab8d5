import RouteMatching
import RouteSets

/// One random table, and what it says to random paths. The seed repeats it.
struct FuzzRound: Sendable {
    private static let links = UniversalLinks(hosts: ["momentsapp.com"], schemes: ["momentsapp"])

    let seed: UInt64
    let table: RouteTable

    /// Makes the table; `nil` if the seed gives none.
    init?(seed: UInt64) throws(Difference) {
        var random = SeededRandom(seed: seed)
        for _ in 0..<20 { try Self.readPattern(RandomPaths.noise(&random)) }
        guard let table = RandomPatterns.table(&random) else { return nil }
        self.seed = seed
        self.table = table
    }

    /// Asks for paths and compares all answers with the oracle's.
    /// - Parameter task: Which of the tasks that ask at the same time it is.
    /// - Returns: How many answers it compared.
    func run(task: Int) throws(Difference) -> Int {
        var random = SeededRandom(seed: seed ^ UInt64(task + 1) << 48)
        let oracle = Oracle(
            table.patterns, admission: Admission(constraints: RandomPatterns.checks))
        let turns = 200
        for turn in 0..<turns {
            let segments = RandomPaths.segments(for: table.patterns, &random)
            let answer = oracle.answer(to: segments)
            try compare(table.match(segments), answer, for: "\(segments)")
            let path = RandomPaths.path(of: segments, &random)
            try compare(table.match(path), answer, for: path)
            try compareValues(in: path)

            let isHuge = turn == 0 && seed % 32 == 0
            let text = isHuge ? RandomPaths.huge(&random) : RandomPaths.noise(&random)
            try compare(table.match(text), oracle.answer(toPath: text), for: text)
            try compareValues(in: text)
            let link = try? DeepLink(
                "https://momentsapp.com" + text, from: .outside, of: Self.links)
            try compare(
                link.flatMap(table.match), link.flatMap { oracle.answer(to: $0.segments) },
                for: text)
        }
        return turns * 4
    }

    /// Compares each value that is read by its name, of a match that is kept and of one that is lent,
    /// with the items.
    private func compareValues(in path: String) throws(Difference) {
        guard let match = table.match(path) else { return }
        for (name, items) in Dictionary(grouping: match.items, by: \.name) {
            let all = items.map(\.value)
            let value = all.count == 1 ? all[0] : nil
            let lent = table.withMatch(path) { $0.value(name, as: String.self) } ?? nil
            guard match[name] == all, match.value(name, as: String.self) == value, lent == value
            else {
                throw Difference(
                    """
                    seed \(seed): \(path.debugDescription.prefix(400))
                    the values of '\(name)' differ: \(match[name]), \(lent ?? "none"), \(all)
                    """)
            }
        }
    }

    private func compare(
        _ match: RouteTable.Match?, _ expected: Oracle.Answer?, for path: String
    ) throws(Difference) {
        let answer = match.map { match in
            Oracle.Answer(
                pattern: table.patterns[match.index],
                values: match.items.map { [$0.name, $0.value] })
        }
        guard answer != expected else { return }
        throw Difference(
            """
            seed \(seed): \(path.debugDescription.prefix(400))
            the table says \(answer.map { "\($0)" } ?? "nothing")
            the oracle says \(expected.map { "\($0)" } ?? "nothing")
            the patterns are \(table.patterns.map(\.description))
            """)
    }

    /// A text is refused as a pattern, or it prints as one that reads back as itself.
    private static func readPattern(_ text: String) throws(Difference) {
        guard let pattern = try? RoutePattern(text) else { return }
        guard let again = try? RoutePattern(pattern.description), again == pattern else {
            throw Difference(
                "\(text.debugDescription) prints as \(pattern), which reads as something else")
        }
    }
}

/// A place where the table and the oracle disagree.
struct Difference: Error {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

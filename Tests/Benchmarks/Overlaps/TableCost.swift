import AllocationCounter
import RouteMatching

/// What a table costs: each call of a function that begins with `count` is counted from outside.
struct TableCost {
    /// A path was answered by another pattern than the one that the guide names.
    struct WrongAnswer: Error {
        let path: String
    }

    private let patterns: [RoutePattern]
    private let constraints: [RouteConstraint]
    /// Paths, and the pattern that has to answer each, where it is known.
    private let paths: [(path: String, winner: String??)]

    init(
        _ patterns: [RoutePattern], constraints: [RouteConstraint] = [],
        paths: [(path: String, winner: String??)]
    ) {
        self.patterns = patterns
        self.constraints = constraints
        self.paths = paths
    }

    /// Prints a line for each call: the title, the number of patterns, what is done, and the bytes that
    /// stay in memory.
    /// - Returns: The patterns that tie or are never reached; none if the table is registered.
    func count(_ title: String) throws -> Set<Int> {
        // What a process makes once, such as the metadata of types, is no cost of a table.
        if patterns.count <= 100 { _ = try? RouteTable(patterns, constraints: constraints) }
        start_counting_allocations()
        let result = countRegistration(patterns, constraints)
        let bytes = stop_counting_allocations().bytes
        let start = "\(title)\t\(patterns.count)"
        switch result {
        case .failure(let error):
            reportCounted("\(start)\trefused\t0")
            return Set(
                error.issues.flatMap { issue -> [Int] in
                    switch issue {
                    case .tie(let positions, _): Array(positions.dropFirst())
                    case .unreachable(let index, _, _), .repeatedText(let index, _),
                        .enumeratedTypes(let index, _), .unknownConstraint(let index, _),
                        .tooManyConstraints(let index, _),
                        .wrongExample(let index, _, _):
                        [index]
                    default: []
                    }
                })
        case .success(let table):
            reportCounted("\(start)\tregistered\t\(bytes)")
            for (path, winner) in paths {
                let index = countMatch(path, table)
                reportCounted("\(start)\tmatched\t0")
                let answer = index.map { table.patterns[$0].description }
                if let winner, winner != answer { throw WrongAnswer(path: path) }
            }
            return []
        }
    }
}

@inline(never)
private func countRegistration(
    _ patterns: [RoutePattern], _ constraints: [RouteConstraint]
) -> Result<RouteTable, RouteTableError> {
    Result { () throws(RouteTableError) in try RouteTable(patterns, constraints: constraints) }
}

@inline(never)
private func countMatch(_ path: String, _ table: RouteTable) -> Int? { table.match(path)?.index }

/// Prints what was counted last.
@inline(never)
private func reportCounted(_ line: String) { print(line) }

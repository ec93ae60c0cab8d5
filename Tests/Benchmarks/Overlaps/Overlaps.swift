import Foundation
import MemoryInUse
import RouteMatching

/// Registers and matches tables whose patterns overlap, and beside each one a table of as many
/// plain patterns, for `.ci/instructions bounds`: `Overlaps GRAMMARS SEED`.
@main
enum Overlaps {
    static func main() throws {
        let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
        let seeds = (numbers.last ?? 1)..<((numbers.last ?? 1) + (numbers.first ?? 20))
        for size in [100, 500, 2_000] {
            for grammar in Grammar.families(size) + seeds.map({ Grammar(seed: $0, count: size) }) {
                try count(grammar)
            }
        }
    }

    private static func count(_ grammar: Grammar) throws {
        var patterns = grammar.patterns
        // Without patterns that tie, others may tie that they have hidden.
        for _ in 0..<6 where patterns.count > grammar.patterns.count / 8 {
            let plain = try patterns.enumerated().map { number, pattern in
                let places = 1..<max(2, pattern.segments.count)
                return try RoutePattern("/only\(number)" + places.map { "/:p\($0)" }.joined())
            }
            let values = plain[plain.count / 2].segments.dropFirst().map { _ in "/v" }.joined()
            _ = count("plain", plain, ["/only\(plain.count / 2)" + values])
            let refused = count(grammar.title, patterns, grammar.paths)
            if refused.isEmpty { return }
            patterns = patterns.indices.filter { !refused.contains($0) }.map { patterns[$0] }
        }
    }

    /// Prints a line for each call: the title, the number of patterns, what is done, and the bytes
    /// that stay in memory.
    /// - Returns: The patterns that tie or are never reached; none if the table is registered.
    private static func count(
        _ title: String, _ patterns: [RoutePattern], _ paths: [String]
    ) -> Set<Int> {
        // What a process makes once, such as the metadata of types, is no cost of a table.
        if patterns.count <= 100 { _ = try? RouteTable(patterns, constraints: Grammar.checks) }
        let before = bytes_in_use()
        let result = countRegistration(patterns)
        let bytes = bytes_in_use() - before
        let start = "\(title)\t\(patterns.count)"
        switch result {
        case .failure(let error):
            reportCounted("\(start)\trefused\t0")
            return Set(
                error.issues.flatMap { issue -> [Int] in
                    switch issue {
                    case .tie(let positions, _): Array(positions.dropFirst())
                    case .unreachable(let index, _, _): [index]
                    default: []
                    }
                })
        case .success(let table):
            reportCounted("\(start)\tregistered\t\(bytes)")
            for path in paths {
                _ = countMatch(path, table)
                reportCounted("\(start)\tmatched\t0")
            }
            return []
        }
    }
}

// Each call of a function that begins with `count` is counted from outside.

@inline(never)
private func countRegistration(_ patterns: [RoutePattern]) -> Result<RouteTable, RouteTableError> {
    Result { () throws(RouteTableError) in
        try RouteTable(patterns, constraints: Grammar.checks)
    }
}

@inline(never)
private func countMatch(_ path: String, _ table: RouteTable) -> Int? { table.match(path)?.index }

/// Prints what was counted last.
@inline(never)
private func reportCounted(_ line: String) { print(line) }

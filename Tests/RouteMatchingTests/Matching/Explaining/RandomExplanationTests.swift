import RoutingTestSupport
import Testing

@testable import RouteMatching

@Suite
struct `The explanation of a random path` {
    @Test(arguments: RunSeeds.count(4))
    func `its first candidate without a failure is the winner, and a miss has none`(
        seed: UInt64
    ) throws {
        var routes = RandomRoutes(seed: seed)
        for _ in 0..<ProofSize.count(4, full: 500) {
            let patterns = try routes.patterns(upTo: 20, ofUpTo: 4)
            let table = RouteTable(unchecked: patterns, constraints: RandomRoutes.constraints)
            for _ in 0..<ProofSize.count(10, full: 100) {
                let path = routes.path(for: patterns)
                let first = table.explain(path).first { $0.failure == nil }
                let match = table.match(path)
                #expect(first?.index == match?.index, "seed \(seed): \(path) in \(patterns)")
                #expect(
                    first?.items ?? [] == match?.items ?? [],
                    "seed \(seed): \(path) in \(patterns)")
            }
        }
    }

    @Test(arguments: RunSeeds.count(4, from: 5))
    func `each failure names the first segment that fails`(seed: UInt64) throws {
        var count = 0
        var routes = RandomRoutes(seed: seed)
        for _ in 0..<ProofSize.count(4, full: 500) {
            let patterns = try routes.patterns(upTo: 20, ofUpTo: 4)
            let table = RouteTable(unchecked: patterns, constraints: RandomRoutes.constraints)
            let reference = ReferenceMatcher(patterns, values: RandomRoutes.reference)
            for _ in 0..<ProofSize.count(10, full: 100) {
                let path = routes.path(for: patterns)
                let candidates = table.explain(path).map {
                    "\(table.patterns[$0.index]): \($0.failure ?? "answers")"
                }
                let verdicts = reference.forms.map { ($0, reference.verdict(of: $0, on: path)) }
                let expected = verdicts.compactMap { form, verdict -> String? in
                    // Of the two forms of a pattern the one that fits best, or the longer one.
                    let best = verdicts.filter { $0.0.pattern == form.pattern }
                        .max { ($0.1.fit, $0.0.segments.count) < ($1.1.fit, $1.0.segments.count) }
                    guard verdict.fit > 0, best?.0.segments == form.segments else { return nil }
                    return "\(patterns[form.pattern]): \(verdict.text)"
                }
                #expect(candidates == expected, "seed \(seed): \(path)")
                count += candidates.count
            }
        }
        ProofSize.report("explanations", ["candidates": count])
    }
}

extension ReferenceMatcher {
    /// What is to be said about a form, and how many segments of a path fit.
    fileprivate func verdict(of form: Form, on path: [String]) -> (fit: Int, text: String) {
        if items(of: form, in: path) != nil { return (.max, "answers") }
        // The form begins as the path does up to where even its beginning answers no more.
        let fitting = form.segments.indices.prefix {
            $0 < path.count && values.admits(path[$0], form.segments[$0])
        }.count
        if fitting == form.segments.count {
            return (fitting, "the path continues with '\(path[fitting])'")
        }
        let segment = form.segments[fitting]
        return fitting == path.count
            ? (fitting, "the path ends before \(segment)")
            : (fitting, "segment \(fitting + 1), '\(path[fitting])', is not \(segment)")
    }
}

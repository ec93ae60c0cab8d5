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
                let expected = reference.forms.compactMap { form in
                    reference.verdict(of: form, on: path).map { "\(patterns[form.pattern]): \($0)" }
                }
                #expect(candidates == expected, "seed \(seed): \(path)")
                count += candidates.count
            }
        }
        ProofSize.report("explanations", ["candidates": count])
    }
}

extension ReferenceMatcher {
    /// What is to be said about a form; `nil` if nothing in it fits.
    fileprivate func verdict(of form: Form, on path: [String]) -> String? {
        if items(of: form, in: path) != nil { return "answers" }
        // The form begins as the path does up to where even its beginning answers no more.
        let fitting = form.segments.indices.prefix {
            $0 < path.count && values.admits(path[$0], form.segments[$0])
        }.count
        guard fitting > 0 else { return nil }
        if fitting == form.segments.count { return "the path goes on with '\(path[fitting])'" }
        let segment = form.segments[fitting]
        return fitting == path.count
            ? "the path ends before \(segment)"
            : "segment \(fitting + 1), '\(path[fitting])', is not \(segment)"
    }
}

import RoutingTestSupport
import Testing

@testable import RouteMatching

@Suite(.longComputation)
struct `The order of patterns` {
    @Test
    func `it is the order of their kinds, their types and their texts`() throws {
        let texts = [
            "/a/b/c", "/a/b", "/a/:x(m|n)", "/a/:x(bool)", "/a/:x(uuid)", "/a/:x(uint)",
            "/a/:x(int)", "/a/:x(double)", "/a/:x(sku)", "/a/:x(word)", "/a/:x", "/a/*/b", "/a/*",
            "/a/**", "/a", "/b", "/:x(b|c|d)/**", "/:x(a|b)", "/:x(int)", "/:x/a", "/:x/*",
            "/:x", "/*/a", "/*", "/**", "/",
        ]
        var random = SeededRandom(seed: 1)
        for _ in 0..<10 {
            let table = try RouteTable(
                unchecked: texts.shuffled(using: &random).map { try RoutePattern($0) })
            #expect(table.description == texts.joined(separator: "\n"))
        }
    }

    @Test(arguments: RunSeeds.count(4, from: 5))
    func `it is the order of the reference`(seed: UInt64) throws {
        var routes = RandomRoutes(seed: seed)
        for _ in 0..<ProofSize.count(400, full: 50_000) {
            let (a, b) = (try routes.pattern(ofUpTo: 3), try routes.pattern(ofUpTo: 3))
            let left = ReferenceOrder.place(of: a.segments)
            let right = ReferenceOrder.place(of: b.segments)
            if left != right, (RouteTable(unchecked: [a, b]).patterns == [a, b]) != (left < right) {
                Issue.record("seed \(seed): \(a), \(b)")
            }
        }
    }
}

import Testing

@testable import RoutingKit

@Suite
struct `The winner among overlapping patterns` {
    @Test(arguments: [
        (["new"], "/new"), (["NEW"], "/new"), (["true"], "/:a(bool)"), (["7"], "/:a(uint)"),
        (["-7"], "/:a(int)"), (["7.5"], "/:a(double)"), (["seven"], "/:a"),
        (["0a8f3c1e-0000-4000-8000-00000000000F"], "/:a(uuid)"),
    ])
    func `a narrower segment wins, in every order of registration`(
        segments: [String], winner: String
    ) throws {
        let texts = [
            "/:a", "/:a(double)", "/:a(int)", "/:a(uint)", "/:a(uuid)", "/:a(bool)", "/new",
        ]
        // 5,040 orders would say no more than these 7 rotations of two directions.
        for order in texts.rotations + Array(texts.reversed()).rotations {
            #expect(try self.winner(of: segments, among: order) == winner, "\(order)")
        }
    }

    @Test(arguments: [
        (["a", "b"], "/a/b"), (["a", "1"], "/a/:x(int)"), (["a", "x"], "/a/:x"),
        (["x", "b"], "/:x/b"), (["x", "y"], "/:x/:y"),
    ])
    func `the leftmost difference decides, in every order of registration`(
        segments: [String], winner: String
    ) throws {
        for order in ["/:x/:y", "/a/:x", "/:x/b", "/a/b", "/a/:x(int)"].permutations {
            #expect(try self.winner(of: segments, among: order) == winner, "\(order)")
        }
    }

    @Test(arguments: [
        (["a", "b", "d"], "/:x/b/d"), (["a", "1", "e"], "/a/:x/e"), (["a", "1", "f"], "/:x/:y/f"),
        (["a", "b", "c"], "/a/b/c"), (["1", "1", "f"], "/:x(int)/:y/f"),
    ])
    func `a branch that ends nowhere is left again, in every order of registration`(
        segments: [String], winner: String
    ) throws {
        let texts = ["/a/b/c", "/:x/b/d", "/a/:x/e", "/:x/:y/f", "/:x(int)/:y/f"]
        for order in texts.permutations {
            #expect(try self.winner(of: segments, among: order) == winner, "\(order)")
        }
    }

    @Test
    func `no path of the set is answered by nothing or by chance`() throws {
        let texts = ["/a/:x", "/:x/b", "/:x/:y(int)", "/:x/:y"]
        let words = ["a", "b", "1", "-1", "z"]
        for segments in words.flatMap({ first in words.map { [first, $0] } }) {
            let winners = try Set(texts.permutations.map { try winner(of: segments, among: $0) })
            #expect(winners.count == 1 && !winners.contains(nil), "\(segments): \(winners)")
        }
    }

    private func winner(of segments: [String], among patterns: [String]) throws -> String? {
        let table = try RouteTable(patterns.map { try RoutePattern($0) })
        return table.match(segments).map { patterns[$0.index] }
    }
}

extension [String] {
    fileprivate var rotations: [[String]] { indices.map { Array(self[$0...] + self[..<$0]) } }

    fileprivate var permutations: [[String]] {
        guard count > 1 else { return [self] }
        return indices.flatMap { index in
            var rest = self
            let first = rest.remove(at: index)
            return rest.permutations.map { [first] + $0 }
        }
    }
}

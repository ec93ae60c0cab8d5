import RoutingTestSupport
import Testing

@testable import RouteMatching

@Suite
struct `The work that many similar patterns make` {
    @Test(arguments: [100, 500, 2_000])
    func `a segment is compared with the texts that it has, however many there are`(
        count: Int
    ) throws {
        let patterns = try (0..<count).map { try RoutePattern("/w\($0)-:x.s\($0 % 10)") }
        let table = try RouteTable(patterns)
        let demands = try #require(table.compiled.automaton.bitmaps.demands.first)
        for (segment, expected) in [
            ("w7-v.s7", 1), ("w7-v.s8", 0), ("v7-v.s7", 0), ("W17-V.S7", 1),
        ] {
            var compared = 0
            segment.withBytes { bytes in
                demands.affixes.forEachMember(of: 0..<bytes.count, in: bytes) { _ in compared += 1 }
            }
            #expect(compared == expected, "\(segment)")
            #expect((table.match("/" + segment) == nil) == (expected == 0), "\(segment)")
        }
        // One for each length of the first text.
        #expect(demands.affixes.maximumMembers <= 4)
    }

    @Test
    func `texts that no segment has both of are not compared`() {
        let front = (0..<2_000).map { Array("w\($0 / 40)-".utf8) }
        let back = (0..<2_000).map { Array("\($0 % 40).".utf8) }
        #expect(overlaps(of: 2_000, by: [front, back]) == [])
        let nested = ["", "a", "ab", "b", "ab"].map { Array($0.utf8) }
        #expect(
            overlaps(of: 5, by: [nested])
                == [[0, 1], [0, 2], [0, 3], [0, 4], [1, 2], [1, 4], [2, 4]])
        #expect(overlaps(of: 3, by: []) == [[0, 1], [0, 2], [1, 2]])
    }

    private func overlaps(of count: Int, by texts: [[[UInt8]]]) -> [[Int]] {
        var pairs: [[Int]] = []
        TextOverlaps.forEachPair(of: Array(0..<count), by: texts[...]) {
            pairs.append([$0, $1].sorted())
        }
        return pairs.sorted { $0.lexicographicallyPrecedes($1) }
    }

    @Test
    func `enumerations that list the same text are compared as one group`() throws {
        let texts = (0..<300).map { "/:line(w\($0)|sale)/:size(s|m|l)/:id" } + ["/sale/:size/:id"]
        let patterns = try texts.map { try RoutePattern($0) }
        let compiler = RouteTableCompiler(patterns, constraints: [])
        let samples = ConstraintSamples(compiler.constraintOrder, patterns)
        let ties = PatternTies(compiler.forms, of: patterns, compiler.constraintOrder, samples)
        #expect(ties.pairs.isEmpty)
        #expect(ties.groups.map(\.count) == [300])
        #expect(RouteTableReview(compiler).issues == [])
    }

    @Test
    func `of a group that ties each pattern is named with the first one`() throws {
        let texts = (0..<20).map { "/:line(w\($0)|sale)/:id" }
        let patterns = try texts.map { try RoutePattern($0) }
        let issues = RouteTableReview(RouteTableCompiler(patterns, constraints: [])).issues
        #expect(issues.count == 19)
        #expect(
            issues.allSatisfy {
                guard case .tie(let positions, let path) = $0 else { return false }
                return positions.count == 2 && path.hasPrefix("/sale/")
            })
    }
}

import RoutingTestSupport
import Testing

@testable import RouteMatching

struct `An explanation` {
    private let texts = ["/a/:x(int)", "/a/b/c", "/:s(a|b)/:y?", "/a/**rest", "/b"]

    @Test
    func `an explanation lists patterns that begin as the path does, in the order of their trial`()
        throws
    {
        #expect(
            try explain(["a", "b"]) == [
                "/a/b/c: the path ends before c", "/a/:x(int): segment 2, 'b', is not :x(int)",
                "/a/**rest: answers rest=b", "/:s(a|b)/:y?: answers s=a y=b",
            ])
    }

    @Test(arguments: [["a"], ["a", "b"], ["b", "1", "2"], ["b"], ["b", "1"]])
    func `a pattern whose end may be missing is explained once`(segments: [String]) throws {
        #expect(try explain(segments).count { $0.hasPrefix("/:s(a|b)/:y?: ") } == 1)
    }

    @Test(arguments: ["", "a/b", "/a//b", "/a/%", "/a/./b", "/a/.."])
    func `what is no path has none`(path: String) throws {
        #expect(try RouteTable(texts: texts).explain(path).isEmpty)
        #expect(try RouteTable(texts: texts).nearest(to: path) == nil)
    }

    @Test(arguments: [[], ["c"], ["c", "a"]])
    func `an explanation leaves out what has nothing in common`(segments: [String]) throws {
        #expect(try explain(segments) == [])
    }

    private func explain(_ segments: [String]) throws -> [String] {
        let table = try RouteTable(texts: texts)
        return table.explain(segments).map { candidate in
            let items = candidate.items.map { "\($0.name)=\($0.value)" }
            let answer = (["answers"] + items).joined(separator: " ")
            return "\(table.patterns[candidate.index]): \(candidate.failure ?? answer)"
        }
    }
}

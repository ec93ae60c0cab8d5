import RoutingTestSupport
import Testing

@testable import RouteMatching

@Suite(.longComputation)
struct `The steps of a match` {
    @Test
    func `no combination of overlapping segments is tried twice`() throws {
        // A matcher that tried every combination would need 2 to the power of 40 steps here.
        let plain = (0..<40).map { "/:p\($0)" }.joined()
        let typed = (0..<40).map { "/:p\($0)(int)" }.joined()
        let table = try RouteTable(texts: [plain + "/end", typed + "/stop", "/*" + plain + "/**"])
        let values = Array(repeating: "1", count: 40)
        #expect(table.winner(values + ["end"]) == plain + "/end")
        #expect(table.winner(values + ["stop"]) == typed + "/stop")
        #expect(table.winner(values + ["other"]) == nil)
        #expect(table.winner(values + ["1", "2"]) == "/*" + plain + "/**")
    }

    @Test(arguments: [1, 4, 16, 64, 255])
    func `a constraint is asked once for each segment, however deep the patterns are`(
        depth: Int
    ) throws {
        let calls = Locked(0)
        let any = RouteConstraint("any", example: "x") { _ in
            calls.withLock { $0 += 1 }
            return true
        }
        let deep = (0..<depth).map { "/:p\($0)(any)" }.joined()
        let shallow = (0..<depth).map { "/:p\($0)" }.joined()
        let texts = [deep + "/end", shallow + "/**", deep.replacing("(any)", with: "") + "/end"]
        let table = RouteTable(
            unchecked: try texts.map { try RoutePattern($0) }, constraints: [any])
        let values = Array(repeating: "1", count: depth)
        #expect(table.match(values) == nil)
        #expect(calls.value == depth)
        #expect(table.match(values + ["2"]) != nil)
        #expect(calls.value == 2 * depth)
    }

    @Test
    func `ten thousand segments are answered by a rest, and by nothing else`() throws {
        let table = try RouteTable(texts: ["/a/**rest", "/:x/:y/:z", "/b/**", "/:x(word)/:y?"])
        let path = ["a"] + Array(repeating: "x", count: 10_000)
        #expect(table.match(path)?.items.count == 10_000)
        #expect(table.match(["c"] + path) == nil)
        #expect(table.match(["b"] + path)?.items == [])
        #expect(table.explain(["c"] + path).count == 2)
        #expect(table.nearest(to: "/c/" + path.joined(separator: "/")) == nil)
    }
}

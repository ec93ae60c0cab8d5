import RoutingTestSupport
import Testing

@testable import RouteMatching

@Suite(.longComputation)
struct `The winner among parameters with a text beside them` {
    @Test(arguments: [1, 5, 6, 40])
    func `any number of texts may follow one place`(count: Int) throws {
        let texts = (0..<count).flatMap { ["/:name.x\($0)", "/p\($0)-:id(int)/y", "/w\($0).x0"] }
        let table = try RouteTable(texts: texts + ["/:n(int)", "/true", "/:all", "/*/y"])
        for number in 0..<count {
            #expect(table.winner(["a.X\(number)"]) == "/:name.x\(number)")
            #expect(table.winner(["p\(number)-7", "y"]) == "/p\(number)-:id(int)/y")
            #expect(table.winner(["p\(number)-x", "y"]) == "/*/y")
            #expect(table.winner(["w\(number).x0"]) == "/w\(number).x0")
            #expect(table.winner([".x\(number)"]) == "/:all")
        }
        #expect(table.winner(["7"]) == "/:n(int)")
        #expect(table.winner(["true"]) == "/true")
    }

    @Test
    func `its constraint is asked about the value alone, and only between its texts`() throws {
        let counter = CallCounter()
        let any = RouteConstraint("any", example: "x") { value in
            value == "é b" && counter.count()
        }
        let table = RouteTable(unchecked: [try RoutePattern("/p-:x(any).y")], constraints: [any])
        #expect(table.match("/p-%C3%A9%20b.Y")?.values("x") == ["é b"])
        #expect(table.match("/P-e%CC%81%20b.y") != nil)
        #expect(table.match("/q-%C3%A9%20b.y") == nil)
        #expect(table.match("/p-.y") == nil)
        #expect(counter.calls == 2)
    }
}

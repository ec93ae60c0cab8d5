import Testing

@testable import RouteMatching

@Suite
struct `A parameter with a text beside it` {
    @Test
    func `a constraint is asked about the value alone, and only between texts`() throws {
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

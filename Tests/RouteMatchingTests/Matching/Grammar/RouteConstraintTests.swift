import Testing

@testable import RouteMatching

@Suite
struct `A constrained segment` {
    @Test(arguments: [("AB-12", true), ("ab-12", false), ("AB-", false), ("", false)])
    func `a segment answers what its constraint accepts`(value: String, isAdmitted: Bool) throws {
        #expect(try (RouteTable(texts: ["/:c(sku)"]).match([value]) != nil) == isAdmitted)
    }

    @Test(arguments: [(256, 1), (257, 0), (1_000_000, 0)])
    func `no constraint is ever asked about a long segment`(length: Int, calls: Int) throws {
        let counter = CallCounter()
        let any = RouteConstraint("any", example: "x") { _ in counter.count() }
        let table = RouteTable(unchecked: [try RoutePattern("/:c(any)")], constraints: [any])
        let match = table.match([String(repeating: "y", count: length)])
        #expect((match != nil) == (calls == 1))
        #expect(counter.calls == calls)
    }
}

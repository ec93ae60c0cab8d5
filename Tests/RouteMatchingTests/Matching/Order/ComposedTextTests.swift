import Testing

@testable import RouteMatching

@Suite
struct `Text that needs no composing` {
    @Test
    func `gives a check the decoded text, with its slashes`() throws {
        let table = try RouteTable(
            [RoutePattern("/:path(folder)"), RoutePattern("/:other")],
            constraints: [
                RouteConstraint("folder", example: "a/b") { $0 == "a/b\0é" || $0 == "a/b" }
            ])
        #expect(table.match("/a%2Fb%00%C3%A9")?.pattern.description == "/:path(folder)")
        #expect(table.match("/a%2Fb%00e%CC%81")?.pattern.description == "/:path(folder)")
        #expect(table.match("/a%2Fb")?.values("path") == ["a/b"])
        #expect(table.match("/a%2Fc")?.values("other") == ["a/c"])
    }
}

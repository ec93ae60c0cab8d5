import RoutingTestSupport
import Testing

@testable import RouteMatching

@Suite
struct `The order of patterns` {
    @Test
    func `patterns are in the order of their kinds, their types and their texts`() throws {
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
            #expect(table.patterns.map(\.description) == texts)
        }
    }
}

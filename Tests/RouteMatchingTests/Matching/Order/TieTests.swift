import Testing

@testable import RouteMatching

@Suite
struct `A tie` {
    @Test(arguments: [
        ["/p/m", "/p/:a(s|m)", "/p/:b(m|l)"],
        ["/p/:a(s|m)/1", "/p/:b(m|l)/1", "/p/m/1", "/p/:c(s|m|l)"],
        ["/:x(a|b)/:y(b|c)", "/:x(b|d)/:y(b|e)", "/b/b"],
    ])
    func `it is none where a narrower pattern answers every path of it`(texts: [String]) {
        for order in texts.someOrders { #expect(tableIssues(of: order) == []) }
    }

    @Test(arguments: [
        (["/p/m", "/p/:a(s|m|n)", "/p/:b(m|l|n)"], "tie([1, 2], witness: \"/p/n\")"),
        (["/x", "/:y", "/:z"], "tie([1, 2], witness: \"/x1\")"),
        (["/p/AB-12", "/p/:x(sku)", "/p/:y(sku)"], "tie([1, 2], witness: \"/p/FB-12\")"),
        (["/a/*", "/a/*/*", "/a/**", "/a/**r"], "tie([2, 3], witness: \"/a/x/x/x\")"),
        (["/a/x", "/*/:p", "/:n(int)/:p", "/*/:q"], "tie([1, 3], witness: \"/x1/x1\")"),
    ])
    func `its witness is a path that no third pattern answers`(texts: [String], issue: String) {
        #expect(tableIssues(of: texts) == [issue])
    }

    @Test
    func `equal patterns make one issue, however many there are`() {
        #expect(
            tableIssues(of: (0..<5).map { "/a/:x\($0)" } + ["/b", "/B"]) == [
                "tie([0, 1, 2, 3, 4], witness: \"/a/x\")", "tie([5, 6], witness: \"/b\")",
            ])
        #expect(
            tableIssues(of: ["/:x(a|b)", "/:y(b|a)", "/:z(b|c)"]) == [
                "tie([0, 1], witness: \"/a\")", "tie([0, 2], witness: \"/b\")",
            ])
    }

    @Test
    func `two patterns that a third one covers tie on nothing, and neither is reached`() {
        #expect(
            tableIssues(of: ["/on/true", "/on/false", "/on/:v(bool)", "/on/:w(bool)"]) == [
                "unreachable(2, by: 0, witness: \"/on/true\")",
                "unreachable(3, by: 0, witness: \"/on/true\")",
            ])
    }
}

import Testing

@testable import RouteMatching

@Suite
struct `A tie` {
    @Test(arguments: [
        (["/p/m", "/p/:a(s|m|n)", "/p/:b(m|l|n)"], "tie([1, 2], witness: \"/p/m\")"),
        (["/p/AB-12", "/p/:x(sku)", "/p/:y(sku)"], "tie([1, 2], witness: \"/p/AB-12\")"),
        (["/a/*", "/a/*/*", "/a/**", "/a/**r"], "tie([2, 3], witness: \"/a/x\")"),
        (["/:x(a|b)/:y(b|c)", "/:x(b|d)/:y(b|e)", "/b/b"], "tie([0, 1], witness: \"/b/b\")"),
        (["/a:x", "/:y.b", "/a:z.b", "/a.b"], "tie([0, 1], witness: \"/ax.b\")"),
        (
            ["/on/true", "/on/false", "/on/:v(bool)", "/on/:w(bool)"],
            "tie([2, 3], witness: \"/on/true\")"
        ),
    ])
    func `a third pattern that wins its paths doesn't excuse it`(texts: [String], issue: String) {
        for order in texts.someOrders {
            #expect(tableIssues(of: order).count { $0.hasPrefix("tie(") } == 1, "\(order)")
        }
        #expect(tableIssues(of: texts) == [issue])
    }

    @Test(arguments: [
        (["/x", "/:y", "/:z"], "tie([1, 2], witness: \"/x1\")"),
        (["/a/x", "/*/:p", "/:n(int)/:p", "/*/:q"], "tie([1, 3], witness: \"/x1/x1\")"),
    ])
    func `a tie's example is no text that another pattern spells`(texts: [String], issue: String) {
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
    func `of many patterns that tie with each other each is named with the first one`() {
        let issues = tableIssues(of: (0..<20).map { "/:line(w\($0)|sale)/:id" })
        #expect(issues == (1..<20).map { "tie([0, \($0)], witness: \"/sale/x\")" })
    }
}

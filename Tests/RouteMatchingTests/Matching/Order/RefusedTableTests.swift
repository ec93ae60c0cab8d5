import Testing

@testable import RouteMatching

@Suite
struct `A table that is refused` {
    @Test(arguments: [
        (["/a/:x", "/A/:y"], ["tie([0, 1], witness: \"/a/x\")"]),
        (["/:x(int)", "/:y(int)"], ["tie([0, 1], witness: \"/1\")"]),
        (["/:x(a|b)", "/:y(B|c)"], ["tie([0, 1], witness: \"/b\")"]),
        (["/:x(sku)", "/:y(sku)"], ["tie([0, 1], witness: \"/AB-12\")"]),
        (["/a/:x?", "/a"], ["tie([0, 1], witness: \"/a\")"]),
        (["/a/:x?", "/a/:y?"], ["tie([0, 1], witness: \"/a/x\")"]),
        (["/", "/:x?"], ["tie([0, 1], witness: \"/\")"]),
        (["/a/:b?/:c?", "/a/:x"], ["tie([0, 1], witness: \"/a/x\")"]),
        (["/a/:b?/:c?", "/a"], ["tie([0, 1], witness: \"/a\")"]),
        (["/a/**", "/a/**r?"], ["tie([0, 1], witness: \"/a/x\")"]),
        (["/a", "/a/**r?"], ["tie([0, 1], witness: \"/a\")"]),
        (["/a%20b", "/A%20B"], ["tie([0, 1], witness: \"/a%20b\")"]),
        (["/:x(a%20b|c)", "/:y(a%20b|d)"], ["tie([0, 1], witness: \"/a%20b\")"]),
        (["/x/*", "/:x", "/x/*"], ["tie([0, 2], witness: \"/x/x1\")"]),
        (["/**", "/**rest"], ["tie([0, 1], witness: \"/x\")"]),
        (["/x", "/:y", "/:z"], ["tie([1, 2], witness: \"/x1\")"]),
        (["/商品", "/商品"], ["tie([0, 1], witness: \"/%E5%95%86%E5%93%81\")"]),
    ])
    func `two patterns tie on a path`(texts: [String], issues: [String]) {
        #expect(tableIssues(of: texts) == issues)
    }

    @Test
    func `all that tie are named, and none of them is called unreachable`() {
        #expect(
            tableIssues(of: ["/a/:y", "/a/:x", "/A/:z"]) == ["tie([0, 1, 2], witness: \"/a/x\")"])
        #expect(
            tableIssues(of: ["/:x(a|b)", "/:x(c|d)", "/:x(b|c)"]) == [
                "tie([0, 2], witness: \"/b\")", "tie([1, 2], witness: \"/c\")",
            ])
    }

    @Test(arguments: [
        ["/:x(int)", "/:x(uint)"], ["/:x(a|b)", "/:x(c|d)"], ["/:x(sku)", "/:x(word)"],
        ["/:x(a|b)/:y(a|b)", "/:x(b|c)/:y(c|d)"], ["/:x", "/*/a"], ["/a", "/É", "/é", "/b"],
        ["/:x(true|yes)", "/:x(bool)"],
        ["/a/:b?/:c?", "/a/:x(int)", "/a/**"], ["/a/**?", "/a/:x"], ["/:x(a%7Cb|c)", "/:x(a|b|d)"],
    ])
    func `what is ordered, or has nothing in common, stands together`(texts: [String]) {
        #expect(tableIssues(of: texts) == [])
    }

    @Test(arguments: [
        (["/:x", "/*"], "unreachable(1, by: 0, witness: \"/x\")"),
        (
            ["/on/true", "/on/false", "/on/:v(bool)"],
            "unreachable(2, by: 0, witness: \"/on/true\")"
        ),
        (["/:x(a|b)", "/b", "/A"], "unreachable(0, by: 2, witness: \"/a\")"),
        (["/*", "/:x/**", "/**"], "unreachable(2, by: 0, witness: \"/x\")"),
        (["/:x(sku)/*", "/:x(sku)/:y"], "unreachable(0, by: 1, witness: \"/AB-12/x\")"),
        (["/:x/:y", "/:x/:y(word)", "/*/b"], "unreachable(2, by: 1, witness: \"/x/b\")"),
        (["/:x/**", "/*/b"], "unreachable(1, by: 0, witness: \"/x/b\")"),
    ])
    func `a pattern that others cover is unreachable`(texts: [String], problem: String) {
        #expect(tableIssues(of: texts) == [problem])
    }

    @Test(arguments: [
        // The last one of each wins a path that is hard to think of.
        ["/p/:y(int)", "/q/:y(int)", "/:x(p|q)/:y(uint)"],
        ["/p/:y(bool)", "/q/:y(bool)", "/:x(p|q)/true"],
        ["/:x/:y(word)", "/*/a"], ["/:x/:y(word)", "/*/:y(int)"], ["/word", "/:x(word)"],
        ["/:x(sku)", "/:x(word)"], ["/:x/:y(word)", "/*/**"], ["/:x", "/:x/:y", "/**"],
    ])
    func `a pattern that wins any path is not`(texts: [String]) {
        #expect(tableIssues(of: texts) == [])
    }

    @Test(arguments: [
        (
            ["/a/:x", "/A/:y", "/a/:z"],
            "/A/:y ties with /a/:x, registered at patterns[0], and again at patterns[2]: both answer "
                + "/a/x, and nothing decides which one wins; change one of them, or give one a "
                + "narrower segment, such as a type"
        ),
        (
            ["/on/true", "/on/false", "/on/:v(bool)"],
            "/on/:v(bool) can never be reached: others answer all that it does, as /on/true, "
                + "registered at patterns[0], answers /on/true; remove it, or make the others narrower"
        ),
        (
            ["/a/**rest?", "/a"],
            "/a ties with /a/**rest?, registered at patterns[0]: both answer /a, and nothing decides "
                + "which one wins; leave out a '?' of /a/**rest?, or remove /a"
        ),
        (
            ["/:x(a|b)", "/:y(B|c)"],
            "/:y(B|c) ties with /:x(a|b), registered at patterns[0]: both answer /b, and nothing "
                + "decides which one wins; let :x(a|b) and :y(B|c) list different texts"
        ),
        (
            ["/:x(skku)"],
            "/:x(skku) names the constraint 'skku', which is not registered; did you mean 'sku'?"
        ),
    ])
    func `the error names the patterns, their positions and a remedy`(
        texts: [String], sentence: String
    ) throws {
        let error = #expect(throws: RouteTableError.self) { try RouteTable(texts: texts) }
        #expect(error?.description == sentence)
    }

    @Test
    func `constraints are unknown, or refuse their examples`() {
        #expect(tableIssues(of: ["/:x(code)"]) == ["unknownConstraint(0, name: \"code\")"])
        for example in ["", ".", "..", "no", String(repeating: "y", count: 257)] {
            let bad = RouteConstraint("bad", example: example) { $0 != "no" }
            let text = "wrongExample(0, name: \"bad\", example: \"\(example)\")"
            #expect(tableIssues(of: ["/:x(bad)"], constraints: [bad]) == [text])
        }
    }
}

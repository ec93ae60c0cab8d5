import Testing

@testable import RouteMatching

/// Patterns, and what is wrong with a table of them.
struct IssueRow: CustomTestStringConvertible, Sendable {
    let texts: [String]
    let issues: [RouteTableError.Issue]

    init(_ texts: String..., issues: RouteTableError.Issue...) {
        self.texts = texts
        self.issues = issues
    }

    var testDescription: String { texts.joined(separator: " ") }
}

struct `What is wrong with a table` {
    private static let ties = [
        IssueRow("/a/:x", "/A/:y", issues: .tie([0, 1], witness: "/a/x")),
        IssueRow("/:x(int)", "/:y(int)", issues: .tie([0, 1], witness: "/1")),
        IssueRow("/:x(a|b)", "/:y(B|c)", issues: .tie([0, 1], witness: "/b")),
        IssueRow("/:x(sku)", "/:y(sku)", issues: .tie([0, 1], witness: "/AB-12")),
        IssueRow("/a/:x?", "/a", issues: .tie([0, 1], witness: "/a")),
        IssueRow("/a/:x?", "/a/:y?", issues: .tie([0, 1], witness: "/a/x")),
        IssueRow("/", "/:x?", issues: .tie([0, 1], witness: "/")),
        IssueRow("/a/:b?/:c?", "/a/:x", issues: .tie([0, 1], witness: "/a/x")),
        IssueRow("/a/:b?/:c?", "/a", issues: .tie([0, 1], witness: "/a")),
        IssueRow("/a/**", "/a/**r?", issues: .tie([0, 1], witness: "/a/x")),
        IssueRow("/a", "/a/**r?", issues: .tie([0, 1], witness: "/a")),
        IssueRow("/a%20b", "/A%20B", issues: .tie([0, 1], witness: "/a%20b")),
        IssueRow("/:x(a%20b|c)", "/:y(a%20b|d)", issues: .tie([0, 1], witness: "/a%20b")),
        IssueRow("/x/*", "/:x", "/x/*", issues: .tie([0, 2], witness: "/x/x1")),
        IssueRow("/**", "/**rest", issues: .tie([0, 1], witness: "/x")),
        IssueRow("/x", "/:y", "/:z", issues: .tie([1, 2], witness: "/x1")),
        IssueRow("/商品", "/商品", issues: .tie([0, 1], witness: "/%E5%95%86%E5%93%81")),
        IssueRow("/É", "/E\u{301}", issues: .tie([0, 1], witness: "/%C3%89")),
        IssueRow("/p/:id(word)", "/p/:id(hex)", issues: .tie([0, 1], witness: "/p/ff")),
        // The example is no text that another pattern spells.
        IssueRow(
            "/a/x", "/*/:p", "/:n(int)/:p", "/*/:q", issues: .tie([1, 3], witness: "/x1/x1")),
    ]

    /// A third pattern that wins all paths of a tie doesn't excuse it.
    private static let tiesOfOthers = [
        IssueRow("/p/m", "/p/:a(s|m|n)", "/p/:b(m|l|n)", issues: .tie([1, 2], witness: "/p/m")),
        IssueRow(
            "/p/AB-12", "/p/:x(sku)", "/p/:y(sku)", issues: .tie([1, 2], witness: "/p/AB-12")),
        IssueRow("/a/*", "/a/*/*", "/a/**", "/a/**r", issues: .tie([2, 3], witness: "/a/x")),
        IssueRow(
            "/:x(a|b)/:y(b|c)", "/:x(b|d)/:y(b|e)", "/b/b", issues: .tie([0, 1], witness: "/b/b")),
        IssueRow("/a:x", "/:y.b", "/a:z.b", "/a.b", issues: .tie([0, 1], witness: "/ax.b")),
        IssueRow(
            "/on/true", "/on/false", "/on/:v(bool)", "/on/:w(bool)",
            issues: .tie([2, 3], witness: "/on/true")),
    ]

    /// None of the texts beside the parameters continues another one.
    private static let tiesOfAffixes = [
        IssueRow("/a:x", "/:y.b", issues: .tie([0, 1], witness: "/ax.b")),
        IssueRow("/:y.b", "/A:x", "/:z", issues: .tie([0, 1], witness: "/Ax.b")),
        IssueRow("/ab:x", "/{y}bc", "/ab{z}bc", "/abbc", issues: .tie([0, 1], witness: "/abxbc")),
        IssueRow("/1:x(int)", "/{y(uint)}2", issues: .tie([0, 1], witness: "/112")),
        IssueRow("/a:x(word)", "/{y(word)}b", issues: .tie([0, 1], witness: "/awordb")),
        IssueRow("/a:x/:n(int)", "/:y.b/:n(uint)", issues: .tie([0, 1], witness: "/ax.b/1")),
        IssueRow("/a:x", "/a:y", issues: .tie([0, 1], witness: "/ax")),
        IssueRow("/a:x(int)", "/A:y(int)", issues: .tie([0, 1], witness: "/a1")),
        IssueRow("/p-:x(s|m)", "/p-:y(m|l)", issues: .tie([0, 1], witness: "/p-m")),
        IssueRow("/p-:x(s|m)", "/:y(p-m|p-l)", issues: .tie([0, 1], witness: "/p-m")),
        IssueRow("/p-:x(word)", "/p-:y(hex)", issues: .tie([0, 1], witness: "/p-ff")),
        IssueRow("/x:a", "/xy:b", "/:c", "/:d", issues: .tie([2, 3], witness: "/z")),
    ]

    private static let unreachable = [
        IssueRow("/:x", "/*", issues: .unreachable(1, by: 0, witness: "/x")),
        IssueRow(
            "/on/true", "/on/false", "/on/:v(bool)",
            issues: .unreachable(2, by: 0, witness: "/on/true")),
        IssueRow("/:x(a|b)", "/b", "/A", issues: .unreachable(0, by: 2, witness: "/a")),
        IssueRow("/*", "/:x/**", "/**", issues: .unreachable(2, by: 0, witness: "/x")),
        IssueRow(
            "/:x(sku)/*", "/:x(sku)/:y", issues: .unreachable(0, by: 1, witness: "/AB-12/x")),
        IssueRow(
            "/:x/:y", "/:x/:y(word)", "/*/b", issues: .unreachable(2, by: 1, witness: "/x/b")),
        IssueRow("/:x/**", "/*/b", issues: .unreachable(1, by: 0, witness: "/x/b")),
        IssueRow(
            "/on-true", "/on-false", "/on-:v(bool)",
            issues: .unreachable(2, by: 0, witness: "/on-true")),
        IssueRow("/{x}e", "/:v(bool)", issues: .unreachable(1, by: 0, witness: "/true")),
        IssueRow("/t:x", "/false", "/:v(bool)", issues: .unreachable(2, by: 0, witness: "/true")),
        IssueRow(
            "/p-s", "/p-m", "/p-:size(s|m)", issues: .unreachable(2, by: 0, witness: "/p-s")),
    ]

    /// An unknown constraint is the only issue of its pattern and of its neighbours.
    private static let constraints = [
        IssueRow("/:x(code)", issues: .unknownConstraint(0, name: "code")),
        IssueRow("/a/:x(code)", "/a", issues: .unknownConstraint(0, name: "code")),
        IssueRow("/:x(code)", "/:y(sku)", issues: .unknownConstraint(0, name: "code")),
        IssueRow("/:x(code)", "/*", issues: .unknownConstraint(0, name: "code")),
        IssueRow("/:x(code)/b", "/:y", "/:y/b", issues: .unknownConstraint(0, name: "code")),
        IssueRow("/p-:x(missing)", issues: .unknownConstraint(0, name: "missing")),
        IssueRow("/:x(int|uint)", issues: .enumeratedTypes(0, ["int", "uint"])),
        IssueRow("/:x(sku|int)", issues: .enumeratedTypes(0, ["sku", "int"])),
        IssueRow("/p-:x(int|uint)", issues: .enumeratedTypes(0, ["int", "uint"])),
        IssueRow("/:x(a|a)", issues: .repeatedText(0, "a")),
        IssueRow("/:x(a|b|A)", issues: .repeatedText(0, "A")),
        IssueRow("/p-:x(a|A)", issues: .repeatedText(0, "A")),
        IssueRow("/:x(é|e\u{301})", issues: .repeatedText(0, "e\u{301}")),
    ]

    /// All patterns that tie are named, and none of them is called unreachable.
    private static let several = [
        IssueRow("/a/:y", "/a/:x", "/A/:z", issues: .tie([0, 1, 2], witness: "/a/x")),
        IssueRow(
            "/:x(a|b)", "/:x(c|d)", "/:x(b|c)", issues: .tie([0, 2], witness: "/b"),
            .tie([1, 2], witness: "/c")),
        IssueRow(
            "/a/:a", "/a/:b", "/a/:c", "/a/:d", "/a/:e", "/b", "/B",
            issues: .tie([0, 1, 2, 3, 4], witness: "/a/x"), .tie([5, 6], witness: "/b")),
        IssueRow(
            "/:x(a|b)", "/:y(b|a)", "/:z(b|c)", issues: .tie([0, 1], witness: "/a"),
            .tie([0, 2], witness: "/b")),
        IssueRow(
            "/:x(code)", "/:y(code)", issues: .unknownConstraint(0, name: "code"),
            .unknownConstraint(1, name: "code")),
    ]

    @Test(
        arguments: ties + tiesOfOthers + tiesOfAffixes + unreachable + constraints + several)
    func `the issues of a table are named with examples, as many in each order of the patterns`(
        row: IssueRow
    ) {
        #expect(tableIssues(of: row.texts) == row.issues)
        for order in row.texts.someOrders {
            #expect(tableIssues(of: order).count == row.issues.count, "\(order)")
        }
    }

    @Test
    func `of many patterns that tie with each other each is named with the first one`() {
        let issues = tableIssues(of: (0..<20).map { "/:line(w\($0)|sale)/:id" })
        #expect(issues == (1..<20).map { .tie([0, $0], witness: "/sale/x") })
    }

    @Test(arguments: [
        ["/:x(int)", "/:x(uint)"], ["/:x(a|b)", "/:x(c|d)"], ["/:x(sku)", "/:x(word)"],
        ["/:x(a|b)/:y(a|b)", "/:x(b|c)/:y(c|d)"], ["/:x", "/*/a"], ["/a", "/É", "/é", "/b"],
        ["/H%CC%B1", "/%E1%BA%96"], ["/:x(H%CC%B1|%E1%BA%96)"],
        ["/:x(true|yes)", "/:x(bool)"],
        ["/a/:b?/:c?", "/a/:x(int)", "/a/**"], ["/a/**?", "/a/:x"], ["/:x(a%7Cb|c)", "/:x(a|b|d)"],
        // The last one of each wins a path that is hard to think of.
        ["/p/:y(int)", "/q/:y(int)", "/:x(p|q)/:y(uint)"],
        ["/p/:y(bool)", "/q/:y(bool)", "/:x(p|q)/true"],
        ["/:x/:y(word)", "/*/a"], ["/:x/:y(word)", "/*/:y(int)"], ["/word", "/:x(word)"],
        ["/:x/:y(word)", "/*/**"], ["/:x", "/:x/:y", "/**"],
        // Texts around values.
        ["/a:x", "/b:x"], ["/:x.a", "/:x.b"], ["/a:x", "/ab:x"], ["/a:x/b", "/:y.b/c"],
        ["/1:x(int)", "/{y(bool)}2"], ["/t:x", "/:v(bool)"],
        ["/-:x(uint)", "/{y(uint)}5"], ["/a:x(int)", "/{y(int)}b"], ["/a:x/b:x2", "/:y.b/c:y2"],
        ["/a:x(bool)", "/a:x(int)", "/a:x"], ["/x-:a(s|m)", "/y-:b(s|m)"],
        ["/:x(int|other)"], ["/:x(a|b)"], ["/:x(É|é)"],
    ])
    func `what is ordered, has nothing in common or wins any path stands together`(
        texts: [String]
    ) {
        for order in texts.someOrders { #expect(tableIssues(of: order) == []) }
    }

    @Test
    func `a type is never reached if texts around values cover it together`() {
        let issues = tableIssues(of: ["/tr:x", "/f:x", "/{y}e", "/:v(bool)"])
        #expect(issues.contains { if case .unreachable = $0 { true } else { false } })
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
        (
            ["/a:x", "/:y.b"],
            "/:y.b ties with /a:x, registered at patterns[0]: both answer /ax.b, and nothing "
                + "decides which one wins; let the texts of a:x continue those of :y.b at both "
                + "ends, or the other way round"
        ),
    ])
    func `the error names the patterns, their positions and a remedy`(
        texts: [String], sentence: String
    ) throws {
        let error = #expect(throws: RouteTableError.self) { try RouteTable(texts: texts) }
        #expect(error?.description == sentence)
    }
}

struct `A constraint of a table` {
    @Test(arguments: ["", ".", "..", "no", String(repeating: "y", count: 257)])
    func `a constraint accepts its example`(example: String) {
        let bad = RouteConstraint("bad", example: example) { $0 != "no" }
        #expect(
            tableIssues(of: ["/:x(bad)"], constraints: [bad])
                == [.wrongExample(0, name: "bad", example: example)])
    }

    @Test(
        arguments: ["int", "Int", "UUID", "bool", "string", "float"].map {
            ($0, RouteTableError.Issue.reservedConstraint(0, name: $0))
        }
            + ["", "a-b", "a b", "a|b", "é", "a)", "a/b"].map {
                ($0, .unspellableConstraint(0, name: $0))
            })
    func `a constraint has a name that a pattern can spell, and no type has`(
        name: String, issue: RouteTableError.Issue
    ) {
        let constraint = RouteConstraint(name, example: "1") { _ in true }
        #expect(tableIssues(of: ["/a"], constraints: [constraint]) == [issue])
    }

    @Test
    func `one helper that makes two of one name is refused, and one value used twice is not`() {
        let code = code(of: 3)
        #expect(tableIssues(of: ["/:x(code)"], constraints: [code, code]) == [])
        #expect(
            tableIssues(of: ["/:x(code)"], constraints: [code, self.code(of: 4)])
                == [.repeatedConstraint(0, 1, name: "code")])
    }

    private func code(of length: Int) -> RouteConstraint {
        RouteConstraint("code", example: "1") { $0.count < length }
    }

    @Test(
        arguments: [
            ("hxe", "9", .unknownWiderConstraint(0, than: "hxe")),
            ("small", "99", .wrongWiderConstraint(0, than: "small")),
        ] as [(String, String, RouteTableError.Issue)])
    func `a constraint is narrower than one of the table that accepts its example`(
        wider: String, example: String, issue: RouteTableError.Issue
    ) {
        let digits = RouteConstraint("digits", example: example) { $0.allSatisfy(\.isNumber) }
        let small = RouteConstraint("small", example: "x") { $0.count < 2 }
        #expect(tableIssues(of: [], constraints: [digits.narrower(than: wider), small]) == [issue])
    }

    @Test
    func `two are not narrower than one another`() {
        let one = RouteConstraint("one", example: "1") { _ in true }.narrower(than: "other")
        let other = RouteConstraint("other", example: "1") { _ in true }.narrower(than: "one")
        #expect(
            tableIssues(of: [], constraints: [one, other]) == [
                .wrongWiderConstraint(0, than: "other"), .wrongWiderConstraint(1, than: "one"),
            ])
    }
}

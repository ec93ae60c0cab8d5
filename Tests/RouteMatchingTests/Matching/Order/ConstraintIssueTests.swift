import Testing

@testable import RouteMatching

@Suite
struct `A constraint of a table` {
    @Test(arguments: [
        ["/:x(code)"], ["/a/:x(code)", "/a"], ["/:x(code)", "/:y(sku)"], ["/:x(code)", "/*"],
        ["/:x(code)/b", "/:y", "/:y/b"],
    ])
    func `an unknown one is the only issue of its pattern and its neighbours`(texts: [String]) {
        #expect(tableIssues(of: texts) == ["unknownConstraint(0, name: \"code\")"])
    }

    @Test
    func `patterns that name an unknown one do not tie`() {
        #expect(
            tableIssues(of: ["/:x(code)", "/:y(code)"]) == [
                "unknownConstraint(0, name: \"code\")", "unknownConstraint(1, name: \"code\")",
            ])
    }

    @Test(arguments: ["int", "Int", "UUID", "bool", "string", "float"])
    func `a constraint is not named like a type`(name: String) {
        let constraint = RouteConstraint(name, example: "1") { _ in true }
        #expect(
            tableIssues(of: ["/a"], constraints: [constraint]) == [
                "reservedConstraint(0, name: \"\(name)\")"
            ])
    }

    @Test(arguments: ["", "a-b", "a b", "a|b", "é", "a)", "a/b"])
    func `a constraint's name is one that a pattern can spell`(name: String) {
        let constraint = RouteConstraint(name, example: "1") { _ in true }
        #expect(
            tableIssues(of: ["/a"], constraints: [constraint]) == [
                "unspellableConstraint(0, name: \"\(name)\")"
            ])
    }

    @Test
    func `one helper that makes two of one name is refused, and one value used twice is not`() {
        let code = code(of: 3)
        #expect(tableIssues(of: ["/:x(code)"], constraints: [code, code]) == [])
        #expect(
            tableIssues(of: ["/:x(code)"], constraints: [code, self.code(of: 4)]) == [
                "repeatedConstraint(0, 1, name: \"code\")"
            ])
    }

    private func code(of length: Int) -> RouteConstraint {
        RouteConstraint("code", example: "1") { $0.count < length }
    }

    @Test(arguments: [
        ("/:x(int|uint)", "enumeratedTypes(0, [\"int\", \"uint\"])"),
        ("/:x(sku|int)", "enumeratedTypes(0, [\"sku\", \"int\"])"),
        ("/:x(a|a)", "repeatedText(0, \"a\")"), ("/:x(a|b|A)", "repeatedText(0, \"A\")"),
        ("/:x(é|e\u{301})", "repeatedText(0, \"e\u{301}\")"),
    ])
    func `an enumeration lists texts, each of them once`(text: String, issue: String) {
        #expect(tableIssues(of: [text]) == [issue])
    }

    @Test(arguments: ["/:x(int|other)", "/:x(a|b)", "/:x(É|é)"])
    func `any other enumeration is read`(text: String) {
        #expect(tableIssues(of: [text]) == [])
    }

    @Test(arguments: [
        ("hxe", "9", "unknownWiderConstraint(0, than: \"hxe\")"),
        ("small", "99", "wrongWiderConstraint(0, than: \"small\")"),
    ])
    func `a constraint is narrower than one of the table that accepts its example`(
        wider: String, example: String, issue: String
    ) {
        let digits = RouteConstraint("digits", example: example) { $0.allSatisfy(\.isNumber) }
        let small = RouteConstraint("small", example: "x") { $0.count < 2 }
        #expect(tableIssues(of: [], constraints: [digits.narrower(than: wider), small]) == [issue])
    }

    @Test
    func `two are not narrower than one another`() {
        let (one, other) = (
            RouteConstraint("one", example: "1") { _ in true }.narrower(than: "other"),
            RouteConstraint("other", example: "1") { _ in true }.narrower(than: "one")
        )
        #expect(
            tableIssues(of: [], constraints: [one, other]) == [
                "wrongWiderConstraint(0, than: \"other\")",
                "wrongWiderConstraint(1, than: \"one\")",
            ])
    }
}

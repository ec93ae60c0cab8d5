import Testing

@testable import RouteMatching

@Suite
struct `Texts beside parameters, none of which continues another` {
    @Test(arguments: [
        (["/a:x", "/:y.b"], "tie([0, 1], witness: \"/ax.b\")"),
        (["/:y.b", "/A:x", "/:z"], "tie([0, 1], witness: \"/Ax.b\")"),
        (["/ab:x", "/{y}bc", "/ab{z}bc", "/abbc"], "tie([0, 1], witness: \"/abxbc\")"),
        (["/1:x(int)", "/{y(uint)}2"], "tie([0, 1], witness: \"/112\")"),
        (["/a:x(word)", "/{y(word)}b"], "tie([0, 1], witness: \"/axb\")"),
        (["/a:x/:n(int)", "/:y.b/:n(uint)"], "tie([0, 1], witness: \"/ax.b/1\")"),
        (["/a:x", "/a:y"], "tie([0, 1], witness: \"/ax\")"),
        (["/a:x(int)", "/A:y(int)"], "tie([0, 1], witness: \"/a1\")"),
        (["/p-:x(s|m)", "/p-:y(m|l)"], "tie([0, 1], witness: \"/p-m\")"),
        (["/p-:x(s|m)", "/:y(p-m|p-l)"], "tie([0, 1], witness: \"/p-m\")"),
        (["/p-:x(word)", "/p-:y(hex)"], "tie([0, 1], witness: \"/p-ff\")"),
        (["/x:a", "/xy:b", "/:c", "/:d"], "tie([2, 3], witness: \"/z\")"),
    ])
    func `texts without order tie, with a path that both answer`(texts: [String], issue: String) {
        let hex = RouteConstraint("hex", example: "ff") { $0.allSatisfy(\.isHexDigit) }
        #expect(tableIssues(of: texts, constraints: sampleConstraints + [hex]) == [issue])
    }

    @Test(arguments: [
        ["/a:x", "/b:x"], ["/:x.a", "/:x.b"], ["/a:x", "/ab:x"], ["/a:x/b", "/:y.b/c"],
        ["/1:x(int)", "/{y(bool)}2"],
        ["/-:x(uint)", "/{y(uint)}5"], ["/a:x(int)", "/{y(int)}b"], ["/a:x/b:x2", "/:y.b/c:y2"],
        ["/a:x(bool)", "/a:x(int)", "/a:x"], ["/x-:a(s|m)", "/y-:b(s|m)"],
    ])
    func `texts don't tie where no path is left that both answer`(texts: [String]) {
        for order in texts.someOrders { #expect(tableIssues(of: order) == []) }
    }

    @Test
    func `the sentence says what to change`() throws {
        let error = try #require(throws: RouteTableError.self) {
            try RouteTable(texts: ["/a:x", "/:y.b"])
        }
        #expect(
            error.description
                == "/:y.b ties with /a:x, registered at patterns[0]: both answer /ax.b, and nothing "
                + "decides which one wins; let the texts of a:x continue those of :y.b at both "
                + "ends, or the other way round")
    }

    @Test(arguments: [
        (
            ["/on-true", "/on-false", "/on-:v(bool)"],
            "unreachable(2, by: 0, witness: \"/on-true\")"
        ),
        (["/{x}e", "/:v(bool)"], "unreachable(1, by: 0, witness: \"/true\")"),
        (["/t:x", "/false", "/:v(bool)"], "unreachable(2, by: 0, witness: \"/true\")"),
        (["/p-s", "/p-m", "/p-:size(s|m)"], "unreachable(2, by: 0, witness: \"/p-s\")"),
    ])
    func `what others answer as a whole is never reached`(texts: [String], issue: String) {
        #expect(tableIssues(of: texts) == [issue])
    }

    @Test(arguments: [["/t:x", "/:v(bool)"], ["/tr:x", "/f:x", "/{y}e", "/:v(bool)"]])
    func `a type that they leave a value is reached`(texts: [String]) {
        let issues = tableIssues(of: texts)
        #expect(issues.contains { $0.hasPrefix("unreachable") } == (texts.count > 2))
    }

    @Test(arguments: [
        (["/p-:x(a|A)"], "repeatedText(0, \"A\")"),
        (["/p-:x(int|uint)"], "enumeratedTypes(0, [\"int\", \"uint\"])"),
        (["/p-:x(missing)"], "unknownConstraint(0, name: \"missing\")"),
    ])
    func `constraints between texts are reviewed like others`(texts: [String], issue: String) {
        #expect(tableIssues(of: texts) == [issue])
    }
}

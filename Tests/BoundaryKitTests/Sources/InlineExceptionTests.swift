import Testing

@testable import BoundaryKit

@Suite struct `Exceptions in the source` {
    private func exceptions(in code: String, file: String = "A.swift") -> [String] {
        InlineExceptionReader.exceptions(in: Array(code.utf8), file: file).map {
            "\($0.place.line):\($0.place.column) for \($0.line): \($0.rule) "
                + "\($0.lastDay?.description ?? "never") \($0.because)"
        }
    }

    @Test(arguments: [
        (
            "import Shop // boundary:allow a-b until 2027-01-31 because the cart  moves",
            ["1:13 for 1: a-b 2027-01-31 the cart moves"]
        ),
        (
            "import Kit\n  // boundary:allow a until 2027-01-31 because b\n"
                + "// boundary:allow c until 2027-01-31 because d\nimport Shop",
            ["2:3 for 4: a 2027-01-31 b", "3:1 for 4: c 2027-01-31 d"]
        ),
        ("import Shop // boundary:allow", ["1:13 for 1:  never "]),
        ("import Shop // boundary:allow because b", ["1:13 for 1:  never b"]),
        ("import Shop //boundary:allow a until because b", ["1:13 for 1: a never b"]),
        ("import Shop // boundary:allow a until 2027-02-29 because b", ["1:13 for 1: a never b"]),
        ("import Shop\r\n// boundary:allow a\r\nimport Kit", ["2:1 for 3: a never "]),
        ("let text = \"// boundary:allow a\"\n/// // boundary:allow a\n/* boundary:allow */", []),
        ("// see boundary:allow", []),
    ])
    func `are read from comments`(code: String, expected: [String]) {
        #expect(exceptions(in: code) == expected)
    }

    private func report(
        _ comment: String, on day: String = "2026-12-01",
        rules: [BoundaryRule] = [.independent(["A", "B"], because: "-").named("apart")]
    ) throws -> BoundaryReport {
        var graph = ModuleGraph.sketch("A: import B\nB:")
        let code = "import B // boundary:allow \(comment)"
        graph.exceptions = InlineExceptionReader.exceptions(
            in: Array(code.utf8), file: "A/A.swift")
        return BoundaryReport(of: rules, in: graph, today: try #require(CalendarDay(rawValue: day)))
    }

    @Test(arguments: ["2026-12-01", "2027-01-31"])
    func `accept the violation of a rule at a line until their last day`(day: String) throws {
        let report = try report("apart until 2027-01-31 because it moves", on: day)
        #expect(report.failures.isEmpty)
        #expect(report.excepted.map(\.subject) == ["A -> B"])
    }

    @Test(arguments: [
        (
            "apart until 2027-01-31 because it moves", "2027-02-01",
            "the exception from apart expired on 2027-01-31"
        ),
        ("apart until 2027-01-31", "2026-12-01", "the exception from apart has no reason"),
        ("apart because it moves", "2026-12-01", "the exception from apart names no last day"),
        ("until 2027-01-31 because b", "2026-12-01", "the exception names no rule"),
        (
            "aprat until 2027-01-31 because b", "2026-12-01",
            "the exception is from the unknown rule 'aprat'"
        ),
    ])
    func `that are expired or incomplete accept nothing, and are findings`(
        comment: String, day: String, sentence: String
    ) throws {
        let report = try report(comment, on: day)
        #expect(report.issues.map(\.subject) == ["A -> B"])
        #expect(report.exceptionIssues.map(\.sentence) == [sentence])
        #expect(report.failures.count == 2)
        #expect(report.exceptionIssues.map(\.place?.description) == ["A/A.swift:1:10"])
    }

    @Test func `that nothing needs are findings, unless their rule wasn't checked`() throws {
        let acyclic = BoundaryRule.acyclic(because: "-")
        let comment = "acyclic until 2027-01-31 because b"
        #expect(
            try report(comment, rules: [acyclic]).exceptionIssues.map(\.sentence) == [
                "the exception accepts a violation of acyclic that doesn't exist in line 1"
            ])
        let exposes = BoundaryRule.exposesOnly("A", conformingTo: "P", because: "-").named(
            "acyclic")
        #expect(try report(comment, rules: [exposes]).exceptionIssues.isEmpty)
    }

    @Test(arguments: ["2027-1-31", "2027-13-01", "2027-04-31", "2100-02-29", "tomorrow", ""])
    func `need a day that exists`(text: String) {
        #expect(CalendarDay(rawValue: text) == nil)
    }
}

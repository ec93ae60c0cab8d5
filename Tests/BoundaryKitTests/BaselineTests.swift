import Testing

@testable import BoundaryKit

struct `One rule beside another` {
    /// What is added to the rule, a comment behind the import, and what is frozen.
    @Test(arguments: [
        ("", "", "", "forbidden"), (#", "severity": "warning""#, "", "", "undeclared"),
        (#", "exceptions": [{ "accepts": ["F -> N"], "because": "b" }]"#, "", "", "undeclared"),
        ("", "// boundary:allow forbidden until 2027-01-31 because b", "", "undeclared"),
        ("", "", "[forbidden] F -> N", "undeclared"),
    ])
    func `a prohibited import isn't also one to declare, unless the prohibition doesn't fail`(
        rule: String, comment: String, frozen: String, failing: String
    ) {
        var graph = ModuleGraph.sketch("F: import N\nN:")
        graph.exceptions = InlineException.all(
            in: Array("import N \(comment)".utf8), file: "F/F.swift")
        let forbidden = #""forbidden", "from": "F", "to": "N", "id": "forbidden"\#(rule)"#
        let report = BoundaryReport(
            of: [
                BoundaryRule(stringLiteral: forbidden), #""noUndeclared", "id": "undeclared""#,
            ], in: graph, baseline: Baseline(text: frozen), today: "2026-12-01")
        #expect(report.failures.map(\.key) == ["[\(failing)] F -> N"])
    }
}

struct `A baseline names who depends` {
    /// Some modules must not reach N, and none be in a cycle. The name of a rule can have the word
    /// that is before a file.
    private static let rules: [BoundaryRule] = [
        #""forbidden", "from": ["G", "H", "K", "L"], "to": "N", "id": "N in G""#, #""acyclic""#,
    ]

    /// What modules depend on.
    private static let before = [
        "G": "F", "H": "F", "K": "", "L": "F, N", "F": "N", "N": "",
        "A": "B", "B": "A, C", "C": "B",
    ]

    private func report(
        _ modules: [String: String], _ baseline: Baseline = Baseline(),
        _ rules: [BoundaryRule] = rules
    ) -> BoundaryReport {
        let lines = modules.map { "\($0):\($1)" }.sorted()
        return BoundaryReport(
            of: rules, in: .sketch(lines.joined(separator: "\n")), baseline: baseline)
    }

    /// What changes after freezing, and what fails then, apart from entries that are no longer
    /// needed.
    @Test(arguments: [
        ("nothing", [:], []), ("one is mended", ["H": ""], []),
        ("another module reaches it", ["K": "F"], ["[N in G] K -> N by F -> N"]),
        ("the cause is mended", ["F": ""], []),
        ("one depends on it itself", ["G": "F, N"], ["[N in G] G -> N"]),
        ("one no longer depends on it itself", ["L": "F"], []),
        ("the cause is another one", ["F": "E", "E": "N"], []),
        ("a part of a cycle is left", ["C": ""], []),
        ("another cycle is closed", ["C": "D", "D": "C"], ["[acyclic] C, D"]),
    ])
    func `a baseline accepts what was there, and nothing new`(
        name: String, changes: [String: String], keys: [String]
    ) {
        let baseline = Baseline().updated(by: report(Self.before), growing: false).baseline
        #expect(baseline.source.contains("[N in G] L -> N in L/L.swift\n"))
        let report = report(Self.before.merging(changes) { $1 }, baseline)
        #expect(report.issues.flatMap(\.keys) == keys, "\(name)")
    }

    @Test(arguments: [
        ("G -> N", ["[gn] H -> N by F -> N"]), ("* by F -> N", []),
        (
            "F -> N",
            ["[gn] accepts nothing: F -> N", "[gn] G -> N by F -> N", "[gn] H -> N by F -> N"]
        ),
    ])
    func `an exception of a rule names the module, and not only the cause`(
        accepted: String, keys: [String]
    ) {
        let rule = BoundaryRule(
            stringLiteral: #""forbidden", "from": ["G", "H"], "to": "N", "id": "gn", "#
                + #""exceptions": [{ "accepts": ["\#(accepted)"], "because": "b" }]"#)
        #expect(report(Self.before, Baseline(), [rule]).issues.flatMap(\.keys) == keys)
    }
}

struct `Random packages` {
    private static let tails = [0, 1, 2]
    private static let head = 6
    private static let rules: [BoundaryRule] = [
        #""forbidden", "from": ["M0", "M1", "M2"], "to": ["M6"]"#,
        #""layers", "layers": ["M0", ["M1", "M2"], ["M3", "M4"], "M5"], "independentSiblings": true"#,
        #""independent", "modules": ["M1", "M3", "M5"]"#,
        #""protected", "modules": "M4", "importers": ["M0", "M2"]"#,
        #""mayDependOnlyOn", "modules": "M5", "allowed": ["M6", "M4"]"#,
        #""noUndeclared", "directly": true"#, #""acyclic""#,
    ]

    /// The paths that the first rule forbids, found by walking along each of them: their first
    /// vertex, and whether they are one arc.
    private func forbidden(_ graph: Digraph) -> Set<[Int]> {
        let paths = Self.tails.flatMap { tail in
            graph.paths(from: [tail]) { !Self.tails.contains($0) }
        }
        return Set(paths.filter { $0.last == Self.head }.map { [$0[0], $0.count == 2 ? 1 : 0] })
    }

    /// A failure prints the graph itself, so that no seed is needed to repeat it.
    @Test(arguments: 0..<150)
    func `removing a dependency adds no error, and a forbidden pair always does`(_ number: Int) {
        let complete = Digraph(successors: (0..<7).map { tail in (0..<7).filter { $0 != tail } })
        let all = Set(complete.arcs)
        let arcs = Set(all.shuffled().prefix(Int.random(in: 3...14)))
        let declared = arcs.filter { _ in Bool.random() }
        func report(_ arcs: Set<Digraph.Arc>, _ baseline: Baseline? = nil) -> BoundaryReport {
            let graph = Digraph(count: 7, arcs: arcs).modules { declared.contains($0) }
            return BoundaryReport(of: Self.rules, in: graph, baseline: baseline)
        }
        let baseline = Baseline().updated(by: report(arcs), growing: true).baseline
        #expect(report(arcs, baseline).failures.isEmpty, "\(arcs), declared: \(declared)")
        for arc in arcs {
            let mended = report(arcs.subtracting([arc]), baseline)
            let added = mended.issues.flatMap(\.keys)
            let new = baseline.updated(by: mended, growing: false).new
            #expect(added == [], "\(arcs) without \(arc), declared: \(declared)")
            #expect(new == 0, "\(arcs) without \(arc), declared: \(declared)")
        }
        let before = forbidden(Digraph(count: 7, arcs: arcs))
        for arc in all.subtracting(arcs) {
            let graph = Digraph(count: 7, arcs: arcs.union([arc]))
            guard !forbidden(graph).isSubset(of: before) else { continue }
            let broken = report(arcs.union([arc]), baseline)
            #expect(!broken.issues.isEmpty, "\(arcs) with \(arc), declared: \(declared)")
        }
    }
}

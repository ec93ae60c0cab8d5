import Testing

@testable import BoundaryKit

/// A rule file of one rule: the modules G, H and K must not reach N.
private let apart: BoundaryRule = #""forbidden", "from": ["G", "H", "K"], "to": "N", "id": "gn""#

struct `One rule beside another` {
    private static let forbidden = #""forbidden", "from": "F", "to": "N", "id": "fn""#

    private func failures(_ rule: String, allowed: String = "", baseline: String = "") -> [String] {
        var graph = ModuleGraph.sketch("F: import N\nN:")
        graph.exceptions = InlineException.all(
            in: Array("import N \(allowed)".utf8), file: "F/F.swift")
        return BoundaryReport(
            of: [BoundaryRule(stringLiteral: rule), #""noUndeclared", "id": "undeclared""#],
            in: graph, baseline: Baseline(text: baseline), today: "2026-12-01"
        ).failures.map(\.key)
    }

    @Test func `a prohibited import isn't also one to declare`() {
        #expect(failures(Self.forbidden) == ["[fn] F -> N"])
    }

    @Test(arguments: [
        ("a warning", forbidden + #", "severity": "warning""#, "", ""),
        (
            "an exception in the source", forbidden,
            "// boundary:allow fn until 2027-01-31 because b", ""
        ),
        (
            "an exception of the rule",
            forbidden
                + #", "exceptions": [{ "accepts": ["F -> N"], "because": "b" }]"#, "", ""
        ),
        ("a frozen violation", forbidden, "", "[fn] F -> N"),
    ])
    func `a rule that doesn't fail hides no finding of another one`(
        name: String, rule: String, allowed: String, baseline: String
    ) {
        let found = failures(rule, allowed: allowed, baseline: baseline)
        #expect(found == ["[undeclared] F -> N"], "\(name)")
    }
}

struct `A baseline names who depends` {
    private static let before = "G: F\nH: F\nK:\nF: N\nN:"

    private func frozen(_ sketch: String, _ rule: BoundaryRule = apart) -> Baseline {
        let report = BoundaryReport(of: [rule], in: .sketch(sketch))
        return Baseline().updated(by: report, growing: false).baseline
    }

    private func report(
        _ sketch: String, _ baseline: Baseline, _ rule: BoundaryRule = apart
    ) -> BoundaryReport {
        BoundaryReport(of: [rule], in: .sketch(sketch), baseline: baseline)
    }

    /// What changes after freezing, and what fails then, apart from entries that are no longer
    /// needed.
    @Test(arguments: [
        ("nothing", before, []),
        ("another module reaches it", "G: F\nH: F\nK: F\nF: N\nN:", ["[gn] K -> N by F -> N"]),
        ("one is mended", "G: F\nH:\nK:\nF: N\nN:", []),
        ("the cause is mended", "G: F\nH: F\nK:\nF:\nN:", []),
        ("one depends on it itself", "G: F, N\nH: F\nK:\nF: N\nN:", ["[gn] G -> N"]),
        ("the cause is another one", "G: F\nH: F\nK:\nF: E\nE: N\nN:", []),
    ])
    func `a baseline accepts what was there, and nothing new`(
        name: String, after: String, keys: [String]
    ) {
        let report = report(after, frozen(Self.before))
        #expect(report.issues.flatMap(\.keys) == keys, "\(name)")
        #expect(report.warnings.isEmpty, "\(name)")
    }

    @Test func `a baseline knows the violations of a rule whose name has the word in`() {
        let rule: BoundaryRule = #""forbidden", "from": "G", "to": "N", "id": "no N in G""#
        let baseline = frozen("G: N\nN:", rule)
        #expect(baseline.source.hasSuffix("[no N in G] G -> N in G/G.swift\n"))
        #expect(report("G: N\nN:", baseline, rule).failures.isEmpty)
    }

    @Test func `a module that no longer depends itself is still accepted`() {
        let report = report("G: F\nH:\nK:\nF: N\nN:", frozen("G: F, N\nH:\nK:\nF: N\nN:"))
        #expect(report.failures.isEmpty)
    }

    @Test func `a rule that is wrong isn't frozen`() {
        let wrong: BoundaryRule = #""forbidden", "from": "G", "to": "Nowhere", "id": "gn""#
        let new = frozen(Self.before, wrong)
        #expect(new.count == 0)
        let old = Baseline(text: "[gn] selects nothing: Nowhere")
        #expect(!report(Self.before, old, wrong).issues.isEmpty)
    }

    @Test func `a part of a cycle that was accepted is accepted`() {
        let acyclic: BoundaryRule = #""acyclic""#
        let baseline = frozen("A: B\nB: A, C\nC: B", acyclic)
        let mended = report("A: B\nB: A\nC: B", baseline, acyclic)
        #expect(mended.failures.isEmpty)
        let other = report("A: B\nB: A\nC: D\nD: C", baseline, acyclic)
        #expect(other.issues.flatMap(\.keys) == ["[acyclic] C, D"])
    }

    @Test func `an exception of a rule names the module, and not only the cause`() {
        func findings(_ accepted: String) -> [String] {
            let exceptions = #"[{ "accepts": ["\#(accepted)"], "because": "b" }]"#
            let rule = BoundaryRule(
                stringLiteral:
                    #""forbidden", "from": ["G", "H"], "to": "N", "id": "gn", "exceptions": "#
                    + exceptions)
            return report(Self.before, Baseline(), rule).issues.flatMap(\.keys)
        }
        #expect(findings("G -> N") == ["[gn] H -> N by F -> N"])
        #expect(findings("* by F -> N") == [])
        let both = ["[gn] G -> N by F -> N", "[gn] H -> N by F -> N"]
        #expect(findings("F -> N") == ["[gn] accepts nothing: F -> N"] + both)
    }
}

struct `Random packages` {
    /// Numbers that are the same in each run.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }

    private typealias Pair = [Int]

    private static let count = 7
    private static let rules: [BoundaryRule] = [
        #""forbidden", "from": ["M0", "M1", "M2"], "to": ["M6"]"#,
        #""layers", "layers": ["M0", ["M1", "M2"], ["M3", "M4"], "M5"], "independentSiblings": true"#,
        #""independent", "modules": ["M1", "M3", "M5"]"#,
        #""protected", "modules": "M4", "importers": ["M0", "M2"]"#,
        #""mayDependOnlyOn", "modules": "M5", "allowed": ["M6", "M4"]"#,
        #""noUndeclared", "directly": true"#, #""acyclic""#,
    ]

    private func graph(_ edges: Set<Pair>, declared: Set<Pair>) -> ModuleGraph {
        let lines = (0..<Self.count).map { tail in
            let heads = edges.filter { $0[0] == tail }.sorted { $0[1] < $1[1] }.map { edge in
                (declared.contains(edge) ? "" : "import ") + "M\(edge[1])"
            }
            return "M\(tail):" + (heads.isEmpty ? "" : " ") + heads.joined(separator: ", ")
        }
        return .sketch(lines.joined(separator: "\n"))
    }

    private func report(
        _ edges: Set<Pair>, _ declared: Set<Pair>, _ baseline: Baseline = Baseline()
    ) -> BoundaryReport {
        BoundaryReport(of: Self.rules, in: graph(edges, declared: declared), baseline: baseline)
    }

    /// The pairs that the first rule forbids, found by walking along each path: with `true` those
    /// of an edge, with `false` the others.
    private func forbidden(_ edges: Set<Pair>) -> Set<[Int]> {
        let tails = [0, 1, 2]
        let head = 6
        var found: Set<[Int]> = []
        for tail in tails {
            if edges.contains([tail, head]) { found.insert([tail, 1]) }
            var known = Set<Int>()
            var open = [tail]
            while let vertex = open.popLast() {
                for edge in edges where edge[0] == vertex && !tails.contains(edge[1]) {
                    if edge[1] == head { found.insert([tail, 0]) }
                    if known.insert(edge[1]).inserted, edge[1] != head { open.append(edge[1]) }
                }
            }
        }
        return found
    }

    @Test(arguments: 0..<150)
    func `removing a dependency adds no error, and a forbidden pair always does`(seed: Int) {
        var numbers = Numbers(state: UInt64(seed) &* 0x9E37_79B9)
        let all = (0..<Self.count).flatMap { tail in
            (0..<Self.count).filter { $0 != tail }.map { [tail, $0] }
        }
        let edges = Set(
            all.shuffled(using: &numbers).prefix(Int.random(in: 3...14, using: &numbers)))
        let declared = Set(edges.filter { _ in Bool.random(using: &numbers) })
        let first = report(edges, declared)
        let baseline = Baseline().updated(by: first, growing: true).baseline
        #expect(report(edges, declared, baseline).failures.isEmpty)
        for edge in edges.sorted(by: { ($0[0], $0[1]) < ($1[0], $1[1]) }) {
            let mended = report(edges.subtracting([edge]), declared, baseline)
            let added = mended.issues.flatMap(\.keys)
            #expect(added.isEmpty, "without \(edge)")
            #expect(baseline.updated(by: mended, growing: false).new == 0, "without \(edge)")
        }
        let before = forbidden(edges)
        for edge in all where !edges.contains(edge) {
            let isNew = !forbidden(edges.union([edge])).isSubset(of: before)
            guard isNew else { continue }
            let broken = report(edges.union([edge]), declared, baseline)
            #expect(!broken.issues.isEmpty, "with \(edge)")
        }
    }
}

import Foundation
import Testing

@testable import BoundaryKit

struct `A finding` {
    private let independent: BoundaryRule = #""independent", "modules": "path:Features/*""#

    private func issues(_ sketch: String, _ rules: BoundaryRule...) -> [BoundaryIssue] {
        BoundaryReport(of: rules, in: .sketch(sketch)).issues
    }

    @Test func `a finding reads like a compiler error and says how to fix it`() {
        let graph = ModuleGraph.sketch(
            "Features/Moments: import Shop #DEBUG\nFeatures/Shop:\nBase/Kit:\nBase/Log:"
        ).owned(by: CodeOwners("/Features/Shop/ @shop\n/Features/Moments/ @moments @app"))
        let rule: BoundaryRule =
            #""independent", "modules": "path:Features/*", "because": "features meet through URLs", "fix": "open a link""#
        #expect(
            BoundaryReport(of: [rule], in: graph).issues.map(\.description) == [
                """
                Features/Moments/Moments.swift:1:8: error: [features-independent] Moments must not import Shop
                  because: features meet through URLs
                  evidence: import (inside #if DEBUG); not declared in the manifest
                  path: Moments -> Shop    allowed: Moments -> Kit, Log
                  owners: Moments: @moments @app; Shop: @shop
                  fix: open a link
                """
            ])
        // The platforms and traits of a declared dependency are evidence, too.
        let declared = issues(
            "App: declare Core [Menu] {ios}\nCore:", #""forbidden", "from": "App", "to": "Core""#)
        let line = "declared in Package.swift:1 (on ios; with trait Menu)"
        #expect(declared.map(\.evidence) == [[line, "never imported"]])
    }

    @Test
    func `a finding names the import by which others reach a module, and accuses none of them`() {
        let features = (1...10).map { "Features/F\($0): Kit" }
        let lines = features + ["Engine/Engine:", "Base/Kit: Core", "Base/Core: import Engine"]
        let found = issues(
            lines.joined(separator: "\n"),
            #""forbidden", "from": "path:Features/*", "to": "Engine""#,
            #""layers", "layers": ["path:Engine/*", "path:Base/*"]"#, #""noUndeclared""#)
        #expect(found.map { $0.place?.description } == ["Base/Core/Core.swift:1:8"])
        #expect(
            found[0].sentence == "Core must not import Engine; "
                + "F1, F10, F2, F3, F4, F5, F6, F7, F8, F9 must not reach Engine")
        let keys = found[0].keys
        #expect(keys.first == "[features-forbidden] F1 -> Engine by Core -> Engine")
        #expect(keys.last == "[layers] Core -> Engine")
        #expect(keys.count == 11)
    }

    @Test(arguments: [
        // The shortest path, and the new one of several dependencies on the way.
        (
            "Features/Moments: Log, Kit\nFeatures/Shop: Kit\nBase/Kit: Log\nBase/Log: import Shop",
            "Log must not import Shop; Moments must not reach Shop", "Moments Log Shop"
        ),
        (
            "Features/A: Kit\nFeatures/B: Kit\nBase/Kit: import Core\nBase/Core: Features\nFeatures/Features:",
            "Kit must not import Core; A, B must not reach Features", "A Kit Core Features"
        ),
    ])
    func `a finding names the cause of an indirect dependency`(
        sketch: String, sentence: String, path: String
    ) {
        let found = issues(sketch, independent)
        #expect(found.map(\.sentence) == [sentence])
        #expect(found.map { $0.path.joined(separator: " ") } == [path])
    }

    @Test(arguments: ["import Shop", "Kit, import Shop"])
    func `a finding doesn't suggest to declare a prohibited dependency`(uses: String) {
        let found = issues(
            "Features/Moments: \(uses)\nFeatures/Shop:\nFoundations/Kit: declare Shop",
            #""noUndeclared", "directly": true"#,
            #""forbidden", "from": "Moments", "to": "Shop", "directlyOnly": true"#)
        #expect(found.map(\.rule) == ["moments-forbidden"])
    }

    @Test(arguments: [
        ("A: import C\nC:", "A imports C without depending on it"),
        ("A: B, import C\nB: C\nC:", "A imports C, which only others declare"),
        // A product of a package that isn't resolved can depend on it.
        ("A: Tools, import Net\nB: Net", "A imports Net, which it doesn't declare itself"),
        ("A: C {ios}\nC:", "A imports C on every platform, but depends on it on ios only"),
        ("A: C [X]\nC:", "A imports C in every build, but depends on it with the trait X only"),
    ])
    func `a finding about an import says who declares it, and under which condition`(
        sketch: String, sentence: String
    ) {
        let found = issues(sketch, #""noUndeclared", "directly": true"#)
        #expect(found.map(\.sentence) == [sentence])
    }

    @Test func `a finding lists the allowed modules, and none that would close a cycle`() {
        let found = issues(
            "Features/A: import B\nFeatures/B:\nBase/Kit: A\nBase/Log:",
            #""forbidden", "from": "A", "to": "B", "directlyOnly": true"#)
        #expect(found.map(\.allowed) == [["Log"]])
        let tests = issues(
            "Apps/App: Moments\nFeatures/Moments:\nFeatures/Shop:\nTests/ShopTests: import Moments",
            #""protected", "modules": "path:Features/*", "importers": "App""#)
        #expect(tests.map(\.allowed) == [["Shop"]])
    }

    @Test func `a finding about cycles has the shortest one, and a fix`() throws {
        let found = issues(
            "Features/A: B\nFeatures/B: C\nFeatures/C: D, import A\nFeatures/D: import C",
            #""acyclic""#)
        let issue = try #require(found.first)
        #expect(found.count == 1)
        #expect(issue.sentence == "A, B, C, D depend on each other in a cycle")
        #expect(issue.path == ["C", "D", "C"])
        #expect(issue.place?.description == "Features/D/D.swift:1:8")
        #expect(issue.fix.hasSuffix("; removing C -> A, D -> C breaks every cycle"))
    }
}

struct `A report` {
    private let graph = ModuleGraph.sketch(
        """
        Features/Moments: Kit, import Shop
        Features/Shop: Kit, import Moments
        Foundations/Kit: import Foundation
        """)
    private let rules: [BoundaryRule] = [
        #""independent", "modules": "path:Features/*""#,
        #""mayDependOnlyOn", "modules": "path:Features/*", "allowed": "Kit""#,
    ]
    private let noUndeclared: BoundaryRule = #""noUndeclared""#

    @Test func `a report accepts what the baseline has, wherever it is in the module`() {
        let text = Baseline().text(with: BoundaryReport(of: rules, in: graph).unfrozen)
        #expect(
            text == """
                # Violations that are accepted until they are fixed, written by 'boundary freeze'.
                [features-independent] Moments -> Shop in Features/Moments/Moments.swift
                [features-independent] Shop -> Moments in Features/Shop/Shop.swift
                [features-may-depend-only-on] Moments -> Shop in Features/Moments/Moments.swift
                [features-may-depend-only-on] Shop -> Moments in Features/Shop/Shop.swift

                """)
        let moved = text.replacing("Moments.swift", with: "Old.swift")
        for text in [text, moved, text.replacing("\n", with: " \r\n")] {
            let report = BoundaryReport(of: rules, in: graph, baseline: Baseline(text: text))
            #expect(report.failures.isEmpty)
            #expect(report.frozen.count == 4)
        }
    }

    @Test func `a report fails for what isn't checked, unless another run checks it`() {
        let declared = ModuleGraph.sketch("Features/Moments: Shop", kinds: [.declared])
        let baseline = Baseline(text: "[no-undeclared] Moments -> Shop in Moments.swift\n")
        let report = BoundaryReport(of: [noUndeclared], in: declared, baseline: baseline)
        #expect(report.unchecked.map(\.missing) == [[.imported]])
        #expect(report.checkedCount == 0)
        #expect(report.stale.isEmpty)
        #expect(baseline.updated(by: report, growing: false).baseline.source == baseline.source)
        let fix = "run 'boundary check --evidence imported', or leave it to another run with "
        #expect(report.failures.map(\.fix) == [fix + "--allow-unchecked"])
        func failures(_ rules: [BoundaryRule]) -> [String] {
            BoundaryReport(of: rules, in: declared, demanding: nil).failures.map(\.sentence)
        }
        #expect(failures([]) == ["no rule is checked"])
        #expect(failures([noUndeclared]) == ["no rule is checked"])
        #expect(failures([noUndeclared, #""acyclic""#]) == [])
        // The file of rules can demand evidence that none of them needs.
        func failures(demanding kinds: Set<Evidence>) -> [String] {
            BoundaryReport(
                of: [#""acyclic", "modules": "Kit""#], in: graph,
                demanding: kinds
            ).failures.map(\.sentence)
        }
        #expect(failures(demanding: [.used]) == ["the rules must be checked with used evidence"])
        #expect(failures(demanding: [.imported]) == [])
    }

    @Test(
        arguments: [
            (#""noUse", "symbols": ["print"]"#, true), (#""noUnused""#, false),
        ] as [(BoundaryRule, Bool)])
    func `a file that isn't in the index is named, and fails the rules about uses`(
        rule: BoundaryRule, fails: Bool
    ) {
        var graph = ModuleGraph.sketch("", kinds: Set(Evidence.allCases))
        graph.limits.unindexedFiles = ["A.swift"]
        let failures = BoundaryReport(of: [rule], in: graph).failures.map(\.sentence)
        let expected =
            "the rules about uses aren't checked in 1 files, which the compiler's index doesn't "
            + "contain: A.swift"
        #expect(failures.contains(expected) == fails)
        let note = "not in the index: A.swift; their uses of symbols aren't known until "
        #expect(graph.limits.notes == [note + "'swift build --build-tests'"])
    }

    @Test(arguments: [
        (#""path:Featurs/*""#, "'path:Featurs/*'"), (#"["Moments", "Admin"]"#, "'Admin'"),
        (#"["Moments", "!Admin"]"#, "'Admin'"), ("[]", "'nothing'"),
        (#"["Moments", "!Moments"]"#, "'Moments, !Moments'"), (#""kind:tests""#, "'kind:tests'"),
        (#""Shpo""#, "'Shpo'; did you mean 'Shop'?"),
        (#""external:Fundation""#, "'external:Fundation'; did you mean 'external:Foundation'?"),
    ])
    func `a report has a finding for a rule that selects nothing`(selector: String, end: String) {
        let rule = BoundaryRule(
            stringLiteral: #""acyclic", "modules": \#(selector), "severity": "warning""#)
        let failures = BoundaryReport(of: [rule], in: graph).failures
        #expect(failures.map(\.sentence) == ["the rule selects nothing: no module matches \(end)"])
    }

    @Test func `a report has a finding for two rules of one name`() {
        let rule: BoundaryRule = #""forbidden", "from": "Kit", "to": "external:UIKit""#
        let sentence = "several rules have the name kit-forbidden"
        let issues = BoundaryReport(of: [rule, rule], in: graph).issues
        #expect(issues.map(\.sentence) == [sentence, sentence])
    }

    // MARK: Exceptions in the source

    /// The report on the last day of January.
    private func report(
        _ comment: String,
        _ rule: BoundaryRule = #""independent", "modules": ["A", "B"], "id": "apart""#
    ) -> BoundaryReport {
        var graph = ModuleGraph.sketch("A: import B\nB:")
        graph.exceptions = InlineException.all(
            in: Array("import B // boundary:allow \(comment)".utf8), file: "A/A.swift")
        return BoundaryReport(of: [rule], in: graph, today: "2027-01-31")
    }

    @Test(
        arguments: [
            ("apart until 2027-02-01 because it moves", nil),
            ("apart until 2027-01-31 because it moves", nil),
            ("apart until 2027-01-30 because b", "the exception from apart expired on 2027-01-30"),
            ("apart until 2027-03-31", "the exception from apart has no reason"),
            ("apart because it moves", "the exception from apart names no last day"),
            ("until 2027-03-31 because b", "the exception names no rule"),
            ("aprat until 2027-03-31 because b", "the exception is from the unknown rule 'aprat'"),
        ] as [(String, String?)])
    func `an exception applies until its last day, and is a finding if it is incomplete`(
        comment: String, fault: String?
    ) {
        let report = report(comment)
        #expect(report.excepted.map(\.subject) == (fault == nil ? ["A -> B"] : []))
        #expect(report.issues.map(\.subject) == (fault == nil ? [] : ["A -> B"]))
        #expect(report.exceptionIssues.map(\.sentence) == [fault].compactMap(\.self))
        #expect(report.exceptionIssues.allSatisfy { $0.place?.description == "A/A.swift:1:10" })
        #expect(report.failures.count == (fault == nil ? 0 : 2))
        let end = fault == nil ? "allowed in the source: 1" : "exceptions that don't apply: 1"
        #expect(report.summary(baseline: "b").hasSuffix("b: 0; \(end)"))
    }

    @Test func `an exception that a checked rule doesn't need is a finding`() {
        let comment = "apart until 2027-01-31 because b"
        let needless = report(comment, #""acyclic", "id": "apart""#)
        let sentence = "the exception accepts a violation of apart that doesn't exist in line 1"
        #expect(needless.exceptionIssues.map(\.sentence) == [sentence])
        let unchecked = report(comment, #""exposesOnly", "modules": "A", "id": "apart""#)
        #expect(unchecked.exceptionIssues.isEmpty)
    }
}

struct `The owners of modules` {
    @Test(arguments: [
        ("/Modules/Shop/ @shop", ["@shop"]), ("/Modules/Shop @shop", ["@shop"]),
        ("/Modules/*/ @all", ["@all"]), ("/Modules/** @all", ["@all"]), ("Shop/ @shop", ["@shop"]),
        ("* @all", ["@all"]), ("*.swift @all", ["@all"]),
        ("* @all\n/Modules/Shop/ @shop @app # who sells", ["@shop", "@app"]),
        ("/Modules/Shop/ @shop\n* @all", ["@all"]),
        // A line without owners takes them away.
        ("* @all\n/Modules/Shop/", []), ("# /Modules/Shop/ @shop", []), ("/Shop/ @shop", []),
        ("/Modules/Sho @shop", []), ("/Modules/* @files", []), ("*.md @writers", []),
    ])
    func `the owners are those of the last line that matches`(text: String, owners: [String]) {
        #expect(CodeOwners(text).owners(of: "Modules/Shop") == owners)
    }

    @Test func `the owners are found in the repository, and required by a rule`() throws {
        let fixture = try FixturePackage([
            "App/Package.swift": "", ".github/CODEOWNERS": "/App/Features/Shop/ @shop",
            ".git/HEAD": "",
        ])
        let owners = CodeOwners(
            of: try PackageFolder(ofPackagesAt: fixture.url.appending(path: "App")))
        #expect(owners?.owners(of: "Features/Shop") == ["@shop"])
        #expect(owners?.owners(of: "Tests/Shop") == [])
        let graph = ModuleGraph.sketch("Features/Moments:\nFeatures/Shop:").owned(by: owners)
        let rule: BoundaryRule = #""everyModuleHasOwner", "modules": "path:Features/*""#
        let issues = BoundaryReport(of: [rule], in: graph).issues
        #expect(issues.map(\.sentence) == ["Moments has no owner"])
        let reason = "no line of CODEOWNERS names an owner of Features/Moments"
        #expect(issues.map(\.evidence) == [[reason]])
    }
}

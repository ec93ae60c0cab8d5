import Foundation
import Testing

@testable import BoundaryKit

@Suite struct `A finding` {
    private let independent: BoundaryRule = #""independent", "modules": "path:Features/*""#

    private func issues(_ sketch: String, _ rules: BoundaryRule...) -> [BoundaryIssue] {
        BoundaryReport(of: rules, in: .sketch(sketch)).issues
    }

    @Test func `reads like a compiler error and says how to fix it`() {
        let statement = ImportStatement(
            of: "Shop",
            at: SourcePlace(file: "Features/Moments/Timeline.swift", line: 3, column: 8),
            conditions: ["DEBUG"])
        let paths = ["Moments": "Features/Moments", "Shop": "Features/Shop", "Kit": "", "Log": ""]
        let graph = ModuleGraph(
            package: "Sketch",
            modules: paths.map { Module(name: $0, kind: .library, path: $1) },
            edges: [Edge(from: "Moments", to: "Shop", imported: [statement])],
            kinds: [.declared, .imported]
        ).owned(by: CodeOwners("/Features/Shop/ @shop\n/Features/Moments/ @moments @app"))
        let rule: BoundaryRule =
            #""independent", "modules": "path:Features/*", "because": "features meet through URLs", "fix": "open a link""#
        #expect(
            BoundaryReport(of: [rule], in: graph).issues.map(\.description) == [
                """
                Features/Moments/Timeline.swift:3:8: error: [features-independent] Moments must not import Shop
                  because: features meet through URLs
                  evidence: import (inside #if DEBUG); not declared in the manifest
                  path: Moments -> Shop    allowed: Moments -> Kit, Log
                  owners: Moments: @moments @app; Shop: @shop
                  fix: open a link
                """
            ])
    }

    @Test func `names the platforms and traits of a declared dependency`() {
        let declaration = DeclaredDependency(
            place: SourcePlace(file: "Package.swift", line: 8), platforms: ["ios", "macos"],
            traits: ["Menu"])
        let graph = ModuleGraph(
            package: "Sketch", modules: ["App", "Core"].map { Module(name: $0, kind: .library) },
            edges: [Edge(from: "App", to: "Core", declared: [declaration])], kinds: [.declared])
        let rule: BoundaryRule = #""forbidden", "from": "App", "to": "Core""#
        #expect(
            BoundaryReport(of: [rule], in: graph).issues.map(\.evidence) == [
                ["declared in Package.swift:8 (on ios, macos; with trait Menu)"]
            ])
    }

    @Test func `names the import by which others reach a module, and accuses none of them`() {
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
        #expect(
            found[0].keys == ["[features-forbidden] Core -> Engine", "[layers] Core -> Engine"])
    }

    @Test(arguments: [
        // The shortest path, and the new one of several dependencies on the way.
        (
            "Features/Moments: Log, Kit\nFeatures/Shop: Kit\nBase/Kit: Log\nBase/Log: import Shop",
            "Log must not import Shop; Moments must not reach Shop", ["Moments", "Log", "Shop"]
        ),
        (
            "Features/A: Kit\nFeatures/B: Kit\nBase/Kit: import Core\nBase/Core: Features\nFeatures/Features:",
            "Kit must not import Core; A, B must not reach Features",
            ["A", "Kit", "Core", "Features"]
        ),
    ])
    func `names the cause of an indirect dependency`(
        sketch: String, sentence: String, path: [String]
    ) {
        let found = issues(sketch, independent)
        #expect(found.map(\.sentence) == [sentence])
        #expect(found.map(\.path) == [path])
    }

    @Test(arguments: ["import Shop", "Kit, import Shop"])
    func `doesn't suggest to declare a prohibited dependency`(uses: String) {
        let found = issues(
            "Features/Moments: \(uses)\nFeatures/Shop:\nFoundations/Kit: declare Shop",
            #""noUndeclared", "directly": true"#,
            #""forbidden", "from": "Moments", "to": "Shop", "directlyOnly": true"#)
        #expect(found.map(\.rule) == ["moments-forbidden"])
    }

    @Test func `lists the allowed modules, and none that would close a cycle`() {
        let found = issues(
            "Features/A: import B\nFeatures/B:\nBase/Kit: A\nBase/Log:",
            #""forbidden", "from": "A", "to": "B", "directlyOnly": true"#)
        #expect(found.map(\.allowed) == [["Log"]])
        let tests = issues(
            "Apps/App: Moments\nFeatures/Moments:\nFeatures/Shop:\nTests/ShopTests: import Moments",
            #""protected", "modules": "path:Features/*", "importers": "App""#)
        #expect(tests.map(\.allowed) == [["Shop"]])
    }

    @Test func `prints the shortest cycle, and the dependencies to remove`() throws {
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

@Suite struct `A report` {
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
    private let declared = ModuleGraph.sketch("Features/Moments: Shop", kinds: [.declared])

    @Test func `accepts what the baseline has, wherever it is in the module`() {
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
        let report = BoundaryReport(
            of: [rules[0]], in: graph,
            baseline: Baseline([
                "[features-independent] Moments -> Shop", "[features-independent] Moments -> Kit",
            ]))
        #expect(report.issues.map(\.subject) == ["Shop -> Moments"])
        #expect(report.stale.map(\.subject) == ["[features-independent] Moments -> Kit"])
        #expect(report.failures == report.issues + report.stale)
    }

    @Test func `fails for what isn't checked, unless another run checks it`() {
        let baseline = Baseline(["[no-undeclared] Moments -> Shop"])
        let report = BoundaryReport(of: [noUndeclared], in: declared, baseline: baseline)
        #expect(report.unchecked.map(\.missing) == [[.imported]])
        #expect(report.checkedCount == 0 && report.stale.isEmpty)
        #expect(
            report.failures.map { "\($0.sentence); \($0.fix)" } == [
                "the rule isn't checked: it needs imported evidence; "
                    + "run 'boundary check --evidence imported', or leave it to another run with "
                    + "--allow-unchecked"
            ])
        func failures(_ rules: [BoundaryRule]) -> [String] {
            BoundaryReport(of: rules, in: declared, unchecked: .allow).failures.map(\.sentence)
        }
        #expect(failures([]) == ["no rule is checked"])
        #expect(failures([noUndeclared]) == ["no rule is checked"])
        #expect(failures([noUndeclared, #""acyclic""#]) == [])
    }

    @Test func `fails without the evidence that the file of rules demands`() {
        let rule: BoundaryRule = #""acyclic", "modules": "Kit""#
        let report = BoundaryReport(of: [rule], in: graph, unchecked: .refuse(demanding: .all))
        #expect(
            report.failures.map(\.sentence) == ["the rules must be checked with used evidence"])
        let enough = BoundaryReport(
            of: [rule], in: graph, unchecked: .refuse(demanding: [.imported]))
        #expect(enough.failures.isEmpty)
    }

    @Test(arguments: [
        (#""path:Featurs/*""#, "'path:Featurs/*'"), (#"["Moments", "Admin"]"#, "'Admin'"),
        (#"["Moments", "!Admin"]"#, "'Admin'"), ("[]", "'nothing'"),
        (#"["Moments", "!Moments"]"#, "'Moments, !Moments'"),
        (#""Shpo""#, "'Shpo'; did you mean 'Shop'?"),
        (
            #""external:Fundation""#,
            "'external:Fundation'; did you mean 'external:Foundation'?"
        ),
    ])
    func `has a finding for a rule that selects nothing`(selector: String, end: String) {
        let rule = BoundaryRule(
            stringLiteral: #""acyclic", "modules": \#(selector), "severity": "warning""#)
        let failures = BoundaryReport(of: [rule], in: graph).failures
        #expect(failures.map(\.sentence) == ["the rule selects nothing: no module matches \(end)"])
    }

    @Test func `accepts an unused external module, but not two rules of one name`() {
        let rule: BoundaryRule =
            #""forbidden", "from": "Kit", "to": ["external:UIKit", "external:SwiftUI"]"#
        #expect(graph.findings(rule) == [])
        #expect(
            BoundaryReport(of: [rule, rule], in: graph).issues.map(\.sentence)
                == Array(repeating: "several rules have the name kit-forbidden", count: 2))
    }

    @Test func `has warnings, which don't fail the check`() {
        let rule: BoundaryRule =
            #""independent", "modules": "path:Features/*", "severity": "warning""#
        let report = BoundaryReport(of: [rule], in: graph)
        #expect(report.failures.isEmpty && report.unfrozen.isEmpty)
        #expect(report.warnings.count == 2)
        #expect(report.warnings[0].description.contains(": warning: [features-independent] "))
    }

    // MARK: Exceptions in the source

    private func report(_ comment: String, on day: String, _ rule: BoundaryRule) throws
        -> BoundaryReport
    {
        var graph = ModuleGraph.sketch("A: import B\nB:")
        graph.exceptions = InlineException.all(
            in: Array("import B // boundary:allow \(comment)".utf8), file: "A/A.swift")
        let today = try #require(CalendarDay(rawValue: day))
        return BoundaryReport(of: [rule], in: graph, today: today)
    }

    private let apart: BoundaryRule = #""independent", "modules": ["A", "B"], "id": "apart""#

    @Test(arguments: ["2026-12-01", "2027-01-31"])
    func `excepts a violation at a line until the last day`(day: String) throws {
        let report = try report("apart until 2027-01-31 because it moves", on: day, apart)
        #expect(report.failures.isEmpty)
        #expect(report.excepted.map(\.subject) == ["A -> B"])
    }

    @Test(arguments: [
        (
            "apart until 2027-01-31 because it moves",
            "the exception from apart expired on 2027-01-31"
        ),
        ("apart until 2027-03-31", "the exception from apart has no reason"),
        ("apart because it moves", "the exception from apart names no last day"),
        ("until 2027-03-31 because b", "the exception names no rule"),
        ("aprat until 2027-03-31 because b", "the exception is from the unknown rule 'aprat'"),
    ])
    func `has findings for exceptions that are expired or incomplete`(
        comment: String, sentence: String
    ) throws {
        let report = try report(comment, on: "2027-02-01", apart)
        #expect(report.issues.map(\.subject) == ["A -> B"])
        #expect(report.exceptionIssues.map(\.sentence) == [sentence])
        #expect(report.exceptionIssues.map(\.place?.description) == ["A/A.swift:1:10"])
        #expect(report.failures.count == 2)
    }

    @Test func `has findings for needless exceptions, unless their rule wasn't checked`() throws {
        let comment = "apart until 2027-01-31 because b"
        let acyclic: BoundaryRule = #""acyclic", "id": "apart""#
        #expect(
            try report(comment, on: "2026-12-01", acyclic).exceptionIssues.map(\.sentence) == [
                "the exception accepts a violation of apart that doesn't exist in line 1"
            ])
        let exposes: BoundaryRule = #""exposesOnly", "modules": "A", "id": "apart""#
        #expect(try report(comment, on: "2026-12-01", exposes).exceptionIssues.isEmpty)
    }

    @Test(arguments: ["2027-1-31", "2027-13-01", "2027-04-31", "2100-02-29", "tomorrow", ""])
    func `reads only days that exist`(text: String) {
        #expect(CalendarDay(rawValue: text) == nil)
    }
}

@Suite struct `The owners of modules` {
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
    func `are those of the last line that matches`(text: String, owners: [String]) {
        #expect(CodeOwners(text).owners(of: "Modules/Shop") == owners)
    }

    @Test func `are found in the repository around a package`() throws {
        let fixture = try FixturePackage([
            "App/Package.swift": "", ".github/CODEOWNERS": "/App/Sources/ @app", ".git/HEAD": "",
        ])
        let package = try PackageFolder(at: fixture.url.appending(path: "App"))
        #expect(CodeOwners(of: package)?.owners(of: "Sources/Shop") == ["@app"])
        #expect(CodeOwners(of: package)?.owners(of: "Tests/Shop") == [])
    }

    @Test func `are required by a rule`() {
        let rule: BoundaryRule = #""everyModuleHasOwner", "modules": "path:Features/*""#
        let graph = ModuleGraph.sketch("Features/Moments:\nFeatures/Shop:")
        let issues = BoundaryReport(
            of: [rule], in: graph.owned(by: CodeOwners("/Features/Shop/ @shop"))
        ).issues
        #expect(issues.map(\.sentence) == ["Moments has no owner"])
        #expect(
            issues.map(\.evidence) == [
                ["no line of CODEOWNERS names an owner of Features/Moments"]
            ])
        #expect(graph.owned(by: CodeOwners("* @all")).findings(rule) == [])
    }
}

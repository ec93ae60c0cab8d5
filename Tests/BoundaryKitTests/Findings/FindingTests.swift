import Testing

@testable import BoundaryKit

@Suite struct `A finding` {
    private let graph = ModuleGraph(
        package: "Sketch",
        modules: [
            Module(name: "Moments", kind: .library, path: "Modules/Features/Moments"),
            Module(name: "Shop", kind: .library, path: "Modules/Features/Shop"),
            Module(name: "RoutingKit", kind: .library), Module(name: "DesignKit", kind: .library),
        ],
        edges: [
            Edge(
                from: "Moments", to: "Shop",
                evidence: [
                    .imported(
                        ImportStatement(
                            of: "Shop",
                            at: SourcePlace(
                                file: "Modules/Features/Moments/Timeline/Timeline.swift", line: 3,
                                column: 8),
                            conditions: ["DEBUG"]))
                ])
        ],
        kinds: [.declared, .imported])

    private let rule = BoundaryRule.independent(
        .path("Modules/Features/*"), because: "features meet through URLs only"
    ).fixed(by: "open a link through the router, or move what both need to a foundation")

    @Test func `reads like a compiler error and says how to fix it`() throws {
        let issues = BoundaryReport(of: [rule], in: graph).issues
        #expect(
            issues.map(\.description) == [
                """
                Modules/Features/Moments/Timeline/Timeline.swift:3:8: error: [features-independent] Moments must not import Shop
                  because: features meet through URLs only
                  evidence: import (inside #if DEBUG); not declared in the manifest
                  path: Moments -> Shop    allowed: Moments -> DesignKit, RoutingKit
                  fix: open a link through the router, or move what both need to a foundation
                """
            ])
    }

    @Test func `names the platforms and traits of a declared dependency`() {
        let place = SourcePlace(file: "Package.swift", line: 8)
        let declaration = DeclaredDependency(
            place: place, platforms: ["ios", "macos"], traits: ["Menu"])
        let graph = ModuleGraph(
            package: "Sketch", modules: ["App", "Core"].map { Module(name: $0, kind: .library) },
            edges: [Edge(from: "App", to: "Core", evidence: [.declared(declaration)])],
            kinds: [.declared])
        let rule = BoundaryRule.forbidden(from: "App", to: "Core", because: "-")
        #expect(
            BoundaryReport(of: [rule], in: graph).issues.map(\.evidence) == [
                ["declared in Package.swift:8 (on ios, macos; with trait Menu)"]
            ])
    }

    @Test func `prints the shortest path of an indirect dependency`() {
        let graph = ModuleGraph.sketch(
            """
            Features/Moments: Log, Kit
            Features/Shop: Kit
            Foundations/Kit: Log
            Foundations/Log: import Shop
            """)
        let rule = BoundaryRule.independent("path:Features/*", because: "-")
        let issues = BoundaryReport(of: [rule], in: graph).issues
        #expect(
            issues.map(\.sentence) == [
                "Log must not import Shop; Moments must not reach Shop"
            ])
        #expect(issues.map(\.path) == [["Moments", "Log", "Shop"]])
        #expect(issues.map(\.allowed) == [[]])
    }

    @Test func `names the import by which others reach a module, and accuses none of them`() {
        let features = (1...10).map { "Features/F\($0): Kit" }
        let graph = ModuleGraph.sketch(
            (features + ["Engine/Engine:", "Base/Kit: Core", "Base/Core: import Engine"])
                .joined(separator: "\n"))
        let rules: [BoundaryRule] = [
            .forbidden(from: "path:Features/*", to: "Engine", because: "-"),
            .layers(["path:Engine/*", "path:Base/*"], because: "-"), .noUndeclared(because: "-"),
        ]
        let issues = BoundaryReport(of: rules, in: graph).issues
        #expect(
            issues.map { "\($0.place?.description ?? "") \($0.subject)" } == [
                "Base/Core/Core.swift:1:8 Core -> Engine"
            ])
        #expect(
            issues[0].sentence
                == "Core must not import Engine; "
                + "F1, F10, F2, F3, F4, F5, F6, F7, F8, F9 must not reach Engine")
        #expect(issues[0].rules == ["features-forbidden", "layers"])
        #expect(
            issues[0].keys == [
                "[features-forbidden] Core -> Engine", "[layers] Core -> Engine",
            ])
    }

    @Test func `names the new one of several dependencies on the way`() {
        let graph = ModuleGraph.sketch(
            """
            Features/A: Kit
            Features/B: Kit
            Base/Kit: import Core
            Base/Core: Engine
            Engine/Engine:
            """)
        let rule = BoundaryRule.forbidden(from: "path:Features/*", to: "Engine", because: "-")
        let issues = BoundaryReport(of: [rule], in: graph).issues
        #expect(
            issues.map(\.sentence) == [
                "Kit must not import Core; A, B must not reach Engine"
            ])
    }

    @Test(arguments: ["import Shop", "Kit, import Shop"])
    func `doesn't suggest to declare a prohibited dependency`(uses: String) {
        let graph = ModuleGraph.sketch(
            "Features/Moments: \(uses)\nFeatures/Shop:\nFoundations/Kit: declare Shop")
        let rules: [BoundaryRule] = [
            .noUndeclared(directly: true, because: "-"),
            .forbidden(from: "Moments", to: "Shop", directlyOnly: true, because: "-"),
        ]
        #expect(
            BoundaryReport(of: rules, in: graph).issues.map(\.rule) == ["moments-forbidden"])
    }

    @Test func `lists no allowed module that would close a cycle`() {
        let graph = ModuleGraph.sketch(
            """
            Features/A: import B
            Features/B:
            Foundations/Kit: A
            Foundations/Log:
            """)
        let rule = BoundaryRule.forbidden(from: "A", to: "B", directlyOnly: true, because: "-")
        #expect(BoundaryReport(of: [rule], in: graph).issues.map(\.allowed) == [["Log"]])
    }

    @Test func `lists the tested module among those that its tests may depend on`() {
        let graph = ModuleGraph.sketch(
            """
            Apps/App: Moments
            Features/Moments:
            Features/Shop:
            Tests/ShopTests: import Moments
            """)
        let rule = BoundaryRule.protected("path:Features/*", importers: "App", because: "-")
        #expect(BoundaryReport(of: [rule], in: graph).issues.map(\.allowed) == [["Shop"]])
    }

    @Test func `prints the shortest cycle, and the dependencies to remove`() throws {
        let graph = ModuleGraph.sketch(
            """
            Features/A: B
            Features/B: C
            Features/C: D, import A
            Features/D: import C
            """)
        let issues = BoundaryReport(of: [.acyclic(because: "-")], in: graph).issues
        let issue = try #require(issues.first)
        #expect(issues.count == 1)
        #expect(issue.sentence == "A, B, C, D depend on each other in a cycle")
        #expect(issue.path == ["C", "D", "C"])
        #expect(issue.place?.description == "Features/D/D.swift:1:8")
        #expect(
            issue.fix.hasSuffix("; removing C -> A, D -> C breaks every cycle"))
    }

}

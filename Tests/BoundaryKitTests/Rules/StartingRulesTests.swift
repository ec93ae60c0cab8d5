import Testing

@testable import BoundaryKit

@Suite struct `Rules to start with` {
    private let graph = ModuleGraph.sketch(
        """
        Apps/App: Moments, Shop, Kit
        Modules/Features/Moments: Kit
        Modules/Features/Shop: Kit
        Modules/Foundations/Kit: Log
        Modules/Foundations/Log: import Foundation
        """)

    @Test func `say how the modules stand today`() {
        let rules = StartingRules(for: graph).rules
        #expect(
            rules.prefix(2) == [
                .layers(
                    [.path("Modules/Features/*"), .path("Modules/Foundations/*")],
                    because: "stable modules should not depend on modules that change often"),
                .independent(
                    .path("Modules/Features/*"), because: "they are independent today"),
            ])
        #expect(BoundaryReport(of: rules, in: graph).issues.isEmpty)
    }

    @Test func `in a folder of many modules take each height for a layer`() {
        let graph = ModuleGraph.sketch("Sources/A: C\nSources/B: C\nSources/C: D\nSources/D:")
        let rule = BoundaryRule.layers(
            [["A", "B"], "C", "D"], because: "this is the current structure")
        #expect(StartingRules(for: graph).rules.first == rule)
    }

    @Test func `in folders of one module each take each height for a layer`() {
        let graph = ModuleGraph.sketch(
            "Packages/A/A: C\nPackages/B/B: C\nPackages/C/C: D\nPackages/D/D:")
        let rule = BoundaryRule.layers(
            [["A", "B"], "C", "D"], because: "this is the current structure")
        #expect(StartingRules(for: graph).rules.first == rule)
    }

    @Test func `of many modules place the programs above, and below what most of them use`() {
        let features = (10..<25).map { "Packages/F\($0)/Feature\($0)x: Core" }
        let graph = ModuleGraph.sketch(
            (["Apps/App: Feature10x"] + features + ["Packages/Core/Core:", "Packages/Odd/Odd:"])
                .joined(separator: "\n"))
        let rules = StartingRules(for: graph).rules
        #expect(
            rules.first
                == .layers(
                    ["kind:executable", "Core"],
                    because: "the programs know everything, and the core knows none of it"))
        #expect(BoundaryReport(of: rules, in: graph).issues.isEmpty)
    }

    @Test func `take the last words of names for layers in a flat package`() {
        let graph = ModuleGraph.sketch(
            """
            Sources/App: CartFeature, ChatFeature
            Sources/CartFeature: CartClient, Styles
            Sources/ChatFeature: ChatClient, CartFeature
            Sources/HomeFeature: MapClient
            Sources/CartClient: Models
            Sources/ChatClient: Models
            Sources/MapClient:
            Sources/Models:
            Sources/Styles:
            """)
        let rules = StartingRules(for: graph).rules
        #expect(
            rules.first
                == .layers(
                    ["*Feature", "*Client"],
                    because: "the last word of a name says what a module is for"))
        #expect(BoundaryReport(of: rules, in: graph).issues.isEmpty)
    }

    @Test func `in a folder that also has programs find layers of the libraries`() {
        let libraries = ["A", "B"].map { Module(name: $0, kind: .library, path: "Sources/\($0)") }
        let app = Module(name: "App", kind: .executable, path: "Sources/App")
        let place = SourcePlace(file: "Package.swift")
        let edge = Edge(
            from: "A", to: "B", evidence: [.declared(DeclaredDependency(place: place))])
        let graph = ModuleGraph(
            package: "Flat", modules: libraries + [app], edges: [edge], kinds: [.declared])
        #expect(
            StartingRules(for: graph).rules.first
                == .layers(["A", "B"], because: "this is the current structure"))
    }

    @Test func `leave out words whose modules need each other`() {
        let graph = ModuleGraph.sketch(
            """
            Sources/AFeature: AClient
            Sources/BFeature: BHelper
            Sources/CFeature:
            Sources/AClient: CFeature
            Sources/BClient:
            Sources/CClient:
            Sources/DClient:
            Sources/AHelper:
            Sources/BHelper:
            Sources/CHelper:
            """)
        let rules = StartingRules(for: graph).rules
        #expect(
            rules.first
                == .layers(
                    ["*Client", "*Helper"],
                    because: "the last word of a name says what a module is for"))
        #expect(BoundaryReport(of: rules, in: graph).issues.isEmpty)
    }

    @Test func `want features to be independent, even if they aren't yet`() {
        let graph = ModuleGraph.sketch(
            "Modules/Features/A: B\nModules/Features/B: C\nModules/Core/C:\nModules/Core/D: C")
        let rules = StartingRules(for: graph).rules
        #expect(rules.map(\.id).contains("features-independent"))
        #expect(!rules.map(\.id).contains("core-independent"))
        #expect(
            BoundaryReport(of: rules, in: graph).issues.map(\.rule) == ["features-independent"])
    }

    @Test(arguments: [
        "A/A: B\nB/B: C\nA/C:",
        "Sources/Alone:",
        "",
    ])
    func `leave out what does not hold`(sketch: String) {
        let graph = ModuleGraph.sketch(sketch)
        let rules = StartingRules(for: graph).rules
        #expect(!rules.contains { ["layers"].contains($0.id) || $0.id.hasSuffix("independent") })
    }

    @Test func `hold for a package of one program`() {
        let graph = ModuleGraph(
            package: "Small", modules: [Module(name: "App", kind: .executable)], edges: [],
            kinds: [.declared, .imported])
        let rules = StartingRules(for: graph).rules
        #expect(rules.count == 5)
        #expect(BoundaryReport(of: rules, in: graph).issues.isEmpty)
    }
}

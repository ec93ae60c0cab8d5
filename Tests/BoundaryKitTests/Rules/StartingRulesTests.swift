import BoundaryKit
import Testing

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
        #expect(rules.contains { $0 == .maxHeight(2, of: "kind:library", because: $0.because) })
        #expect(BoundaryReport(of: rules, in: graph).issues.isEmpty)
    }

    @Test func `in a folder of many modules take each height for a layer`() {
        let graph = ModuleGraph.sketch("Sources/A: C\nSources/B: C\nSources/C: D\nSources/D:")
        let rule = BoundaryRule.layers(
            [["A", "B"], "C", "D"], because: "this is the current structure")
        #expect(StartingRules(for: graph).rules.first == rule)
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
        #expect(rules.count > 5)
        #expect(BoundaryReport(of: rules, in: graph).issues.isEmpty)
    }
}

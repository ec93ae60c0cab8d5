import Testing

@testable import BoundaryKit

@Suite struct `Questions about a graph` {
    private let graph = ModuleGraph.sketch(
        """
        Apps/App: Moments, Shop
        Features/Moments: Kit, Log
        Features/Shop: Kit
        Features/Shop/Cart: Kit
        Foundations/Kit: Log
        Foundations/Log: import Foundation
        Tests/ShopTests: Shop
        Tests/LogTests: Log
        """)

    @Test func `what only tests use is no production`() {
        let graph = ModuleGraph.sketch(
            """
            Foundations/Kit:
            Tests/Unused:
            Tests/KitTests: Kit, Support, Suite
            Tests/Support: Kit
            Tests/Suite: Kit
            """, products: [Product(name: "Suite", modules: ["Suite"])])
        let names = graph.modules.filter(graph.productionModules.selects).map(\.name)
        #expect(names == ["Kit", "Suite", "Unused"])
    }

    @Test func `all shortest ways from one to another are told, with what shows each step`() {
        let ways = DependencyPaths(from: "App", to: "Kit", in: graph)
        #expect(ways.paths == [["App", "Moments", "Kit"], ["App", "Shop", "Kit"]])
        #expect(ways.count == 2)
        #expect(ways.edges.map(\.head) == ["Moments", "Shop", "Kit", "Kit"])
        #expect(ways.edges.allSatisfy { $0.imports.count == 1 })
    }

    @Test(arguments: [("Log", "App"), ("Log", "Log"), ("Log", "Nobody")])
    func `there may be no way`(tail: String, head: String) {
        let ways = DependencyPaths(from: tail, to: head, in: graph)
        #expect(ways.paths.isEmpty)
        #expect(ways.count == 0)
    }

    @Test func `of very many ways the first are told, and all counted`() {
        // Sixty-four pairs, of which any one leads on to any of the next.
        let lines = (0..<64).flatMap { level in
            ["A", "B"].map { "Grid/\($0)\(level): A\(level + 1), B\(level + 1)" }
        }
        let grid = ModuleGraph.sketch(
            (lines + ["Grid/A64: End", "Grid/B64: End", "Grid/End:"]).joined(separator: "\n"))
        let ways = DependencyPaths(from: "A0", to: "End", in: grid, limit: 3)
        #expect(ways.paths.count == 3)
        #expect(ways.count == .max)
    }

    @Test(arguments: [
        (["Features/Shop/Cart.swift"], ["Shop"], ["App", "Shop", "ShopTests"]),
        (["Features/Shop/Cart/Cart.swift"], ["Cart"], ["Cart"]),
        (["README.md", "Features/Shopping/A.swift"], [], []),
        (["Tests/LogTests/A.swift"], ["LogTests"], ["LogTests"]),
        (
            ["Package.swift"],
            ["App", "Cart", "Kit", "Log", "LogTests", "Moments", "Shop", "ShopTests"],
            ["App", "Cart", "Kit", "Log", "LogTests", "Moments", "Shop", "ShopTests"]
        ),
    ])
    func `a change reaches whoever depends on what has changed`(
        files: [String], changed: [String], affected: [String]
    ) {
        let modules = AffectedModules(by: files, in: graph)
        #expect(modules.changed == changed)
        #expect(modules.affected == affected)
        #expect(modules.tests == affected.filter { $0.hasSuffix("Tests") })
    }

    @Test func `two graphs differ by modules, dependencies, and the rules that hold`() {
        let other = ModuleGraph.sketch(
            """
            Apps/App: Moments, Shop
            Features/Moments: Kit, Shop
            Features/Shop: Kit
            Foundations/Kit: Log
            Foundations/Log: import Foundation
            Features/Admin: Kit
            """)
        let rules: [BoundaryRule] = [
            .independent("path:Features/*", because: "-"), .acyclic(because: "-"),
        ]
        let difference = GraphDifference(from: graph, to: other, rules: rules)
        #expect(difference.addedModules == ["Admin"])
        #expect(difference.removedModules == ["Cart", "LogTests", "ShopTests"])
        #expect(difference.added.map(\.description) == ["Admin -> Kit", "Moments -> Shop"])
        #expect(
            difference.removed.map(\.description) == [
                "Cart -> Kit", "LogTests -> Log", "Moments -> Log", "ShopTests -> Shop",
            ])
        #expect(difference.verdicts.map(\.rule) == ["features-independent"])
        #expect(difference.verdicts.map(\.holds) == [false])
        #expect(difference.verdicts.map(\.subjects) == [["Moments -> Shop"]])
        #expect(
            GraphDifference(from: other, to: graph, rules: rules).verdicts.map(\.holds) == [true])
    }
}

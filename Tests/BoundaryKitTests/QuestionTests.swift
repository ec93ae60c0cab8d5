import Foundation
import Testing

@testable import BoundaryKit

struct `A question about a graph` {
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

    @Test func `why is answered with all shortest paths, and what shows each step`() {
        let paths = DependencyPaths(from: "App", to: "Kit", in: graph)
        #expect(paths.paths == [["App", "Moments", "Kit"], ["App", "Shop", "Kit"]])
        #expect(paths.edges.map(\.head) == ["Moments", "Shop", "Kit", "Kit"])
        #expect(DependencyPaths(from: "Log", to: "App", in: graph).count == 0)
        #expect(DependencyPaths(from: "Log", to: "Nobody", in: graph).count == 0)
        // Sixty-four pairs: each module depends on both of the next pair.
        let lines = (0..<64).flatMap { level in
            ["A", "B"].map { "Grid/\($0)\(level): A\(level + 1), B\(level + 1)" }
        }
        let grid = ModuleGraph.sketch(
            (lines + ["Grid/A64: End", "Grid/B64: End", "Grid/End:"]).joined(separator: "\n"))
        let many = DependencyPaths(from: "A0", to: "End", in: grid, limit: 3)
        #expect(many.paths.count == 3)
        #expect(many.count == .max)
    }

    private static let all = [
        "App", "Cart", "Kit", "Log", "LogTests", "Moments", "Shop", "ShopTests",
    ]

    @Test(arguments: [
        ("Features/Shop/Cart.swift", ["Shop"], ["App", "Shop", "ShopTests"]),
        ("Features/Shop/Cart/Cart.swift", ["Cart"], ["Cart"]), ("README.md", [], []),
        ("Features/Shopping/A.swift", [], []), (".boundaries.json", [], []),
        ("Tests/LogTests/A.swift", ["LogTests"], ["LogTests"]), ("Package.swift", all, all),
        ("Package.resolved", all, all),
    ])
    func `affected is answered with the modules that depend on what has changed`(
        file: String, changed: [String], affected: [String]
    ) {
        let modules = AffectedModules(by: [file], in: graph)
        #expect(modules.changed == changed)
        #expect(modules.affected == affected)
        #expect(modules.tests == affected.filter { $0.hasSuffix("Tests") })
    }

    @Test func `diff is answered with the modules, dependencies and rules that differ`() {
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
            #""independent", "modules": "path:Features/*""#, #""acyclic""#,
            #""forbidden", "from": "Moments", "to": "Shop", "id": "apart""#,
        ]
        // A dependency can violate several of them.
        let broken = ["[features-independent] Moments -> Shop", "[apart] Moments -> Shop"]
        #expect(
            GraphDifference(from: graph, to: other, rules: rules).lines == [
                "- Cart", "- LogTests", "- ShopTests", "- Cart -> Kit", "- LogTests -> Log",
                "- Moments -> Log", "- ShopTests -> Shop", "+ Admin", "+ Admin -> Kit",
                "+ Moments -> Shop",
            ] + broken.map { "violated: \($0)" })
        let back = GraphDifference(from: other, to: graph, rules: rules).lines.suffix(2)
        #expect(back == broken.map { "holds again: \($0)" }[...])
    }

    @Test func `a question about production leaves out what only tests use`() {
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
}

struct `A selector` {
    private let graph = ModuleGraph.sketch(
        """
        Apps/App: Shop, import UIKit
        Features/Shop: ShopKit
        Features/Shop/Cart/ShopCart: import Foundation
        Foundations/ShopKit: import Foundation
        Tests/ShopTests: Shop
        """)

    @Test(arguments: [
        (#""Shop""#, ["Shop"]), (#""Foundation""#, []), (#""*Kit""#, ["ShopKit"]),
        (#""Shop????""#, ["ShopCart"]),
        (#""*""#, ["App", "Shop", "ShopCart", "ShopKit", "ShopTests"]),
        (#""path:Features\/*""#, ["Shop"]), (#""path:Features\/**""#, ["Shop", "ShopCart"]),
        (#""path:F*\/*""#, ["Shop", "ShopKit"]), (#""path:Features""#, []),
        (#""kind:test""#, ["ShopTests"]), (#""kind:tests""#, []),
        (#""external:*""#, ["Foundation", "UIKit"]), (#""external:Shop""#, []),
        (#"["Shop","kind:test","external:UIKit"]"#, ["Shop", "ShopTests", "UIKit"]),
        (#"["Shop*","!ShopKit"]"#, ["Shop", "ShopCart", "ShopTests"]), ("[]", []),
    ])
    func `a selector is the same in JSON`(json: String, names: [String]) throws {
        let selector = try JSONDecoder().decode(ModuleSelector.self, from: Data(json.utf8))
        #expect(graph.modules.filter(selector.selects).map(\.name) == names)
        #expect(String(decoding: try JSONEncoder().encode(selector), as: UTF8.self) == json)
    }

    @Test(arguments: [
        ("Features/*", "Features/Shop", true), ("Features/*", "Features/", true),
        ("**/Shop", "a/b/Shop", true), ("**Shop", "Shop", true), ("a?c", "a/c", false),
        ("*", "", true), ("?", "", false), ("a*b*c", "a--b--c", true), ("a*b*c", "a--b--", false),
        ("***", "a/b", true), ("Größe*", "GrößeKit", true),
        (
            String(repeating: "*a", count: 200) + "b", String(repeating: "a", count: 2_000), false
        ),
    ])
    func `a pattern matches a whole text`(pattern: String, text: String, matches: Bool) {
        #expect(Glob(pattern).matches(text) == matches)
    }
}

struct `A diagram` {
    @Test func `a diagram has groups, violations in red, and no arrow that follows from others`() {
        let graph = ModuleGraph.sketch(
            """
            App: Moments, Shop, Kit
            Features/Moments: Kit, import Foundation, import Shop
            Features/Shop: Kit
            Foundations/Kit:
            """)
        let rule: BoundaryRule = #""independent", "modules": "path:Features/*""#
        let diagram = Diagram(of: graph, issues: BoundaryReport(of: [rule], in: graph).issues)
        #expect(
            diagram.reduced.mermaid == """
                flowchart TD
                    App
                    subgraph group1["Features"]
                        Moments
                        Shop
                    end
                    subgraph group2["Foundations"]
                        Kit
                    end
                    App --> Moments
                    App --> Shop
                    Moments --> Kit
                    Moments -.-> Shop
                    Shop --> Kit
                    linkStyle 3 stroke:#d1242f,stroke-width:2px

                """)
        #expect(diagram.mermaid.contains("    App --> Kit\n"))
    }

    @Test(arguments: [
        ("end", #"module_end["end"]"#), ("My-Kit", #"module_My_45_Kit["My-Kit"]"#),
        ("Graph", #"module_Graph["Graph"]"#), ("Kit2", "Kit2"),
    ])
    func `a diagram has a label where Mermaid would read a name as something else`(
        name: String, node: String
    ) {
        let lines = Diagram(of: .sketch("\(name):")).mermaid.split(separator: "\n")
        #expect(lines == ["flowchart TD", "    \(node)"])
    }

    @Test(
        arguments: [
            (#""noUndeclared", "directly": true"#, ["A -> C"]),
            (#""forbidden", "from": "A", "to": "Kit""#, ["A -> C", "C -> Kit"]),
        ] as [(BoundaryRule, [String])])
    func `a diagram has a finding's dependency in red, or the steps of an indirect one`(
        rule: BoundaryRule, red: [String]
    ) {
        let graph = ModuleGraph.sketch("X/A: B, import C\nX/B: C\nX/C: Kit\nX/Kit:")
        let issues = BoundaryReport(of: [rule], in: graph).issues
        let violations = Diagram(of: graph, issues: issues).arrows(.violation)
        #expect(violations.map(GraphIndex(graph).text) == red)
    }
}

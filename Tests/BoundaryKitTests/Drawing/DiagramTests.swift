import Testing

@testable import BoundaryKit

@Suite struct `A picture of modules` {
    private let picture = Diagram(
        nodes: [
            .init("App"), .init("Moments", group: "Features"), .init("Shop", group: "Features"),
            .init("Kit", group: "Foundations"),
        ],
        arrows: [
            .init(from: "App", to: "Moments"), .init(from: "App", to: "Shop"),
            .init(from: "App", to: "Kit"), .init(from: "Moments", to: "Kit"),
            .init(from: "Shop", to: "Kit"), .init(from: "Moments", to: "Foundation"),
            .init(from: "Moments", to: "Shop", violation: "features meet through \"URLs\" only"),
        ])

    @Test func `Mermaid draws the groups, and what may not be in red`() {
        #expect(
            picture.mermaid == """
                flowchart TD
                    App
                    subgraph group1["Features"]
                        Moments
                        Shop
                    end
                    subgraph group2["Foundations"]
                        Kit
                    end
                    App --> Kit
                    App --> Moments
                    App --> Shop
                    Moments --> Kit
                    Moments -.-> Shop
                    Shop --> Kit
                    linkStyle 4 stroke:#d1242f,stroke-width:2px

                """)
    }

    @Test(arguments: [
        ("end", #"module_end["end"]"#), ("My-Kit", #"module_My_45_Kit["My-Kit"]"#),
        ("Graph", #"module_Graph["Graph"]"#), ("Kit2", "Kit2"),
    ])
    func `a name that Mermaid would read as something else is only a label`(
        name: String, node: String
    ) {
        let lines = Diagram(nodes: [.init(name)], arrows: []).mermaid.split(separator: "\n")
        #expect(lines == ["flowchart TD", "    \(node)"])
    }

    @Test(
        arguments: [
            (.noUndeclared(directly: true, because: "-"), ["A -> C"]),
            (.forbidden(from: "A", to: "Kit", because: "-"), ["A -> C", "C -> Kit"]),
        ] as [(BoundaryRule, [String])])
    func `of a finding the dependency is red, or all steps if it is indirect`(
        rule: BoundaryRule, red: [String]
    ) {
        let graph = ModuleGraph.sketch("X/A: B, import C\nX/B: C\nX/C: Kit\nX/Kit:")
        let issues = BoundaryReport(of: [rule], in: graph).issues
        let arrows = Diagram(of: graph, issues: issues).arrows
        let violations = arrows.filter { $0.violation != nil }
        #expect(violations.map { "\($0.tail) -> \($0.head)" } == red)
    }

    @Test func `arrows that follow from others can be left out, but none that may not be`() {
        let arrows = picture.reduced.arrows.map { "\($0.tail)-\($0.head)" }
        #expect(arrows == ["App-Moments", "App-Shop", "Moments-Kit", "Moments-Shop", "Shop-Kit"])
    }
}

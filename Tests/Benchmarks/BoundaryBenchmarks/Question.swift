import BoundaryKit

/// Something that is asked about a graph.
struct Question: Sendable {
    let title: String
    /// Whether it has a useful answer where all modules depend on each other.
    var isForTangles = true
    /// Asks, and throws the answer away.
    let ask: @Sendable (ModuleGraph) -> Void

    static let all =
        rules + [
            Question(title: "metrics") { graph in
                _ = GraphMetrics(of: graph, among: .all)
            },
            Question(title: "why one depends on another") { graph in
                _ = DependencyPaths(from: "Module999", to: "Module1", in: graph)
            },
            Question(title: "what a change reaches") { graph in
                _ = AffectedModules(by: ["Core/Module3/File.swift"], in: graph)
            },
            Question(title: "which arrows follow from others") { graph in
                _ = Diagram(of: graph).reduced
            },
        ]

    private static let rules = [
        rule(.acyclic(because: "-")),
        rule(.independent("path:Features/*", because: "-"), isForTangles: false),
        rule(
            .layers(["path:Features/*", "path:Libraries/*", "path:Core/*"], because: "-"),
            isForTangles: false),
        rule(
            .modules(
                "path:Features/*", mayDependOnlyOn: ["path:Libraries/*", "path:Core/*"],
                because: "-")),
        rule(.maxHeight(100, because: "-")),
        rule(.noUndeclared(because: "-")),
        rule(.noUnused(because: "-")),
    ]

    private static func rule(_ rule: BoundaryRule, isForTangles: Bool = true) -> Question {
        Question(title: "rule \(rule.id)", isForTangles: isForTangles) { graph in
            _ = BoundaryReport(of: [rule], in: graph).issues.count
        }
    }
}

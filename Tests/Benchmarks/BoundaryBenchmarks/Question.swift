import BoundaryKit
import Foundation

/// Something that is asked about a graph.
struct Question: Sendable {
    let title: String
    /// Whether it has a useful answer where all modules depend on each other.
    var isForTangles = true
    /// Asks, and throws the answer away.
    let ask: @Sendable (ModuleGraph) -> Void

    static let all =
        rules + [
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
        rule(#""acyclic""#),
        rule(#""independent", "modules": "path:Features/*""#, isForTangles: false),
        rule(
            #""layers", "layers": ["path:Features/*", "path:Libraries/*", "path:Core/*"]"#,
            isForTangles: false),
        rule(
            #""mayDependOnlyOn", "modules": "path:Features/*", "allowed": ["path:Libraries/*", "path:Core/*"]"#
        ),
        rule(#""maxHeight", "height": 100"#),
        rule(#""noUndeclared""#),
        rule(#""noUnused""#),
    ]

    /// - Parameter text: The rule in JSON after its first key.
    private static func rule(_ text: String, isForTangles: Bool = true) -> Question {
        let json = #"[{ "rule": \#(text), "because": "-" }]"#
        let rules = (try? RuleFile.rules(from: Data(json.utf8))) ?? []
        return Question(title: "rule \(rules.map(\.id).joined())", isForTangles: isForTangles) {
            _ = BoundaryReport(of: rules, in: $0).issues.count
        }
    }
}

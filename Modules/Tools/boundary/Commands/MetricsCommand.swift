import BoundaryKit
import CommandLineKit
import Foundation

/// Prints metrics of the modules.
struct MetricsCommand: Subcommand {
    static let name = "metrics"
    static let help = "print metrics of the modules: height, fan-in, fan-out, instability and more"
    static let formats = AnswerFormat.allCases.map(\.rawValue)
    static let examples = ["metrics --format json"]
    private let format: AnswerFormat
    private let evidence: Set<Evidence.Kind>
    private let countsTests: Bool

    init(_ arguments: Arguments) throws(CommandError) {
        format = try arguments.format(AnswerFormat.self, of: Self.name)
        evidence = arguments.evidence ?? [.declared, .imported]
        countsTests = arguments.has("--tests")
    }

    func run(in workspace: Workspace, console: Console) async throws -> ExitCode {
        let graph = try await workspace.graph(evidence, [])
        let modules = countsTests ? ModuleSelector.all : graph.productionModules
        let metrics = GraphMetrics(of: graph, among: modules)
        switch format {
        case .json: try console.writeJSON(metrics)
        case .text: console.write(Self.text(of: metrics))
        }
        return .success
    }

    /// The metrics as a table.
    static func text(of metrics: GraphMetrics) -> String {
        let titles = ["module", "height", "fan-in", "fan-out", "instability", "cumulative"]
        let rows = metrics.modules.sorted { ($0.height, $0.name) < ($1.height, $1.name) }.map {
            [
                $0.name, "\($0.height)", "\($0.fanIn)", "\($0.fanOut)", decimal($0.instability),
                "\($0.cumulativeDependencies)",
            ]
        }
        let table = [titles] + rows
        let widths = table[0].indices.map { column in
            table.map { $0[column].count }.max() ?? 0
        }
        let lines = table.map { row in
            zip(row, widths).enumerated().map { column, cell in
                let padding = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + padding : padding + cell.0
            }.joined(separator: "  ")
        }
        let normalized = decimal(metrics.normalizedCumulativeDependencies)
        return
            (lines + [
                "", "longest path: \(metrics.longestPath.joined(separator: " -> "))",
                "cumulative dependencies: \(metrics.cumulativeDependencies), \(normalized) times that"
                    + " of a balanced tree",
            ]).joined(separator: "\n")
    }

    private static func decimal(_ value: Double) -> String { String(format: "%.2f", value) }
}

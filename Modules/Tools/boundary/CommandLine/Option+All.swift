import BoundaryKit
import CommandLineKit

extension Option {
    /// The options of `boundary`.
    static let all = [
        Option(
            name: "--package-path", value: "DIR",
            help: "the package; default: the folder you are in"),
        Option(
            name: "--rules", value: "FILE",
            help: "default: \(RuleFile.name) in the package's folder"),
        Option(
            name: "--baseline", value: "FILE",
            help: "default: \(Baseline.name) in the package's folder"),
        Option(
            name: "--evidence", value: "KIND",
            help: "how far to look: each kind includes those before it; default: imported",
            choices: Evidence.Kind.allCases.map(\.rawValue),
            commands: ["check", "freeze", "graph", "metrics"]),
        Option(
            name: "--build-path", value: "DIR",
            help: "what is built, for compiled and shipped evidence; default: .build/debug",
            commands: ["check", "freeze", "graph", "metrics"]),
        Option(
            name: "--traits", value: "LIST",
            help: "the traits in what is built, with commas, or none; default: not known",
            commands: ["check", "freeze"]),
        Option(
            name: "--format", value: "FORMAT", help: "default: text, of a graph mermaid",
            commands: ["check", "graph", "why", "affected", "diff", "metrics"]),
        Option(
            name: "--tests", help: "count and draw tests as well, and what only tests use",
            commands: ["graph", "metrics"]),
        Option(
            name: "--all-edges", help: "draw also what follows from other dependencies",
            commands: ["graph"]),
        Option(
            name: "--into", value: "FILE",
            help: "put the graph between <!-- modules --> and <!-- /modules --> of a Markdown file",
            commands: ["graph"]),
        Option(
            name: "--since", value: "REVISION", help: "the git revision to compare with",
            commands: ["affected"]),
        Option(
            name: "--grow", help: "also add violations that are not in the baseline yet",
            commands: ["freeze"]),
        Option(name: "--help", help: "print this help"),
    ]
}

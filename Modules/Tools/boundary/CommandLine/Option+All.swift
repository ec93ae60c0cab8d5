import BoundaryKit
import CommandLineKit

extension Option {
    /// The options of `boundary`.
    static let all = [
        Option(
            name: "--package-path", value: "DIR",
            help: "the folder of the package, or of several packages; default: the current folder"),
        Option(
            name: "--rules", value: "FILE",
            help: "the rules; default: \(RuleFile.name) in the package's folder"),
        Option(
            name: "--baseline", value: "FILE",
            help: "the accepted violations; default: \(Baseline.name) in the package's folder"),
        Option(
            name: "--tuist-graph", value: "FILE",
            help: "the output of 'tuist graph --format json', to read it instead of Xcode projects"
        ),
        Option(
            name: "--bazel-query", value: "FILE",
            help: "likewise, the output of 'bazel query --output=streamed_jsonproto'"),
        Option(
            name: "--evidence", value: "KIND",
            help:
                "the last kind of evidence to gather, after those before it; default: what the rules need",
            choices: Evidence.Kind.allCases.map(\.rawValue) + ["all"],
            commands: ["check", "freeze", "graph"]),
        Option(
            name: "--build-path", value: "DIR",
            help: "the build folder for evidence from a build; default: .build/debug",
            commands: ["check", "freeze", "graph"]),
        Option(
            name: "--index-store", value: "DIR",
            help: "the compiler's index; default: that of the build folder or of Xcode",
            commands: ["check", "freeze"]),
        Option(
            name: "--allow-unchecked",
            help: "leave rules to another run for which the evidence is missing",
            commands: ["check"]),
        Option(
            name: "--summary", help: "print a page instead of each violation, as in a terminal",
            commands: ["check"]),
        Option(
            name: "--all", help: "print each violation in a terminal, too", commands: ["check"]),
        Option(
            name: "--format", value: "FORMAT",
            help: "the output format; default: text, or mermaid for a graph",
            commands: ["check", "graph", "why", "affected", "diff"]),
        Option(
            name: "--stamp", value: "FILE",
            help: "write a file without declarations if the rules hold, for a build step",
            commands: ["check"]),
        Option(
            name: "--tests", help: "include tests, and modules that only tests use",
            commands: ["graph"]),
        Option(
            name: "--all-edges", help: "include dependencies that follow from others",
            commands: ["graph"]),
        Option(
            name: "--into", value: "FILE",
            help:
                "a Markdown file; replaces what is between <!-- modules --> and <!-- /modules -->",
            commands: ["graph"]),
        Option(
            name: "--since", value: "REVISION", help: "the git revision to compare with",
            commands: ["affected"]),
        Option(
            name: "--grow", help: "add violations that aren't in the baseline",
            commands: ["freeze"]),
        Option(
            name: "--freeze", help: "accept what violates the rules today", commands: ["init"]),
        Option(name: "--write", help: "write the changed manifest", commands: ["fix"]),
        Option(name: "--help", help: "print this help"),
    ]
}

import Testing

@testable import BoundaryKit

@Suite(.startsToolchain, .timeLimit(.minutes(10))) struct `Snippets of a package` {
    @Test func `are modules of the package, which may import its libraries`() async throws {
        let package = try FixturePackage(
            targets: #".target(name: "Kit", dependencies: ["Core"]), .target(name: "Core")"#,
            files: [
                "Sources/Kit/Kit.swift": "import Core", "Sources/Core/Core.swift": "struct Core {}",
                "Snippets/Start.swift": "import Kit\nimport Core",
                "Snippets/More/Routes.swift": "import Kit",
            ])
        let graph = try await package.graph()
        #expect(
            graph.modules.map { "\($0.kind) \($0.name) \($0.path)" } == [
                "library Core Sources/Core", "library Kit Sources/Kit",
                "snippet Routes Snippets/More", "snippet Start Snippets",
            ])
        let rules: [BoundaryRule] = [
            .noUndeclared(directly: true, because: "-"),
            .requiresSettings(["define A"], in: "kind:snippet", because: "-"),
            .exhaustive("kind:snippet", because: "-"),
            .protected("Core", importers: "Kit", because: "-"),
        ]
        let issues = BoundaryReport(of: rules, in: graph).issues
        #expect(issues.map(\.subject) == ["Start -> Core"])
    }
}

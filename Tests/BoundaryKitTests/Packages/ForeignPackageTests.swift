import Testing

@testable import BoundaryKit

@Suite(.startsToolchain, .timeLimit(.minutes(10))) struct `A package that depends on others` {
    private static let files = [
        "Sources/App/main.swift": "import FarUI\nimport FarCore\nimport Lost\nimport Foundation",
        "Sources/Core/Core.swift": "#if FAR\nimport FarUI\n#endif\nimport Unknown",
    ]

    private static let far = """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
            name: "Far", products: [.library(name: "Far", targets: ["FarUI"])],
            targets: [
                .target(name: "FarUI", dependencies: ["FarCore"]), .target(name: "FarCore"),
                .target(name: "Lost"), .testTarget(name: "Unknown"),
            ])
        """

    private static func manifest(_ dependency: String) -> String {
        """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
            name: "Near", dependencies: [\(dependency)],
            targets: [
                .executableTarget(name: "App", dependencies: [.product(name: "Far", package: "swift-far")]),
                .target(name: "Core"),
            ])
        """
    }

    private let rules: [BoundaryRule] = [
        .noUndeclared(directly: true, because: "-"),
        .modules(
            "App", mayDependOnlyOn: ["external:FarUI", "external:Foundation"], because: "-"),
    ]

    @Test(arguments: [
        (#".package(path: "../swift-far")"#, "../swift-far"),
        (
            #".package(url: "https://example.invalid/swift-far.git", from: "1.0.0")"#,
            ".build/checkouts/swift-far"
        ),
    ])
    func `declares each import of their modules`(dependency: String, folder: String) async throws {
        let manifests = [
            "Package.swift": Self.manifest(dependency), "\(folder)/Package.swift": Self.far,
        ]
        let package = try FixturePackage(files: Self.files.merging(manifests) { $1 })
        let issues = BoundaryReport(of: rules, in: try await package.graph()).issues
        #expect(
            issues.map { "\($0.place?.description ?? "") \($0.rule) \($0.subject)" } == [
                "Sources/App/main.swift:2:8 app-may-depend-only-on App -> FarCore",
                "Sources/App/main.swift:3:8 app-may-depend-only-on App -> Lost",
                "Sources/Core/Core.swift:2:8 no-undeclared Core -> FarUI",
            ])
        let others = BoundaryReport(
            of: Array(rules.prefix(1)), in: try await package.graph()
        ).issues
        #expect(
            others.map { "\($0.place?.description ?? "") \($0.rule) \($0.subject)" } == [
                "Sources/App/main.swift:2:8 no-undeclared App -> FarCore",
                "Sources/App/main.swift:3:8 no-undeclared App -> Lost",
                "Sources/Core/Core.swift:2:8 no-undeclared Core -> FarUI",
            ])
    }

    @Test(arguments: ["external:Far", "external:Far*", "external:FarUI"])
    func `is selected by the names of its products and modules`(selector: String) async throws {
        let manifest = Self.manifest(#".package(path: "../swift-far")"#)
        let package = try FixturePackage(files: [
            "Package.swift": manifest, "../swift-far/Package.swift": Self.far,
            "Sources/App/main.swift": "import Foundation",
            "Sources/Core/Core.swift": "import FarUI",
        ])
        let graph = try await package.graph()
        let rule = BoundaryRule.forbidden(
            from: "App", to: ModuleSelector(texts: [selector]), directlyOnly: true, because: "-")
        #expect(BoundaryReport(of: [rule], in: graph).issues.map(\.subject) == ["App -> Far"])
        let allowed: ModuleSelector = ["external:FarUI", "external:FarCore", "external:Foundation"]
        let only = BoundaryRule.modules("App", mayDependOnlyOn: allowed, because: "-")
        #expect(BoundaryReport(of: [only], in: graph).issues.isEmpty)
    }

    @Test func `isn't checked where their files aren't available`() async throws {
        let dependency = #".package(url: "https://example.invalid/swift-far.git", from: "1.0.0")"#
        let files = Self.files.merging(["Package.swift": Self.manifest(dependency)]) { $1 }
        let graph = try await FixturePackage(files: files).graph()
        #expect(
            BoundaryReport(of: [.noUndeclared(because: "-")], in: graph).issues.isEmpty)
        #expect(graph.edges.contains { ($0.tail, $0.head) == ("App", "Far") })
        #expect(graph.limits.unresolvedPackages == ["swift-far"])
    }
}

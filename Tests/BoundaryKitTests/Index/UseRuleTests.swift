import Testing

@testable import BoundaryKit

@Suite(.startsToolchain, .timeLimit(.minutes(10))) struct `Rules about uses` {
    /// The package, compiled once.
    private static let graph = Task {
        let package = try IndexedPackage(
            "Kit", "Shop", "App", files: DeclaringPackage.files)
        try await package.compile()
        return try await package.graph()
    }

    @Test(
        arguments: [
            (.noUse(of: ["fatalError"], because: "-"), ["Calls.swift:3:15"]),
            (.noUse(of: ["Swift.fatalError(_:file:line:)"], because: "-"), ["Calls.swift:3:15"]),
            (.noUse(of: ["fatalError"], in: ["Kit", "App"], because: "-"), []),
            (
                .noUse(of: ["print"], because: "-"),
                ["Calls.swift:5:5", "Calls.swift:5:26"]
            ),
            (
                .noUse(of: ["UserDefaults.standard"], because: "-"),
                ["Calls.swift:8:49", "Calls.swift:8:60"]
            ),
            (
                .symbols(["Router.register"], usedOnlyBy: "App", because: "-"),
                ["Calls.swift:6:12"]
            ),
            (.symbols(["Kit.Router.register"], usedOnlyBy: ["App", "Shop"], because: "-"), []),
            (.symbols(["Router.registr"], usedOnlyBy: "App", because: "-"), ["nowhere"]),
        ] as [(BoundaryRule, [String])])
    func `find uses of symbols, and nothing else of the same name`(
        rule: BoundaryRule, places: [String]
    ) async throws {
        let found = try await Self.places(of: rule)
        #expect(
            found == places)
    }

    private static func places(of rule: BoundaryRule) async throws -> [String] {
        try await BoundaryReport(of: [rule], in: graph.value).issues.map { issue in
            issue.place.map { "\($0)".split(separator: "/").last.map(String.init) ?? "" }
                ?? "nowhere"
        }
    }
}

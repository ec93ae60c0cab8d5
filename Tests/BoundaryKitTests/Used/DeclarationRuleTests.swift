import Testing

@testable import BoundaryKit

@Suite(.startsToolchain, .timeLimit(.minutes(10))) struct `Rules about declarations` {
    /// The package, compiled once.
    private static let graph = Task {
        let package = try IndexedPackage(
            "Kit", "Shop", "Table", "App", files: DeclaringPackage.files)
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
                ["Calls.swift:5:5", "Calls.swift:5:26", "Calls.swift:10:36"]
            ),
            (
                .noUse(of: ["UserDefaults.standard"], because: "-"),
                ["Calls.swift:8:49", "Calls.swift:8:60"]
            ),
            (
                .symbols(["Router.register"], usedOnlyBy: "App", because: "-"),
                ["Calls.swift:6:12", "Calls.swift:10:58"]
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

    @Test(
        arguments: [
            (
                .types(in: "Shop", conformingTo: "Navigating", named: "*Navigator", because: "-"),
                [
                    "Types.swift:3:8 Detail must be named *Navigator",
                    "Types.swift:4:36 Cart.Line must be named *Navigator",
                    "Types.swift:8:50 Screen must be named *Navigator",
                    "Types.swift:12:8 Loose must be named *Navigator",
                ]
            ),
            (
                .types(conformingTo: "Kit.Opening", folder: "Sources/*/Screens", because: "-"),
                [
                    "Types.swift:3:8 Detail must be in Sources/*/Screens",
                    "Types.swift:8:50 Screen must be in Sources/*/Screens",
                    "Types.swift:12:8 Loose must be in Sources/*/Screens",
                ]
            ),
            (
                .types(
                    in: "Shop", conformingTo: "Navigating", named: "*Navigator", access: "public",
                    because: "-"),
                [
                    "Types.swift:3:8 Detail must be named *Navigator and be public, not internal",
                    "Types.swift:4:36 Cart.Line must be named *Navigator",
                    "Types.swift:6:8 HiddenNavigator must be public, not internal",
                    "Types.swift:8:50 Screen must be named *Navigator and be public, not internal",
                    "Types.swift:12:8 Loose must be named *Navigator and be public, not internal",
                ]
            ),
            (
                .types(
                    in: "Shop", conformingTo: "Kit.Opening", attributes: ["@MainActor"],
                    because: "-"),
                [
                    "Types.swift:3:8 Detail must have @MainActor",
                    "Types.swift:12:8 Loose must have @MainActor",
                ]
            ),
            (
                .types(conformingTo: "Kit.Opning", access: "public", because: "-"),
                [" no symbol of the package has the name 'Kit.Opning'"]
            ),
            (
                .types(in: "Kit", named: "*r", because: "-"),
                [
                    "Kit.swift:1:17 Navigating must be named *r",
                    "Kit.swift:2:17 Opening must be named *r",
                ]
            ),
        ] as [(BoundaryRule, [String])])
    func `require names, folders and access of types`(
        rule: BoundaryRule, sentences: [String]
    ) async throws {
        let found = try await Self.sentences(of: rule)
        #expect(
            found == sentences)
    }

    @Test func `find attributes in every branch, and not in texts`() async throws {
        let rule = BoundaryRule.noAttribute(
            ["@unchecked Sendable", "@preconcurrency", "nonisolated(unsafe)"], because: "-")
        let found = try await Self.places(of: rule)
        #expect(
            found == [
                "Attributes.swift:1:1", "Attributes.swift:2:21", "Attributes.swift:3:5",
                "Attributes.swift:7:20",
            ])
    }

    @Test(arguments: [
        (
            [],
            [
                "Exposed.swift:1:15 Basket", "Exposed.swift:2:31 Basket.total",
                "Exposed.swift:5:34 Basket.Line", "Exposed.swift:5:47 Basket.count",
                "Exposed.swift:6:24 pay", "Exposed.swift:9:17 windows",
            ]
        ),
        (["Basket"], ["Exposed.swift:6:24 pay", "Exposed.swift:9:17 windows"]),
        (["B*", "windows", "p?y"], []),
    ])
    func `find what other modules can see, in every branch`(
        except: [String], found: [String]
    ) async throws {
        let rule = BoundaryRule.exposesNothing(
            "folder:Sources/Shop/Model", except: except, because: "-")
        #expect(
            try await Self.sentences(of: rule)
                == found.map { text in
                    let parts = text.split(separator: " ")
                    return "\(parts[0]) Shop/Model must not expose \(parts[1])"
                })
    }

    private static func places(of rule: BoundaryRule) async throws -> [String] {
        try await BoundaryReport(of: [rule], in: graph.value).issues.map { issue in
            issue.place.map { "\($0)".split(separator: "/").last.map(String.init) ?? "" }
                ?? "nowhere"
        }
    }

    private static func sentences(of rule: BoundaryRule) async throws -> [String] {
        try await BoundaryReport(of: [rule], in: graph.value).issues.map { issue in
            let place = issue.place.map { "\($0)".split(separator: "/").last ?? "" } ?? ""
            return "\(place) \(issue.sentence)"
        }
    }
}

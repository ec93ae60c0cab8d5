// swift-tools-version: 6.2
import PackageDescription

// The tests that prove something at length, and only what they need, by links to the folders: the
// optimised build of all modules and all tests takes twice as long.

/// In the order of their layers.
let routing = [
    "RouteMatching", "RoutingKit", "StageKit", "RoutingEngine", "RoutingJourneys", "RoutingRules",
    "RouteContract", "SiteAssociation",
]

let package = Package(
    name: "Proofs",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14)],
    dependencies: [],
    targets: .layers(routing, in: "Modules/Routing") + [
        .code("DesignKit", on: ["RoutingKit"], in: "Modules/Foundations"),
        .code("StorageKit", in: "Modules/Foundations"),
        .code("StageConformance", on: routing), .code("MomentsTestSupport"),
        .code("RoutingTesting", on: routing + ["DesignKit"], in: "Modules/Routing"),
        .code("RoutingTestSupport", on: routing + ["RoutingTesting"]),
        .tests("StorageKitTests", of: ["StorageKit", "RoutingTestSupport"]),
    ]
        + routing.map {
            .tests(
                "\($0)Tests", of: routing + ["StageConformance", "RoutingTestSupport"],
                without: $0 == "RouteMatching" ? ["Corpus"] : [],
                // As in the manifest of the app.
                isOnMainActor: ["RoutingEngine", "RoutingJourneys", "RoutingRules"].contains($0))
        }
)

extension [Target] {
    /// Each module with those before it; the manifest of the app holds them to less.
    static func layers(_ names: [String], in folder: String) -> [Target] {
        names.enumerated().map { index, name in
            .code(name, on: [String](names.prefix(index)), in: folder)
        }
    }
}

extension Target {
    static func code(_ name: String, on others: [String] = [], in folder: String = ".") -> Target {
        .target(
            name: name, dependencies: others.map { .byName(name: $0) }, path: "\(folder)/\(name)",
            swiftSettings: .house)
    }

    static func tests(
        _ name: String, of modules: [String], without folders: [String] = [],
        isOnMainActor: Bool = false
    ) -> Target {
        .testTarget(
            name: name,
            dependencies: (modules + ["MomentsTestSupport", "RoutingTesting"]).map {
                .byName(name: $0)
            },
            path: name, exclude: folders,
            swiftSettings: .house + (isOnMainActor ? [.defaultIsolation(MainActor.self)] : []))
    }
}

extension [SwiftSetting] {
    static let house: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
    ]
}

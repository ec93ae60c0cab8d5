// swift-tools-version: 6.2
import PackageDescription

let router = ["RoutingEngine", "StageKit", "RoutingKit", "RouteMatching"]
let extensions = ["RoutingJourneys", "RoutingRules", "RouteContract", "SiteAssociation"]
let tests = router + extensions + ["RoutingTesting", "RoutingTestSupport", "StageConformance"]
let adapters = ["RoutingSwiftUI", "RoutingUIKit"]
/// What makes routers in its tests.
let routing = ["RoutingEngine", "RoutingJourneys", "RoutingRules"]

let package = Package(
    name: "RoutingKit",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: (["RoutingEngine", "RoutingKit", "RoutingTesting", "RouteMatching"] + extensions
        + adapters).map { .library(name: $0, targets: [$0]) },
    dependencies: [],
    targets: [
        .module("RouteMatching"),
        .module("RoutingKit", on: "RouteMatching"),
        .module("StageKit", on: "RoutingKit"),
        .module("RoutingEngine", on: "StageKit", "RoutingKit", "RouteMatching"),

        .module("RouteContract", on: "RoutingEngine", "RoutingKit", "RouteMatching"),
        .module("RoutingJourneys", on: "RoutingEngine", "RoutingKit", "RouteMatching"),
        .module("RoutingRules", on: "RoutingEngine", "RoutingKit", "RouteMatching"),
        .module("SiteAssociation", on: "RoutingEngine", "RoutingKit", "RouteMatching"),

        .module("RoutingSwiftUI", on: "StageKit", "RoutingKit"),
        .module("RoutingUIKit", on: "RoutingEngine", "StageKit", "RoutingKit"),

        .module("RoutingTesting", on: "RoutingEngine", "StageKit", "RoutingKit"),
        .module(
            "RoutingTestSupport", in: "Tests",
            on: ["RoutingTesting", "RoutingEngine", "StageKit", "RoutingKit", "RouteMatching"]),
        .module("StageConformance", in: "Tests", on: ["StageKit", "RoutingKit"]),
    ]
        + (router + extensions).map { .tests(of: $0, on: tests) }
)

for target in package.targets {
    target.swiftSettings =
        [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
        ] + (target.swiftSettings ?? [])
}

extension Target {
    static func module(_ name: String, on others: String...) -> Target {
        .module(name, in: "Sources", on: others)
    }
    static func module(_ name: String, in folder: String, on others: [String]) -> Target {
        .target(
            name: name, dependencies: others.map { .byName(name: $0) }, path: "\(folder)/\(name)")
    }
    static func tests(of module: String, on others: [String]) -> Target {
        .testTarget(
            name: "\(module)Tests",
            dependencies: ([module] + others.filter { $0 != module }).map { .byName(name: $0) },
            exclude: module == "RouteMatching" ? ["Corpus"] : [],
            swiftSettings: routing.contains(module) ? [.defaultIsolation(MainActor.self)] : [])
    }
}

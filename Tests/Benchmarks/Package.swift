// swift-tools-version: 6.2
import PackageDescription

// Loops whose instructions are counted; nothing is fetched.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "MomentsApp", path: "../..")],
    targets: [
        .executableTarget(
            name: "MatchLoop",
            dependencies: ["RouteSets", .product(name: "RouteMatching", package: "MomentsApp")],
            path: "MatchLoop"),
        .executableTarget(
            name: "Overlaps",
            dependencies: [
                "RouteSets", "MemoryInUse",
                .product(name: "RouteMatching", package: "MomentsApp"),
            ],
            path: "Overlaps"),
        .executableTarget(
            name: "RequestLoop",
            dependencies: [.product(name: "RoutingEngine", package: "MomentsApp")],
            path: "RequestLoop"),
        .executableTarget(
            name: "Growth",
            dependencies: ["RoutingEngine", "RoutingRules", "RouteContract", "SiteAssociation"]
                .map { .product(name: $0, package: "MomentsApp") },
            path: "Growth"),
        .executableTarget(
            name: "StateLoop",
            dependencies: [.product(name: "StorageKit", package: "MomentsApp")],
            path: "StateLoop"),
        .target(name: "MemoryInUse", path: "MemoryInUse"),
        .target(name: "RouteSets", path: "RouteSets"),
    ]
)

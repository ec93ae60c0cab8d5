// swift-tools-version: 6.2
import PackageDescription

// The only place of the repository that takes a package: what RoutingKit is compared with. Without
// the trait nothing is fetched; the loops need no peers.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v14)],
    traits: [
        .default(enabledTraits: ["Peers"]),
        .trait(name: "Peers", description: "The routers that RoutingKit is compared with."),
    ],
    dependencies: [
        .package(name: "MomentsApp", path: "../.."),
        .package(
            url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.1",
            traits: []),
    ],
    targets: [
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "RouteSets", "AllocationCounter", "FigureKit",
                .product(name: "RoutingEngine", package: "MomentsApp"),
                .product(
                    name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Peers"])
                ),
                .product(
                    name: "HummingbirdCore", package: "hummingbird",
                    condition: .when(traits: ["Peers"])),
            ], path: "Benchmarks", swiftSettings: .house),
        .executableTarget(
            name: "MatchLoop",
            dependencies: ["RouteSets", .product(name: "RoutingEngine", package: "MomentsApp")],
            path: "MatchLoop", swiftSettings: .house),
        .executableTarget(
            name: "Overlaps",
            dependencies: [
                "RouteSets", "AllocationCounter",
                .product(name: "RoutingEngine", package: "MomentsApp"),
            ],
            path: "Overlaps", swiftSettings: .house),
        .executableTarget(
            name: "RequestLoop",
            dependencies: [
                "RequestFixtures", .product(name: "RoutingEngine", package: "MomentsApp"),
            ],
            path: "RequestLoop", swiftSettings: .house),
        .executableTarget(
            name: "StartLoop",
            dependencies: [
                "RequestFixtures", .product(name: "RoutingEngine", package: "MomentsApp"),
            ],
            path: "StartLoop", swiftSettings: .house),
        .target(
            name: "RequestFixtures",
            dependencies: [.product(name: "RoutingEngine", package: "MomentsApp")],
            path: "RequestFixtures", swiftSettings: .house),
        .target(name: "FigureKit", path: "FigureKit", swiftSettings: .house),
        .target(name: "RouteSets", path: "RouteSets", swiftSettings: .house),
        .target(name: "AllocationCounter", path: "AllocationCounter"),
    ]
)

extension [SwiftSetting] {
    static let house: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
    ]
}

// swift-tools-version: 6.2
import PackageDescription

// The only place of the repository that takes a package: what RoutingKit is compared with.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v14)],
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
                "RouteSets", "AllocationCounter",
                .product(name: "RoutingKit", package: "MomentsApp"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
            ], path: "Benchmarks", swiftSettings: .house),
        .executableTarget(
            name: "Fuzz",
            dependencies: ["RouteSets", .product(name: "RoutingKit", package: "MomentsApp")],
            path: "Fuzz", swiftSettings: .house),
        .executableTarget(
            name: "MatchLoop",
            dependencies: ["RouteSets", .product(name: "RoutingKit", package: "MomentsApp")],
            path: "MatchLoop", swiftSettings: .house),
        .executableTarget(
            name: "BoundaryBenchmarks",
            dependencies: [.product(name: "BoundaryKit", package: "MomentsApp")],
            path: "BoundaryBenchmarks", swiftSettings: .house),
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

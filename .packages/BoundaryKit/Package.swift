// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "BoundaryKit",
    platforms: [.iOS(.v16), .macOS(.v13)],
    products: [
        .library(name: "BoundaryKit", targets: ["BoundaryKit"]),
        .library(name: "CommandLineKit", targets: ["CommandLineKit"]),
        .executable(name: "boundary", targets: ["boundary"]),
        .plugin(name: "BoundaryPlugin", targets: ["BoundaryPlugin"]),
        .plugin(name: "BoundaryBuildPlugin", targets: ["BoundaryBuildPlugin"]),
    ],
    dependencies: [],
    targets: [
        .plugin(
            name: "BoundaryPlugin",
            capability: .command(
                intent: .custom(verb: "boundary", description: "Check boundaries")),
            dependencies: ["boundary"]),
        .plugin(
            name: "BoundaryBuildPlugin", capability: .buildTool(), dependencies: ["boundary"]),
        .executableTarget(
            name: "boundary", dependencies: ["BoundaryKit", "CommandLineKit"],
            resources: ["html", "css", "js"].map { .embedInCode("Explorer/explorer.\($0)") }),
        .target(name: "BoundaryKit", dependencies: ["CommandLineKit"]),
        .target(name: "CommandLineKit"),
        .target(name: "MomentsTestSupport", path: "Tests/MomentsTestSupport"),
        .testTarget(
            name: "boundaryTests",
            dependencies: ["BoundaryKit", "CommandLineKit", "MomentsTestSupport", "boundary"]),
        .testTarget(
            name: "BoundaryKitTests",
            dependencies: ["BoundaryKit", "CommandLineKit", "MomentsTestSupport"],
            exclude: ["Recorded"]),
        .testTarget(
            name: "CommandLineKitTests",
            dependencies: ["BoundaryKit", "CommandLineKit", "MomentsTestSupport"]),
    ]
)

for target in package.targets where target.type != .plugin {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}

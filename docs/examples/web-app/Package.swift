// swift-tools-version: 6.2
import PackageDescription

// The app of this repository as a server: another container of the same plug-ins. Only this package
// depends on Hummingbird.
let package = Package(
    name: "WebApp",
    defaultLocalization: "en",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "MomentsApp", path: "../../.."),
        .package(name: "Website", path: "../website"),
        .package(
            url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.1",
            traits: []),
    ],
    targets: [
        .executableTarget(
            name: "WebApp",
            dependencies: [
                .product(name: "CompositionRoot", package: "MomentsApp"),
                .product(name: "DesignKit", package: "MomentsApp"),
                .product(name: "DesignKitHTML", package: "Website"),
                .product(name: "PluginKit", package: "MomentsApp"),
                .product(name: "RoutingEngine", package: "MomentsApp"),
                .product(name: "SampleData", package: "MomentsApp"),
                .product(name: "StorageKit", package: "MomentsApp"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
            ], resources: [.process("Resources")], swiftSettings: .house),
        .testTarget(
            name: "WebAppTests",
            dependencies: [
                "WebApp",
                .product(name: "CompositionRoot", package: "MomentsApp"),
                .product(name: "RoutingEngine", package: "MomentsApp"),
                .product(name: "RoutingTesting", package: "MomentsApp"),
                .product(name: "StorageKit", package: "MomentsApp"),
                .product(name: "HummingbirdTesting", package: "hummingbird"),
            ], swiftSettings: .house),
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

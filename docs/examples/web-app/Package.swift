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
            url: "https://github.com/hummingbird-project/hummingbird.git",
            // A server isn't updated by accident: each newer version is a change of this line.
            .upToNextMinor(from: "2.28.1"), traits: []),
    ],
    targets: [
        .executableTarget(
            name: "WebApp",
            dependencies: .products(
                "AppContainerKit", "CommandLineKit", "DesignKit", "PluginKit", "RoutingEngine",
                "SampleData", "StorageKit", of: "MomentsApp")
                + .products("DesignKitHTML", of: "Website")
                + .products("Hummingbird", "HummingbirdCore", of: "hummingbird"),
            resources: [.process("Resources")]),
        .testTarget(
            name: "WebAppTests",
            dependencies: ["WebApp"]
                + .products(
                    "AppContainerKit", "CommandLineKit", "RoutingEngine", "RoutingTesting",
                    "StorageKit", of: "MomentsApp")
                + .products("HTMLTesting", of: "Website")
                + .products("Hummingbird", of: "hummingbird")),
    ]
)

for target in package.targets {
    target.swiftSettings =
        ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        .map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]
}

extension [Target.Dependency] {
    static func products(_ names: String..., of package: String) -> Self {
        names.map { .product(name: $0, package: package) }
    }
}

// swift-tools-version: 6.2
import PackageDescription

// The website of the app's links, and the adapter that draws screens as HTML: a package of its own,
// which uses only what the app's packages make public.
let package = Package(
    name: "Website",
    defaultLocalization: "en",
    platforms: [.macOS(.v14)],
    products: [
        .library(name: "DesignKitHTML", targets: ["DesignKitHTML"]),
        .library(name: "HTMLTesting", targets: ["HTMLTesting"]),
        .executable(name: "site", targets: ["site"]),
    ],
    dependencies: [.package(name: "MomentsApp", path: "../../..")],
    targets: [
        .target(
            name: "DesignKitHTML", dependencies: .app("DesignKit", "RoutingEngine"),
            resources: ["style.css", "icon.svg", "symbols.svg"].map { .embedInCode($0) }),
        .target(name: "HTMLTesting"),
        .executableTarget(
            name: "site",
            dependencies: ["DesignKitHTML"]
                + .app(
                    "AppContainerKit", "CommandLineKit", "DesignKit", "PluginKit", "RoutingEngine",
                    "SampleData", "SiteAssociation", "StorageKit")),
        .testTarget(
            name: "DesignKitHTMLTests",
            dependencies: ["DesignKitHTML", "HTMLTesting"] + .app("DesignKit", "RoutingEngine")),
        .testTarget(
            name: "SiteTests",
            dependencies: ["site"]
                + .app(
                    "AppContainerKit", "CommandLineKit", "PluginKit", "RoutingEngine", "SampleData",
                    "StorageKit"),
            resources: [.copy("Documents")]),
    ]
)

for target in package.targets {
    target.swiftSettings =
        ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        .map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]
}

extension [Target.Dependency] {
    static func app(_ names: String...) -> Self {
        names.map { .product(name: $0, package: "MomentsApp") }
    }
}

// swift-tools-version: 6.2
import PackageDescription

/// Each is a module that can't see the others, a plug-in of the app, and tests.
let features: [String] = ["Home", "Profile"]
let plugins: [Target.Dependency] = features.map { .byName(name: "\($0)Plugin") }
let language = ["DesignKit", "RoutingKit", "ServiceKit", "StorageKit", "ToggleKit"]

let package = Package(
    name: "Acme",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "AcmeApp", targets: ["AcmeApp"])],
    dependencies: [.package(name: "RoutingApp", path: "../../../..")],
    targets: [
        .executableTarget(
            name: "Acme", dependencies: ["AcmeApp"] + .kits(["TerminalKit"]), path: "Program"),
        .target(
            name: "AcmeApp",
            dependencies: plugins + .kits(["PluginKit", "RoutingEngine"] + language) + .drawing,
            path: "App", exclude: ["Plugins"]),
        .testTarget(
            name: "AcmeAppTests",
            dependencies: ["AcmeApp"] + .kits(["BoundaryKit", "PluginKit", "RoutingTesting"])),
    ] + features.flatMap(Target.targets)
)

for target in package.targets {
    target.swiftSettings =
        ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        .map { .enableUpcomingFeature($0) } + (target.swiftSettings ?? [])
}

extension Target {
    static func targets(of feature: String) -> [Target] {
        [.feature(feature), .plugin(of: feature), .tests(of: feature)]
    }

    /// The compiler lets nobody import a feature but its plug-in and its tests.
    static func feature(_ name: String) -> Target {
        let flags = ["\(name)Plugin", "\(name)Tests"].flatMap {
            ["-Xfrontend", "-allowable-client", "-Xfrontend", $0]
        }
        return .target(
            name: name, dependencies: .kits(language) + .drawing,
            path: "Modules/Features/\(name)", packageAccess: false,
            swiftSettings: [.unsafeFlags(flags)])
    }

    static func plugin(of feature: String) -> Target {
        .target(
            name: "\(feature)Plugin",
            dependencies: [.byName(name: feature)]
                + .kits(["PluginKit", "RoutingEngine", "ServiceKit", "ToggleKit"]),
            path: "App/Plugins/\(feature)")
    }

    static func tests(of feature: String) -> Target {
        .testTarget(
            name: "\(feature)Tests",
            dependencies: [.byName(name: feature)] + .kits(language + ["RoutingTesting"]))
    }
}

extension [Target.Dependency] {
    /// Products of the package with the router and the tools.
    static func kits(_ names: [String]) -> Self {
        names.map { .product(name: $0, package: "RoutingApp") }
    }

    /// What views import. They are empty where there is no SwiftUI.
    static var drawing: Self {
        ["DesignKitSwiftUI", "RoutingSwiftUI"].map {
            .product(
                name: $0, package: "RoutingApp",
                condition: .when(platforms: [.iOS, .macCatalyst, .macOS, .visionOS]))
        }
    }
}

// swift-tools-version: 6.2
import PackageDescription

let engine = ["RouteMatching", "RoutingKit", "StageKit", "RoutingEngine"]
let extensions = [
    "RouteContract", "RoutingJourneys", "RoutingRules", "SiteAssociation",
]
let adapters = [
    "DesignKitSwiftUI", "DesignKitUIKit", "RoutingSwiftUI", "RoutingUIKit",
    "TerminalKit",
]
let foundations = ["DesignKit", "PluginKit", "ServiceKit", "StorageKit", "ToggleKit"]
let libraries =
    ["RoutingEngine", "RoutingKit", "RoutingTesting", "RouteMatching"] + foundations
let plugins = ["BoundaryPlugin", "BoundaryBuildPlugin", "ScaffoldPlugin"]
let intent = PluginCommandIntent.custom(verb: "boundary", description: "Check boundaries")
let additions = "Add and remove features"

let package = Package(
    name: "RoutingApp",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: (libraries + ["BoundaryKit", "CommandLineKit"] + extensions + adapters)
        .map { .library(name: $0, targets: [$0]) }
        + ["boundary", "scaffold"].map { .executable(name: $0, targets: [$0]) }
        + plugins.map { .plugin(name: $0, targets: [$0]) },
    dependencies: [],
    targets: [
        .module("RouteMatching"),
        .module("RoutingKit", on: "RouteMatching"),
        .module("StageKit", on: "RoutingKit"),
        .module("RoutingEngine", on: "StageKit", "RoutingKit", "RouteMatching"),
        .module("DesignKit", on: "RoutingKit"),
        .module("ServiceKit"),
        .module("StorageKit"),
        .module("ToggleKit", on: "StorageKit"),
        .target(
            name: "PluginKit",
            dependencies: ["RoutingRules", "RoutingEngine", "ToggleKit", "StorageKit"],
            packageAccess: false),

        .module("RouteContract", on: "RoutingEngine", "RoutingKit", "RouteMatching"),
        .module("RoutingJourneys", on: "RoutingEngine", "RoutingKit", "RouteMatching"),
        .module("RoutingRules", on: "RoutingEngine", "RoutingKit", "RouteMatching"),
        .module("SiteAssociation", on: "RoutingEngine", "RoutingKit", "RouteMatching"),
        .module("RoutingTesting", on: "RoutingEngine", "StageKit", "DesignKit", "RoutingKit"),

        .module("DesignKitSwiftUI", on: "DesignKit", "RoutingSwiftUI", "RoutingKit"),
        .module("DesignKitUIKit", on: "DesignKit", "RoutingKit"),
        .module("RoutingSwiftUI", on: "StageKit", "RoutingKit"),
        .module("RoutingUIKit", on: "RoutingEngine", "StageKit", "RoutingKit"),
        .module(
            "TerminalKit", on: "RouteContract", "SiteAssociation", "RoutingEngine", "DesignKit",
            "StageKit", "RoutingKit", "RouteMatching", "CommandLineKit"),

        .module("BoundaryKit", on: "CommandLineKit"),
        .module("CommandLineKit"),
        .module("ScaffoldKit", on: "CommandLineKit", resources: [.copy("Template")]),
        .executableTarget(
            name: "boundary", dependencies: ["BoundaryKit", "CommandLineKit"],
            resources: ["html", "css", "js"].map { .embedInCode("Explorer/explorer.\($0)") }),
        .executableTarget(name: "scaffold", dependencies: ["ScaffoldKit", "CommandLineKit"]),
        .plugin(
            name: "BoundaryPlugin", capability: .command(intent: intent), dependencies: ["boundary"]
        ),
        .plugin(
            name: "BoundaryBuildPlugin", capability: .buildTool(), dependencies: ["boundary"]),
        .plugin(
            name: "ScaffoldPlugin",
            capability: .command(
                intent: .custom(verb: "scaffold", description: additions),
                permissions: [.writeToPackageDirectory(reason: additions)]),
            dependencies: ["scaffold"]),
    ]
)

for target in package.targets where target.type != .plugin {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}

extension Target {
    static func module(
        _ name: String, on others: String..., resources: [Resource] = []
    ) -> Target {
        .target(
            name: name, dependencies: others.map { .byName(name: $0) }, resources: resources)
    }
}

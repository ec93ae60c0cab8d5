// swift-tools-version: 6.2
import PackageDescription

let drawing = ["DesignKitSwiftUI", "RoutingSwiftUI"]
/// A feature is three folders: Modules/Features/NAME, AppContainer/Plugins/NAME and
/// Tests/NAMETests.
let features = [
    Feature(
        "Moments", on: "DesignKitSwiftUI", "RoutingSwiftUI", "ToggleKit", "ServiceKit", "StorageKit"
    ),
    Feature("Shop", on: "DesignKitSwiftUI", "RoutingSwiftUI", "ServiceKit", "StorageKit"),
    Feature("Chat", on: "DesignKitSwiftUI", "RoutingSwiftUI", "StorageKit"),
    Feature("InternalMenu", on: "ToggleKit", forTesters: true),
]
let testers = features.filter(\.isForTesters).map(\.name)
let router = ["RoutingEngine", "StageKit", "RoutingKit", "RouteMatching"]
let extensions = ["RoutingJourneys", "RoutingRules", "RouteContract", "SiteAssociation"]
/// What makes routers in its tests.
let routing = ["RoutingEngine", "RoutingJourneys", "RoutingRules"]
let adapters = drawing + ["DesignKitUIKit", "RoutingUIKit", "TerminalKit"]
let foundations = ["DesignKit", "ToggleKit", "ServiceKit", "StorageKit"]
let tools = ["BoundaryKit", "boundary", "ScaffoldKit", "scaffold", "CommandLineKit"]
let plugins = ["BoundaryPlugin", "BoundaryBuildPlugin", "ScaffoldPlugin"]
let support = [
    "RoutingTestSupport", "FeatureTestSupport", "StageConformance", "MomentsTestSupport",
]

let check = PluginCommandIntent.custom(verb: "boundary", description: "Check boundaries")
let change = PluginCommandIntent.custom(verb: "scaffold", description: "Add and remove features")
let writes = PluginPermission.writeToPackageDirectory(reason: "Add and remove features")

/// A module that isn't among these says its folder.
let folders = [
    "Modules/Routing": router + extensions + ["RoutingTesting"], "Modules/Adapters": adapters,
    "Modules/Foundations": foundations, "Modules/Tools": tools + plugins, "Tests": support,
    "Modules": ["SampleData"], "AppContainer": ["PluginKit"],
]
/// What tests use besides their module.
let common =
    router + extensions + foundations + ["CommandLineKit", "RoutingTesting"]
    + ["RoutingTestSupport", "StageConformance", "MomentsTestSupport"]

let package = Package(
    name: "MomentsApp", defaultLocalization: "en", platforms: [.iOS(.v17), .macOS(.v14)],
    products: (router.filter { $0 != "StageKit" } + extensions + ["RoutingTesting"] + adapters
        + ["AppWindow", "AppContainerKit", "PluginKit", "SampleData", "BoundaryKit"]
        + ["CommandLineKit"] + foundations).map { .library(name: $0, targets: [$0]) }
        + ["boundary", "scaffold"].map { .executable(name: $0, targets: [$0]) }
        + plugins.map { .plugin(name: $0, targets: [$0]) },
    traits: Set(testers.map { .trait(name: $0) } + [.default(enabledTraits: Set(testers))]),
    dependencies: [],
    targets: [
        // The program, and the container that it starts.
        .executableTarget(
            name: "AppContainer",
            dependencies: .names(
                ["AppWindow", "AppContainerKit", "PluginKit", "TerminalKit", "RoutingSwiftUI"]
                    + ["RoutingJourneys", "RoutingRules", "RoutingEngine"]
                    + ["RoutingKit", "DesignKit", "ToggleKit", "StorageKit", "SampleData"]
                    + ["CommandLineKit"]),
            path: "AppContainer/Program", resources: [.copy("Tour/tour.txt")]),
        .target(
            name: "AppWindow",
            dependencies: .names(
                ["AppContainerKit", "PluginKit", "RoutingJourneys", "RoutingEngine", "DesignKit"]
                    + ["StorageKit"] + drawing), path: "AppContainer/Window", packageAccess: false),
        .target(
            name: "AppContainerKit",
            dependencies: features.map(\.plugin)
                + .names(["PluginKit", "RoutingJourneys", "RoutingRules", "RoutingEngine"])
                + .names(["RoutingKit", "RouteMatching"] + foundations),
            path: "AppContainer", exclude: ["Program", "Window", "PluginKit", "Plugins"],
            packageAccess: false),
        .target(
            name: "PluginKit",
            dependencies: ["RoutingRules", "RoutingEngine", "ToggleKit", "StorageKit"],
            packageAccess: false),
        // What draws screens.
        .module("DesignKitSwiftUI", on: ["RoutingSwiftUI", "DesignKit", "RoutingKit"]),
        .module("DesignKitUIKit", on: ["DesignKit", "RoutingKit"]),
        .module(
            "TerminalKit",
            on: ["RouteContract", "SiteAssociation", "DesignKit", "CommandLineKit"] + router),
        .module("RoutingSwiftUI", on: ["StageKit", "RoutingKit"]),
        .module("RoutingUIKit", on: ["RoutingEngine", "StageKit", "RoutingKit"]),
        // What extends the router.
        .module("RoutingTesting", on: ["RoutingEngine", "StageKit", "RoutingKit", "DesignKit"]),
        .module("RoutingJourneys", on: ["RoutingEngine", "RoutingKit", "RouteMatching"]),
        .module("RoutingRules", on: ["RoutingEngine", "RoutingKit", "RouteMatching"]),
        .module("RouteContract", on: ["RoutingEngine", "RoutingKit", "RouteMatching"]),
        .module("SiteAssociation", on: ["RoutingEngine", "RoutingKit", "RouteMatching"]),
        // The router, and the language by which features speak of routes.
        .module("RoutingEngine", on: ["StageKit", "RoutingKit", "RouteMatching"]),
        .module("StageKit", on: ["RoutingKit"]),
        .module("RoutingKit", on: ["RouteMatching"]),
        .module("RouteMatching"),
        // What features share.
        .module("DesignKit", on: ["RoutingKit"]),
        .module("ToggleKit", on: ["StorageKit"]),
        .module("ServiceKit"),
        .module("StorageKit"),
        .target(name: "SampleData", resources: [.process("Documents")]),
        // The tools, which know nothing of the app.
        .executableTarget(
            name: "boundary", dependencies: ["BoundaryKit", "CommandLineKit"],
            resources: ["html", "css", "js"].map { .embedInCode("Explorer/explorer.\($0)") }),
        .module("BoundaryKit", on: ["CommandLineKit"]),
        .executableTarget(name: "scaffold", dependencies: ["ScaffoldKit", "CommandLineKit"]),
        .target(
            name: "ScaffoldKit", dependencies: ["CommandLineKit"], resources: [.copy("Template")]),
        .module("CommandLineKit"),
        .plugin(name: "BoundaryBuildPlugin", capability: .buildTool(), dependencies: ["boundary"]),
        .plugin(
            name: "BoundaryPlugin", capability: .command(intent: check), dependencies: ["boundary"]),
        .plugin(
            name: "ScaffoldPlugin", capability: .command(intent: change, permissions: [writes]),
            dependencies: ["scaffold"]),
        // The tests.
        .module("MomentsTestSupport"),
        .module("RoutingTestSupport", on: ["RoutingTesting"] + router),
        .module(
            "FeatureTestSupport",
            on: ["PluginKit", "RoutingTesting", "RoutingKit"] + foundations),
        .module("StageConformance", on: ["StageKit", "RoutingKit"]),
        .tests(
            of: "AppContainer",
            on: ["AppWindow", "AppContainerKit", "PluginKit", "TerminalKit", "SampleData"] + common,
            isOnMainActor: true),
        .testTarget(name: "ArchitectureTests", dependencies: .names(["BoundaryKit"] + common)),
        .testTarget(
            name: "GuideTests", dependencies: .names(["PluginKit", "TerminalKit"] + common),
            exclude: ["Surroundings"]),
    ]
        + (router + extensions + ["TerminalKit", "DesignKit", "ToggleKit", "StorageKit"])
        .map { .tests(of: $0, on: common, isOnMainActor: routing.contains($0)) } + [
            .tests(of: "SampleData", on: [])
        ]
        + ["BoundaryKit", "boundary", "ScaffoldKit", "CommandLineKit"]
        .map { .tests(of: $0, on: ["BoundaryKit", "CommandLineKit", "MomentsTestSupport"]) }
        + features.flatMap(\.targets)
)

for target in package.targets {
    let folder = folders.first { $0.value.contains(target.name) }?.key
    target.path = folder.map { "\($0)/\(target.name)" } ?? target.path
    guard target.type != .plugin else { continue }
    target.swiftSettings =
        ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        .map { .enableUpcomingFeature($0) } + (target.swiftSettings ?? [])
        // A warning stops CI, but nobody who is trying something out.
        + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])
}

/// A feature, its plug-in and their tests. None of them depends on another feature.
struct Feature {
    let name: String, others: [String], isForTesters: Bool

    /// - Parameter isForTesters: Builds for customers leave it out: `--disable-default-traits`.
    init(_ name: String, on others: String..., forTesters isForTesters: Bool = false) {
        (self.name, self.others, self.isForTesters) = (name, others, isForTesters)
    }

    var plugin: Target.Dependency {
        .byName(name: "\(name)Plugin", condition: isForTesters ? .when(traits: [name]) : nil)
    }

    /// Nothing but the plug-in and the tests can import a feature.
    var targets: [Target] {
        let flags = ["\(name)Plugin", "\(name)Tests"].flatMap {
            ["-Xfrontend", "-allowable-client", "-Xfrontend", $0]
        }
        let apple: [Platform] = [.iOS, .macCatalyst, .macOS, .visionOS]
        return [
            .target(
                name: name,
                dependencies: (["DesignKit", "RoutingKit"] + others).map {
                    // Elsewhere, views are empty.
                    .byName(
                        name: $0, condition: drawing.contains($0) ? .when(platforms: apple) : nil)
                },
                path: "Modules/Features/\(name)", packageAccess: false,
                swiftSettings: [.unsafeFlags(flags)]),
            .target(
                name: "\(name)Plugin",
                dependencies: .names(["PluginKit", "RoutingRules", "RoutingEngine", "ToggleKit"])
                    + .names([name, "ServiceKit"]),
                path: "AppContainer/Plugins/\(name)", packageAccess: false),
            .tests(
                of: name,
                on: ["\(name)Plugin", "PluginKit", "FeatureTestSupport", "RoutingEngine"]
                    + ["RoutingTesting", "RoutingTestSupport", "MomentsTestSupport"] + foundations,
                isOnMainActor: true),
        ]
    }
}

extension [Target.Dependency] {
    static func names(_ names: [String]) -> Self { names.map { .byName(name: $0) } }
}

extension Target {
    static func module(_ name: String, on others: [String] = []) -> Target {
        .target(name: name, dependencies: .names(others))
    }
    /// - Parameter isOnMainActor: Whether they test what is on the main actor: a router, or a part
    ///   of the app. Then all that they declare is on it, too.
    static func tests(
        of module: String, on others: [String], isOnMainActor: Bool = false
    ) -> Target {
        .testTarget(
            name: "\(module)Tests",
            dependencies: .names([module] + others.filter { $0 != module }),
            exclude: ["RouteMatching": ["Corpus"], "BoundaryKit": ["Recorded"]][module] ?? [],
            swiftSettings: isOnMainActor ? [.defaultIsolation(MainActor.self)] : [])
    }
}

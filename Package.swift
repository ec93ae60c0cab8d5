// swift-tools-version: 6.2
import PackageDescription

let features = ["Moments", "Shop", "Chat", "InternalMenu"]
let extensions = ["RoutingJourneys", "RoutingRules", "RoutingServices", "SiteAssociation"]
let adapters = ["DesignKitSwiftUI", "RoutingSwiftUI", "RoutingUIKit"]
let engine = ["RoutingEngine", "StageKit", "RoutingKit", "RouteMatching"]
let foundations = ["DesignKit", "ToggleKit", "StorageKit"]
let testing = [
    "TestSupport", "RoutingTestSupport", "StageConformance", "SampleData", "CommandLineKit",
]
let modules = extensions + adapters + engine + foundations

let package = Package(
    name: "MomentsApp",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "RoutingKit", targets: engine),
        .library(name: "RoutingJourneys", targets: ["RoutingJourneys"]),
        .library(name: "RoutingRules", targets: ["RoutingRules"]),
        .library(name: "RoutingServices", targets: ["RoutingServices"]),
        .library(name: "SiteAssociation", targets: ["SiteAssociation"]),
        .library(name: "RoutingSwiftUI", targets: ["RoutingSwiftUI"]),
        .library(name: "RoutingUIKit", targets: ["RoutingUIKit"]),
        .library(name: "Modules", targets: ["Moments", "Shop", "Chat", "SampleData"] + modules),
        .library(name: "InternalMenu", targets: ["InternalMenu"]),
        .library(name: "BoundaryKit", targets: ["BoundaryKit"]),
        .plugin(name: "BoundaryPlugin", targets: ["BoundaryPlugin"]),
        .executable(name: "boundary", targets: ["boundary"]),
    ],
    // Builds for customers disable it, and contain nothing of the internal menu.
    traits: ["InternalMenu", .default(enabledTraits: ["InternalMenu"])],
    dependencies: [],
    targets: [
        .app(
            "AppContainer",
            on: features + modules.filter { !["RoutingUIKit", "RoutingServices"].contains($0) }
                + ["SampleData", "CommandLineKit"]),

        .feature("Moments", on: .storageKit, .toggleKit), .feature("Shop", on: .storageKit),
        .feature("Chat", on: .storageKit), .feature("InternalMenu", on: .toggleKit),

        .routing("RoutingJourneys", on: ["RoutingEngine", "RoutingKit", "RouteMatching"]),
        .routing("RoutingRules", on: ["RoutingEngine", "RoutingKit", "RouteMatching"]),
        .routing("RoutingServices", on: ["RoutingEngine", "RouteMatching"]),
        .routing("SiteAssociation", on: ["RoutingEngine", "RoutingKit", "RouteMatching"]),

        .adapter("DesignKitSwiftUI", on: ["DesignKit", "RoutingSwiftUI", "RoutingKit"]),
        .adapter("RoutingSwiftUI", on: ["StageKit", "RoutingKit"]),
        .adapter("RoutingUIKit", on: ["RoutingEngine", "StageKit", "RoutingKit"]),

        .routing("RoutingEngine", on: ["StageKit", "RoutingKit", "RouteMatching"]),
        .routing("StageKit", on: ["RoutingKit"]), .foundation("DesignKit", on: ["RoutingKit"]),
        .routing("RoutingKit", on: ["RouteMatching"]), .routing("RouteMatching"),
        .foundation("ToggleKit", on: ["StorageKit"]), .foundation("StorageKit"),

        .plugin("BoundaryPlugin", of: "boundary"),
        .command("boundary", on: ["BoundaryKit", "CommandLineKit"]),
        .tool("BoundaryKit"), .tool("CommandLineKit"), .data("SampleData"),

        .support("TestSupport", on: ["RoutingEngine", "StageKit", "DesignKit", "RoutingKit"]),
        .support("RoutingTestSupport", on: engine),
        .support("StageConformance", on: ["StageKit", "RoutingKit"]),
        .tests("ArchitectureTests", of: ["BoundaryKit", "TestSupport"]),
        .tests("BoundaryKitTests", of: ["BoundaryKit"]),
        .tests("boundaryTests", of: ["boundary", "BoundaryKit", "CommandLineKit"]),
        .tests("CommandLineKitTests", of: ["CommandLineKit"]),
        .tests("SampleDataTests", of: ["SampleData"]),
    ]
        + (["AppContainer", "Guide"] + features + extensions + engine + foundations).map {
            .tests("\($0)Tests", of: ($0 == "Guide" ? [] : [$0]) + modules + testing)
        }
)

for target in package.targets where target.type != .plugin {
    target.swiftSettings =
        ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        .map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]
        + (target.swiftSettings ?? [])
}

extension Target {
    static let routing = Kind(folder: "Modules/Routing"), adapter = Kind(folder: "Modules/Adapters")
    static let foundation = Kind(folder: "Modules/Foundations"), support = Kind(folder: "Tests")
    static let tool = Kind(folder: "Modules/Tools"), data = Kind(folder: "Modules")

    /// A library in a folder of its kind: `.routing("StageKit", on: ["RoutingKit"])`.
    struct Kind {
        let folder: String

        func callAsFunction(_ name: String, on others: [String] = []) -> Target {
            .target(name: name, dependencies: others.dependencies, path: "\(folder)/\(name)")
        }
    }

    /// Contains the internal menu only where its trait is enabled.
    static func app(_ name: String, on others: [String]) -> Target {
        let menu = Dependency.byName(
            name: "InternalMenu", condition: .when(traits: ["InternalMenu"]))
        let others = others.filter { $0 != "InternalMenu" }.dependencies
        return .executableTarget(name: name, dependencies: others + [menu], path: name)
    }

    /// Can't name another feature. The compiler lets no module import it but the importers.
    static func feature(_ name: String, on others: Storing...) -> Target {
        let importers = ["AppContainer", "AppContainerTests", "\(name)Tests"]
        let flags = importers.flatMap { ["-Xfrontend", "-allowable-client", "-Xfrontend", $0] }
        let others = ["DesignKit", "RoutingKit"] + others.map(\.rawValue)
        return .target(
            name: name, dependencies: others.dependencies, path: "Modules/Features/\(name)",
            packageAccess: false, swiftSettings: [.unsafeFlags(flags)])
    }

    /// What a feature may use beside DesignKit and RoutingKit.
    enum Storing: String { case storageKit = "StorageKit", toggleKit = "ToggleKit" }

    static func command(_ name: String, on others: [String]) -> Target {
        .executableTarget(
            name: name, dependencies: others.dependencies, path: "Modules/Tools/\(name)")
    }

    static func plugin(_ name: String, of command: String) -> Target {
        let intent = PluginCommandIntent.custom(verb: command, description: "Hold modules to rules")
        return .plugin(
            name: name, capability: .command(intent: intent),
            dependencies: [.byName(name: command)],
            path: "Modules/Tools/\(name)")
    }

    static func tests(_ name: String, of targets: [String]) -> Target {
        // The hostile links, which the tests of several modules read.
        let exclude = name == "RouteMatchingTests" ? ["Corpus"] : []
        return .testTarget(name: name, dependencies: targets.dependencies, exclude: exclude)
    }
}

extension [String] {
    var dependencies: [Target.Dependency] { Set(self).sorted().map { .byName(name: $0) } }
}

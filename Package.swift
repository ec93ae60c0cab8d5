// swift-tools-version: 6.2
import PackageDescription

let features = ["Moments", "Shop", "Chat", "InternalMenu"]
let shipped = features.filter { $0 != "InternalMenu" }
let extensions =
    ["RouteContract", "RoutingJourneys", "RoutingRules", "RoutingServices", "SiteAssociation"]
let adapters = [
    "DesignKitSwiftUI", "DesignKitUIKit", "RoutingSwiftUI", "RoutingUIKit", "TerminalKit",
]
let engine = ["RoutingEngine", "StageKit", "RoutingKit", "RouteMatching"]
let foundations = ["DesignKit", "ToggleKit", "StorageKit"]
let modules = extensions + adapters + engine + foundations
let products = [
    "RoutingEngine", "RoutingKit", "RoutingTesting", "RouteMatching", "RoutingSwiftUI",
    "RoutingUIKit", "InternalMenu", "BoundaryKit",
]
let intent = PluginCommandIntent.custom(verb: "boundary", description: "Check boundaries")
let commands: KeyValuePairs = [
    "NewFeature": ("new-feature", "Add a feature"),
    "NewScreen": ("new-screen", "Add a screen to a feature"),
    "RemoveFeature": ("remove-feature", "Remove a feature"),
    "UpdateDocs": ("update-docs", "Write the pages that show modules and routes"),
]
let testing = [
    "TestSupport", "RoutingTesting", "RoutingTestSupport", "StageConformance", "SampleData",
]

let package = Package(
    name: "MomentsApp",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "Modules", targets: shipped + ["SampleData"] + modules),
        .library(name: "CompositionRoot", targets: ["CompositionRoot"]),
        .executable(name: "boundary", targets: ["boundary"]),
        .plugin(name: "BoundaryPlugin", targets: ["BoundaryPlugin"]),
        .plugin(name: "BoundaryBuildPlugin", targets: ["BoundaryBuildPlugin"]),
    ] + (extensions + products).map { .library(name: $0, targets: [$0]) },
    // Each feature can be left out. Builds for customers contain nothing of the internal menu.
    traits: Set(features.map { .trait(name: $0) } + [.default(enabledTraits: Set(features))]),
    dependencies: [],
    targets: [
        .program(
            "AppContainer", in: "AppContainer/Program",
            on: [
                "CompositionRoot", "TerminalKit", "RouteContract", "SiteAssociation",
                "RoutingRules",
                "RoutingJourneys", "RoutingSwiftUI", "RoutingEngine", "RouteMatching", "RoutingKit",
                "StageKit", "DesignKit", "ToggleKit", "StorageKit", "SampleData", "CommandLineKit",
            ]),
        .compositionRoot(
            on: features + [
                "RoutingRules", "RoutingJourneys", "DesignKitSwiftUI", "RoutingSwiftUI",
                "RoutingEngine", "RouteMatching", "RoutingKit", "DesignKit", "ToggleKit",
                "StorageKit",
            ]),
        .feature("Moments", on: .storageKit, .toggleKit, .views),
        .feature("Shop", on: .storageKit, .views), .feature("Chat", on: .storageKit, .views),
        .feature("InternalMenu", on: .toggleKit),
        .routing("RouteContract", on: ["RoutingEngine", "RoutingKit", "RouteMatching"]),
        .routing("RoutingJourneys", on: ["RoutingEngine", "RoutingKit", "RouteMatching"]),
        .routing("RoutingRules", on: ["RoutingEngine", "RoutingKit", "RouteMatching"]),
        .routing("RoutingServices", on: ["RoutingEngine", "RouteMatching"]),
        .routing("SiteAssociation", on: ["RoutingEngine", "RoutingKit", "RouteMatching"]),
        .routing("RoutingTesting", on: ["RoutingEngine", "StageKit", "DesignKit", "RoutingKit"]),
        .adapter("DesignKitSwiftUI", on: ["DesignKit", "RoutingSwiftUI", "RoutingKit"]),
        .adapter("DesignKitUIKit", on: ["DesignKit", "RoutingKit"]),
        .adapter("RoutingSwiftUI", on: ["StageKit", "RoutingKit"]),
        .adapter("RoutingUIKit", on: ["RoutingEngine", "StageKit", "RoutingKit"]),
        .adapter("TerminalKit", on: ["DesignKit", "StageKit", "RoutingKit"]),

        .routing("RoutingEngine", on: ["StageKit", "RoutingKit", "RouteMatching"]),
        .routing("StageKit", on: ["RoutingKit"]), .foundation("DesignKit", on: ["RoutingKit"]),
        .routing("RoutingKit", on: ["RouteMatching"]), .routing("RouteMatching"),
        .foundation("ToggleKit", on: ["StorageKit"]), .foundation("StorageKit"),

        .plugin(
            name: "BoundaryPlugin", capability: .command(intent: intent),
            dependencies: ["boundary"], path: "Modules/Tools/BoundaryPlugin"),
        .plugin(
            name: "BoundaryBuildPlugin", capability: .buildTool(), dependencies: ["boundary"],
            path: "Modules/Tools/BoundaryBuildPlugin"),
        .tool("BoundaryKit", on: ["CommandLineKit"]), .tool("CommandLineKit"), .data("SampleData"),
        .program("boundary", in: "Modules/Tools/boundary", on: ["BoundaryKit", "CommandLineKit"]),
        .tool("ScaffoldKit", on: ["CommandLineKit"]),
        .program("scaffold", in: "Modules/Tools/scaffold", on: ["ScaffoldKit", "CommandLineKit"]),
        .support("TestSupport"),
        .support("StageConformance", on: ["StageKit", "RoutingKit"]),
        .tests("Architecture", on: ["BoundaryKit", "TestSupport"]),
        .tests("boundary", on: ["boundary", "BoundaryKit", "CommandLineKit"]),
        .support("RoutingTestSupport", on: engine + ["RoutingTesting"]),
        .tests("Guide", on: modules + testing),
        .tests(
            "AppContainer",
            on: ["AppContainer", "CompositionRoot", "CommandLineKit"] + modules + testing),
        .tests("ScaffoldKit", on: ["ScaffoldKit", "CommandLineKit"]),
    ]
        + commands.map { .command($0, verb: $1.0, description: $1.1) }
        + ["BoundaryKit", "CommandLineKit", "SampleData"].map { .tests($0, on: [$0]) }
        + (["TerminalKit"] + features + extensions + engine + foundations)
        .map { .tests($0, on: [$0, "CommandLineKit"] + modules + testing) }
)

let language = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
// A warning stops CI, but nobody who is trying something out.
let warnings: [SwiftSetting] =
    Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]
for target in package.targets where target.type != .plugin {
    let settings = language.map { SwiftSetting.enableUpcomingFeature($0) }
    target.swiftSettings = (target.swiftSettings ?? []) + settings + warnings
}

extension Target {
    static let routing = Kind(folder: "Modules/Routing"), adapter = Kind(folder: "Modules/Adapters")
    static let foundation = Kind(folder: "Modules/Foundations"), support = Kind(folder: "Tests")
    static let tool = Kind(folder: "Modules/Tools"), data = Kind(folder: "Modules")
    struct Kind {
        let folder: String
        func callAsFunction(_ name: String, on others: [String] = []) -> Target {
            .target(
                name: name, dependencies: on(others), path: "\(folder)/\(name)",
                exclude: folder == "Tests" ? [] : ["README.md"])
        }
    }
    enum Part { case storageKit, toggleKit, views }

    /// Can't name another feature or the engine. Only its importers can import it.
    static func feature(_ name: String, on parts: Part...) -> Target {
        let dependencies: [Dependency] = parts.flatMap { part in
            switch part {
            case .storageKit: on(["StorageKit"])
            case .toggleKit: on(["ToggleKit"])
            case .views: drawing
            }
        }
        let importers = ["CompositionRoot", "AppContainerTests", "\(name)Tests"]
        let flags = importers.flatMap { ["-Xfrontend", "-allowable-client", "-Xfrontend", $0] }
        return .target(
            name: name, dependencies: on(["DesignKit", "RoutingKit"]) + dependencies,
            path: "Modules/Features/\(name)", exclude: ["README.md"], packageAccess: false,
            swiftSettings: [.unsafeFlags(flags)])
    }
    /// What views import. Where there is no SwiftUI, they are empty and not built for a feature.
    static let drawing: [Dependency] = ["DesignKitSwiftUI", "RoutingSwiftUI"].map { name in
        .byName(name: name, condition: .when(platforms: [.iOS, .macCatalyst, .macOS, .visionOS]))
    }
    static func program(_ name: String, in folder: String, on others: [String]) -> Target {
        .executableTarget(
            name: name, dependencies: on(others), path: folder,
            exclude: ["README.md"])
    }
    /// A feature is a dependency only if its trait is enabled.
    static func compositionRoot(on others: [String]) -> Target {
        .target(
            name: "CompositionRoot",
            dependencies: others.map { other in
                .byName(
                    name: other,
                    condition: features.contains(other) ? .when(traits: [other]) : nil)
            }, path: "AppContainer", exclude: ["Program", "README.md"],
            // It can be copied, because it uses only what is public.
            packageAccess: false)
    }
    /// A command that writes into the package: `swift package VERB`.
    static func command(_ name: String, verb: String, description: String) -> Target {
        .plugin(
            name: "\(name)Plugin",
            capability: .command(
                intent: .custom(verb: verb, description: description),
                permissions: [.writeToPackageDirectory(reason: description)]),
            dependencies: ["scaffold"],
            path: "Modules/Tools/\(name)Plugin")
    }
    static func tests(_ name: String, on others: [String]) -> Target {
        .testTarget(
            name: "\(name)Tests", dependencies: on(Set(others).sorted()),
            exclude: name == "RouteMatching" ? ["Corpus"] : [])
    }
    static func on(_ others: [String]) -> [Dependency] { others.map { .byName(name: $0) } }
}

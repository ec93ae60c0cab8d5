// swift-tools-version: 6.2
import PackageDescription

let features = ["Moments", "Shop", "Chat", "InternalMenu"]
let foundations = ["DesignKit", "StorageKit", "ToggleKit"]
let routingModules = [
    "RouteMatching", "RoutingKit", "StageKit", "RoutingEngine", "RoutingJourneys", "RoutingRules",
    "SiteAssociation",
]
let extensions = ["RoutingServices"]
let adapterModules = ["RoutingUIKit", "RoutingSwiftUI", "DesignKitSwiftUI"]
let containerParts = ["SampleData", "CommandLineKit"]
let testing = ["TestSupport", "StageConformance"]

let package = Package(
    name: "MomentsApp",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(
            name: "RoutingKit",
            targets: ["RouteMatching", "RoutingKit", "StageKit", "RoutingEngine"]),
        .library(name: "RoutingJourneys", targets: ["RoutingJourneys"]),
        .library(name: "RoutingRules", targets: ["RoutingRules"]),
        .library(name: "SiteAssociation", targets: ["SiteAssociation"]),
        .library(name: "RoutingServices", targets: ["RoutingServices"]),
        .library(name: "RoutingUIKit", targets: ["RoutingUIKit"]),
        .library(name: "RoutingSwiftUI", targets: ["RoutingSwiftUI"]),
        // Everything below the container, for the container of an iOS app; testers get one more.
        .library(
            name: "Modules",
            targets: features.filter { $0 != "InternalMenu" } + foundations
                + ["RoutingKit", "SampleData"] + adapterModules),
        .library(name: "InternalMenu", targets: ["InternalMenu"]),
        // Rules about modules, for the tests and the command line of any package.
        .library(name: "BoundaryKit", targets: ["BoundaryKit"]),
        .plugin(name: "BoundaryPlugin", targets: ["BoundaryPlugin"]),
        .executable(name: "boundary", targets: ["boundary"]),
    ],
    traits: [
        // Production is built without it, and then holds nothing of the internal menu.
        "InternalMenu", .default(enabledTraits: ["InternalMenu"]),
    ],
    dependencies: [],
    targets: [
        .container("AppContainer", withTraitsFor: ["InternalMenu"]),

        .feature("Moments", on: ["StorageKit", "ToggleKit"]),
        .feature("Shop", on: ["StorageKit"]),
        .feature("Chat", on: ["StorageKit"]),
        .feature("InternalMenu", on: ["ToggleKit"]),

        .adapter("DesignKitSwiftUI", on: ["DesignKit", "RoutingSwiftUI", "RoutingKit"]),
        .adapter("RoutingSwiftUI", on: ["RoutingEngine", "StageKit", "RoutingKit"]),
        .adapter("RoutingUIKit", on: ["RoutingEngine", "StageKit", "RoutingKit"]),

        .foundation("DesignKit", on: ["RoutingKit"]),
        .foundation("ToggleKit", on: ["StorageKit"]),
        .foundation("StorageKit"),

        .routing(
            "RoutingJourneys", on: ["RoutingEngine", "StageKit", "RoutingKit", "RouteMatching"]),
        .routing("RoutingRules", on: ["RoutingEngine", "RoutingKit", "RouteMatching"]),
        .routing("RoutingServices", on: ["RoutingEngine", "RouteMatching"]),
        .foundation("SampleData", in: "Modules"),

        .routing("SiteAssociation", on: ["RoutingEngine", "RoutingKit", "RouteMatching"]),
        .routing("RoutingEngine", on: ["StageKit", "RoutingKit", "RouteMatching"]),
        .routing("StageKit", on: ["RoutingKit"]),
        .routing("RoutingKit", on: ["RouteMatching"]),
        .routing("RouteMatching"),

        .plugin("BoundaryPlugin", of: "boundary"),
        .command("boundary", on: ["BoundaryKit", "CommandLineKit"]),
        .tool("BoundaryKit"), .tool("CommandLineKit"),
    ]
        + (features + foundations + ["RoutingKit"]).map { .tests("\($0)Tests", of: [$0]) } + [
            .tests("AppContainerTests", of: ["AppContainer", "SampleData", "CommandLineKit"]),
            .tests("SampleDataTests", of: ["SampleData"], with: []),
            .foundation("TestSupport", on: routingModules + ["DesignKit"], in: "Tests"),
            .foundation("StageConformance", on: ["StageKit", "RoutingKit"], in: "Tests"),
            .tests("RoutingServicesTests", of: ["RoutingServices"]),
            .tests("BoundaryKitTests", of: ["BoundaryKit"], with: []),
            .tests("CommandLineKitTests", of: ["CommandLineKit"], with: []),
            .tests("boundaryTests", of: ["boundary", "BoundaryKit", "CommandLineKit"], with: []),
            .tests("ArchitectureTests", of: ["BoundaryKit"], with: ["TestSupport"]),
        ]
)

extension Target {
    /// Has the features that have a trait of their own only where that is enabled.
    static func container(_ name: String, withTraitsFor optional: Set<String>) -> Target {
        .executableTarget(
            name: name,
            dependencies: (features + foundations + routingModules + adapterModules + containerParts)
                .map { other in
                    .byName(
                        name: other,
                        condition: optional.contains(other) ? .when(traits: [other]) : nil)
                }, path: name, swiftSettings: .house)
    }

    /// Speaks the language of routing and that of design, and names the other foundations it uses.
    static func feature(_ name: String, on foundations: [String] = []) -> Target {
        .target(
            name: name, dependencies: (["DesignKit", "RoutingKit"] + foundations).dependencies,
            path: "Modules/Features/\(name)", packageAccess: false,
            swiftSettings: .house + [
                .importers("AppContainer", "AppContainerTests", "\(name)Tests")
            ])
    }

    static func adapter(_ name: String, on others: [String]) -> Target {
        .foundation(name, on: others, in: "Modules/Adapters")
    }

    static func routing(_ name: String, on others: [String] = []) -> Target {
        .foundation(name, on: others, in: "Modules/Routing")
    }

    static func foundation(
        _ name: String, on others: [String] = [], in folder: String = "Modules/Foundations"
    ) -> Target {
        .target(
            name: name, dependencies: others.dependencies, path: "\(folder)/\(name)",
            swiftSettings: .house)
    }

    static func tool(_ name: String) -> Target { .foundation(name, in: "Modules/Tools") }

    static func command(_ name: String, on others: [String]) -> Target {
        .executableTarget(
            name: name, dependencies: others.dependencies, path: "Modules/Tools/\(name)",
            swiftSettings: .house)
    }

    static func plugin(_ name: String, of command: String) -> Target {
        .plugin(
            name: name,
            capability: .command(
                intent: .custom(verb: command, description: "Hold modules to rules")),
            dependencies: [.byName(name: command)], path: "Modules/Tools/\(name)")
    }

    static func tests(
        _ name: String, of targets: [String],
        with others: [String] = foundations + routingModules + extensions + adapterModules + testing
    ) -> Target {
        .testTarget(
            name: name,
            dependencies: (targets + others.filter { !targets.contains($0) }).dependencies,
            // The table of hostile links, which tests of several modules read.
            exclude: targets == ["RoutingKit"] ? ["Corpus"] : [], swiftSettings: .house)
    }
}

extension [String] {
    var dependencies: [Target.Dependency] { map { .byName(name: $0) } }
}

extension [SwiftSetting] {
    static let house: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
    ]
}

extension SwiftSetting {
    /// The only modules that the compiler lets import this one, whatever the dependencies say.
    static func importers(_ names: String...) -> SwiftSetting {
        .unsafeFlags(names.flatMap { ["-Xfrontend", "-allowable-client", "-Xfrontend", $0] })
    }
}

// swift-tools-version: 6.2
import PackageDescription

/// A feature is three folders: Modules/Features/NAME, AppContainer/Plugins/NAME and Tests/NAMETests.
let features = [
    Feature(
        "Moments", on: "DesignKitSwiftUI", "RoutingSwiftUI", "ToggleKit", "ServiceKit", "StorageKit"
    ),
    Feature("Shop", on: "DesignKitSwiftUI", "RoutingSwiftUI", "ServiceKit", "StorageKit"),
    Feature("Chat", on: "DesignKitSwiftUI", "RoutingSwiftUI", "StorageKit"),
    Feature("InternalMenu", on: "ToggleKit", forTesters: true),
]

let package = Package(
    name: "MomentsApp",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library("AppWindow"), .library("CompositionRoot"), .library("PluginKit"),
        .library("SampleData"),
        .library("StorageKit"), .library("RoutingEngine"), .library("RoutingKit"),
        .library("RoutingTesting"), .library("RouteMatching"), .library("RoutingJourneys"),
        .library("RoutingRules"), .library("RouteContract"), .library("SiteAssociation"),
        .library("RoutingSwiftUI"), .library("RoutingUIKit"), .library("DesignKit"),
        .library("DesignKitSwiftUI"), .library("DesignKitUIKit"),
        .library("TerminalKit"), .library("BoundaryKit"), .program("boundary"),
        .program("scaffold"), .plugin("BoundaryPlugin"), .plugin("BoundaryBuildPlugin"),
        .plugin("ScaffoldPlugin"),
    ],
    traits: Set(
        features.filter(\.isForTesters).map { .trait(name: $0.name) }
            + [.default(enabledTraits: Set(features.filter(\.isForTesters).map(\.name)))]),
    dependencies: [],
    targets: [
        // The program, and the container that it starts.
        .program(
            "AppContainer", in: "AppContainer/Program",
            on: "AppWindow", "CompositionRoot", "PluginKit", "TerminalKit",
            "RoutingSwiftUI",
            "SampleData", "RouteContract", "RoutingJourneys", "RoutingRules",
            "RoutingEngine", "RoutingKit", "DesignKit", "ToggleKit",
            "StorageKit", "CommandLineKit", resources: [.copy("Tour/tour.txt")]),
        .app(
            "AppWindow", in: "AppContainer/Window",
            on: "CompositionRoot", "PluginKit", "DesignKitSwiftUI", "RoutingSwiftUI",
            "RoutingJourneys",
            "RoutingEngine", "DesignKit", "StorageKit"),
        .compositionRoot(
            on: "PluginKit", "RoutingJourneys", "RoutingRules", "RoutingEngine", "RoutingKit",
            "RouteMatching", "DesignKit", "ToggleKit", "ServiceKit", "StorageKit"),

        // What a plug-in sees of the app.
        .app(
            "PluginKit", in: "AppContainer/PluginKit",
            on: "RoutingRules", "RoutingEngine", "ToggleKit", "StorageKit"),

        // What draws screens.
        .adapter("DesignKitSwiftUI", on: "RoutingSwiftUI", "DesignKit", "RoutingKit"),
        .adapter("DesignKitUIKit", on: "DesignKit", "RoutingKit"),
        .adapter(
            "TerminalKit", on: "RouteContract", "SiteAssociation", "RoutingEngine", "DesignKit",
            "StageKit", "RoutingKit", "RouteMatching", "CommandLineKit"),
        .adapter("RoutingSwiftUI", on: "StageKit", "RoutingKit"),
        .adapter("RoutingUIKit", on: "RoutingEngine", "StageKit", "RoutingKit"),

        // What extends the router.
        .routing("RoutingTesting", on: "RoutingEngine", "StageKit", "RoutingKit", "DesignKit"),
        .routing("RoutingJourneys", on: "RoutingEngine", "RoutingKit", "RouteMatching"),
        .routing("RoutingRules", on: "RoutingEngine", "RoutingKit", "RouteMatching"),
        .routing("RouteContract", on: "RoutingEngine", "RoutingKit", "RouteMatching"),
        .routing("SiteAssociation", on: "RoutingEngine", "RoutingKit", "RouteMatching"),

        // The router, and the language by which features speak of routes.
        .routing("RoutingEngine", on: "StageKit", "RoutingKit", "RouteMatching"),
        .routing("StageKit", on: "RoutingKit"),
        .routing("RoutingKit", on: "RouteMatching"),
        .routing("RouteMatching"),

        // What features share.
        .foundation("DesignKit", on: "RoutingKit"),
        .foundation("ToggleKit", on: "StorageKit"),
        .foundation("ServiceKit"),
        .foundation("StorageKit"),
        .data("SampleData"),

        // The tools, which know nothing of the app.
        .program(
            "boundary", in: "Modules/Tools/boundary", on: "BoundaryKit", "CommandLineKit",
            resources: ["html", "css", "js"].map { .embedInCode("Explorer/explorer.\($0)") }),
        .program("scaffold", in: "Modules/Tools/scaffold", on: "ScaffoldKit", "CommandLineKit"),
        .tool("BoundaryKit", on: "CommandLineKit"),
        .module(
            "ScaffoldKit", in: "Modules/Tools", on: ["CommandLineKit"],
            resources: [.copy("Template")]),
        .tool("CommandLineKit"),
        .plugin("BoundaryBuildPlugin", .buildTool(), runs: "boundary"),
        .plugin("BoundaryPlugin", .command("boundary", "Check boundaries"), runs: "boundary"),
        .plugin(
            "ScaffoldPlugin", .writer("scaffold", "Add and remove features"), runs: "scaffold"),

        // The tests.
        .support("TestSupport"),
        .support(
            "RoutingTestSupport", on: "RoutingTesting", "RoutingEngine", "StageKit", "RoutingKit",
            "RouteMatching"),
        .support(
            "FeatureTestSupport", on: "PluginKit", "RoutingTesting", "ToggleKit", "ServiceKit",
            "StorageKit"),
        .support("StageConformance", on: "StageKit", "RoutingKit"),
        .tests(
            of: "AppContainer", on: "AppWindow", "CompositionRoot", "PluginKit", "TerminalKit",
            "RoutingTesting",
            "RoutingJourneys", "RoutingRules", "RouteContract", "RoutingEngine", "StageKit",
            "RoutingKit", "DesignKit", "ToggleKit", "ServiceKit", "StorageKit", "SampleData",
            "CommandLineKit", "RoutingTestSupport", "TestSupport"),
        .tests(
            of: "TerminalKit", on: "RoutingTesting", "RoutingEngine", "StageKit", "RoutingKit",
            "DesignKit", "CommandLineKit", "RoutingTestSupport"),
        .tests(
            of: "RoutingJourneys", on: "RoutingTesting", "RoutingEngine", "StageKit", "RoutingKit",
            "RouteMatching", "RoutingTestSupport", "StageConformance"),
        .tests(
            of: "RoutingRules", on: "RoutingTesting", "RoutingJourneys", "RoutingEngine",
            "StageKit", "RoutingKit", "RouteMatching", "RoutingTestSupport"),
        .tests(
            of: "RouteContract", on: "RoutingEngine", "RoutingKit", "RouteMatching",
            "RoutingTestSupport", "TestSupport"),
        .tests(
            of: "SiteAssociation", on: "RoutingEngine", "RoutingKit", "RouteMatching",
            "RoutingTestSupport"),
        .tests(
            of: "RoutingEngine", on: "RoutingTesting", "RoutingJourneys", "RoutingRules",
            "StageKit", "RoutingKit", "RouteMatching", "RoutingTestSupport", "StageConformance",
            "TestSupport"),
        .tests(of: "StageKit", on: "RoutingKit", "RoutingTestSupport", "StageConformance"),
        .tests(
            of: "RoutingKit", on: "RoutingEngine", "StageKit", "RouteMatching",
            "RoutingTestSupport"),
        .tests(of: "RouteMatching", on: "RoutingKit", "RoutingTestSupport", "TestSupport"),
        .tests(of: "DesignKit", on: "RoutingKit"),
        .tests(of: "ToggleKit", on: "StorageKit", "TestSupport"),
        .tests(of: "StorageKit", on: "TestSupport"),
        .tests(of: "SampleData"),
        .tests(of: "boundary", on: "BoundaryKit", "CommandLineKit"),
        .tests(of: "BoundaryKit", on: "CommandLineKit"),
        .tests(of: "ScaffoldKit", on: "CommandLineKit"),
        .tests(of: "CommandLineKit"),
        .tests("Architecture", on: ["BoundaryKit", "TestSupport"]),
        .tests(
            "Guide",
            on: [
                "RoutingTesting", "RoutingJourneys", "RoutingRules", "RoutingEngine", "StageKit",
                "RoutingKit", "RouteMatching", "DesignKit", "PluginKit", "ServiceKit",
                "StorageKit", "RoutingTestSupport", "TestSupport",
            ]),
    ]
        + features.flatMap(\.targets)
)

/// A feature, its plug-in and their tests. None of them depends on another feature.
struct Feature {
    let name: String
    let others: [String]
    let isForTesters: Bool

    /// - Parameter isForTesters: Builds for customers leave it out: `--disable-default-traits`.
    init(_ name: String, on others: String..., forTesters isForTesters: Bool = false) {
        self.name = name
        self.others = others
        self.isForTesters = isForTesters
    }

    var plugin: String { "\(name)Plugin" }

    var targets: [Target] {
        [
            .feature(name, on: others),
            .featurePlugin(of: name),
            .tests(
                of: name,
                on: plugin, "PluginKit", "FeatureTestSupport", "RoutingTesting", "RoutingEngine",
                "DesignKit", "ToggleKit", "ServiceKit", "StorageKit", "RoutingTestSupport",
                "TestSupport"),
        ]
    }
}

extension Product {
    static func library(_ name: String) -> Product { .library(name: name, targets: [name]) }
    static func program(_ name: String) -> Product { .executable(name: name, targets: [name]) }
    static func plugin(_ name: String) -> Product { .plugin(name: name, targets: [name]) }
}

extension Target {
    static func module(
        _ name: String, in folder: String, on others: [String] = [], resources: [Resource] = []
    ) -> Target {
        .target(
            name: name, dependencies: others.map { .byName(name: $0) }, path: "\(folder)/\(name)",
            resources: resources, swiftSettings: common)
    }
    static func data(_ name: String) -> Target {
        .target(
            name: name, path: "Modules/\(name)", resources: [.process("Documents")],
            swiftSettings: common)
    }
    static func adapter(_ name: String, on others: String...) -> Target {
        .module(name, in: "Modules/Adapters", on: others)
    }
    static func routing(_ name: String, on others: String...) -> Target {
        .module(name, in: "Modules/Routing", on: others)
    }
    static func foundation(_ name: String, on others: String...) -> Target {
        .module(name, in: "Modules/Foundations", on: others)
    }
    static func tool(_ name: String, on others: String...) -> Target {
        .module(name, in: "Modules/Tools", on: others)
    }
    static func support(_ name: String, on others: String...) -> Target {
        .module(name, in: "Tests", on: others)
    }

    /// Can't name another feature or the engine. Only its importers can import it.
    static func feature(_ name: String, on others: [String]) -> Target {
        let drawing = ["DesignKitSwiftUI", "RoutingSwiftUI"]
        let whereDrawn: TargetDependencyCondition? =
            .when(platforms: [.iOS, .macCatalyst, .macOS, .visionOS])
        let importers = ["\(name)Plugin", "\(name)Tests"]
        let flags = importers.flatMap { ["-Xfrontend", "-allowable-client", "-Xfrontend", $0] }
        return .target(
            name: name,
            dependencies: (["DesignKit", "RoutingKit"] + others).map {
                // Where there is no SwiftUI, views are empty.
                .byName(name: $0, condition: drawing.contains($0) ? whereDrawn : nil)
            },
            path: "Modules/Features/\(name)", packageAccess: false,
            swiftSettings: common + [.unsafeFlags(flags)])
    }

    /// Registers a feature. It uses only what is public.
    static func featurePlugin(of feature: String) -> Target {
        .app(
            "\(feature)Plugin", in: "AppContainer/Plugins/\(feature)",
            on: feature, "PluginKit", "RoutingRules", "RoutingEngine", "ToggleKit", "ServiceKit")
    }

    /// Depends on all plug-ins, and can be copied, because it uses only what is public.
    static func compositionRoot(on others: String...) -> Target {
        .target(
            name: "CompositionRoot",
            dependencies: features.map {
                .byName(
                    name: $0.plugin, condition: $0.isForTesters ? .when(traits: [$0.name]) : nil)
            } + others.map { .byName(name: $0) },
            path: "AppContainer", exclude: ["Program", "Window", "PluginKit", "Plugins"],
            packageAccess: false,
            swiftSettings: common)
    }

    static func app(_ name: String, in folder: String, on others: String...) -> Target {
        .target(
            name: name, dependencies: others.map { .byName(name: $0) }, path: folder,
            packageAccess: false, swiftSettings: common)
    }
    static func program(
        _ name: String, in folder: String, on others: String..., resources: [Resource] = []
    ) -> Target {
        .executableTarget(
            name: name, dependencies: others.map { .byName(name: $0) }, path: folder,
            resources: resources, swiftSettings: common)
    }
    static func plugin(_ name: String, _ use: PluginCapability, runs program: String) -> Target {
        .plugin(
            name: name, capability: use, dependencies: [.byName(name: program)],
            path: "Modules/Tools/\(name)")
    }
    static func tests(of module: String, on others: String...) -> Target {
        .tests(module, on: [module] + others)
    }
    static func tests(_ subject: String, on others: [String]) -> Target {
        .testTarget(
            name: "\(subject)Tests", dependencies: others.map { .byName(name: $0) },
            exclude: subject == "RouteMatching" ? ["Corpus"] : [], swiftSettings: common)
    }

    // A warning stops CI, but nobody who is trying something out.
    static var common: [SwiftSetting] {
        ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
            .map { .enableUpcomingFeature($0) }
            + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])
    }
}

extension Target.PluginCapability {
    static func command(_ verb: String, _ description: String) -> Self {
        .command(intent: .custom(verb: verb, description: description))
    }
    /// A command that writes into the package.
    static func writer(_ verb: String, _ description: String) -> Self {
        .command(
            intent: .custom(verb: verb, description: description),
            permissions: [.writeToPackageDirectory(reason: description)])
    }
}

// swift-tools-version: 6.2
import PackageDescription

// The adapters to Apple's frameworks with their tests. Stand-ins for the frameworks are modules of
// this package alone, so that in the app's own package `canImport` is correct. On a Mac there
// are none, and the same tests run against the frameworks.
//
// `APPLE_PLATFORM=macOS` has them stand in for macOS instead of iOS: there the program with its
// window is compiled, and no test runs.
let isForMac = Context.environment["APPLE_PLATFORM"] == "macOS"
#if os(macOS)
    let standIns: [String] = []
    let excluded = ["UIKitAdapterTests": ["StandIn"]]
#else
    let standIns = [
        isForMac ? "AppKit" : "UIKit", "SwiftUI", "Accessibility", "AppleFoundation",
        "UserNotifications", "CoreSpotlight",
    ]
    let excluded = ["UIKitAdapterTests": ["Simulator"]]
#endif
let features = ["Moments", "Shop", "Chat", "InternalMenu"]
let foundations = ["DesignKit", "ServiceKit", "StorageKit", "ToggleKit"]
/// In the order of their layers.
let routing = [
    "RouteMatching", "RoutingKit", "StageKit", "RoutingEngine", "RoutingJourneys", "RoutingRules",
    "SiteAssociation", "RouteContract",
]
let adapters = [
    "RoutingUIKit", "RoutingSwiftUI", "DesignKitUIKit", "DesignKitSwiftUI",
    "TerminalKit",
]
/// Only the program has commands.
let tools = isForMac ? ["CommandLineKit"] : []
let pluginModules = features.map { "\($0)Plugin" } + ["PluginKit"]
let modules = foundations + routing + adapters + ["SampleData"] + tools

let package = Package(
    name: "AppleAdapters",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14)],
    // What the tests need in the simulator, where an app hosts them: see `.ci/adapter-host`.
    products: isForMac
        ? []
        : [
            .library(
                name: "AdapterTesting",
                targets: [
                    "DesignKit", "DesignKitUIKit", "RoutingUIKit", "RoutingSwiftUI",
                    "StageConformance",
                ] + routing)
        ],
    dependencies: [],
    targets: .layers(routing) + .house + .parts + (isForMac ? .program : .tested) + .newApp
        + standIns.map(Target.standIn)
)

extension [Target] {
    /// Each module with those before it; the manifest of the app holds them to less.
    static func layers(_ names: [String]) -> [Target] {
        names.enumerated().map { index, name in
            .house(name, on: [String](names.prefix(index)), in: "Routing")
        }
    }

    /// The foundations, the adapters and the tools.
    static var house: [Target] {
        [
            .house("DesignKit", on: ["RoutingKit"], in: "Foundations"),
            .house("ToggleKit", on: ["StorageKit"], in: "Foundations"),
            .house("StorageKit", in: "Foundations"),
            .house("ServiceKit", in: "Foundations"),
            .code(
                "SampleData", on: [], in: "House/Modules/SampleData",
                resources: [.process("Documents")]),
            .house("RoutingUIKit", on: routing, in: "Adapters"),
            .house("RoutingSwiftUI", on: routing, in: "Adapters"),
            .house("DesignKitUIKit", on: routing + ["DesignKit"], in: "Adapters"),
            .house(
                "DesignKitSwiftUI", on: routing + ["DesignKit", "RoutingSwiftUI"], in: "Adapters"),
            .house("TerminalKit", on: routing + ["DesignKit"], in: "Adapters"),
        ] + tools.map { .house($0, in: "Tools") }
    }

    /// The features of the sample with their plug-ins.
    static var parts: [Target] {
        let shared = foundations + routing
        let kit = Target.code("PluginKit", on: shared, in: "House/AppContainer/PluginKit")
        return [kit]
            + features.flatMap { name -> [Target] in
                [
                    .house(
                        name, on: shared + ["RoutingSwiftUI", "DesignKitSwiftUI"], in: "Features"),
                    .code(
                        "\(name)Plugin", on: shared + [name, "PluginKit"],
                        in: "House/AppContainer/Plugins/\(name)"),
                ]
            }
    }

    /// The program for macOS, which has a window.
    static var program: [Target] {
        [
            .container, .window,
            .executable(
                "AppContainer", in: "House/AppContainer/Program",
                resources: [.copy("Tour/tour.txt")]),
        ]
    }

    /// What the command new-app writes, for both platforms.
    static var newApp: [Target] {
        let parts = ["Home", "Profile"]
        let plugins = parts.map {
            Target.template("\($0)Plugin", on: ["AcmePluginKit", $0], in: "App/Plugins/\($0)")
        }
        return plugins + parts.map { .template($0, in: "Modules/Features/\($0)") } + [
            .template("AcmePluginKit", in: "App/PluginKit"),
            .template(
                "AcmeApp", on: ["AcmePluginKit"] + plugins.map(\.name), in: "App",
                exclude: ["PluginKit", "Plugins"]),
            .executableTarget(
                name: "AcmePhone", dependencies: (["AcmeApp"] + standIns).map { .byName(name: $0) },
                path: "\(Target.templates)/Acme.swiftpm", exclude: ["Package.swift", "Info.plist"],
                packageAccess: false, swiftSettings: .house),
        ]
    }

    /// The app for iOS, the adapters, and what is asked of them.
    static var tested: [Target] {
        [
            // A package of its own, which sees only what is public.
            .container, .window,
            .executable("IOSApp", in: "House/IOSApp/App", packageAccess: false),
            .code("StageConformance", on: routing, in: "StageConformance"),
            .tests(
                "UIKitAdapterTests",
                of: routing + ["DesignKit", "DesignKitUIKit", "RoutingUIKit", "RoutingSwiftUI"]),
        ]
            // They build views, which the frameworks do only in a window.
            + (standIns.isEmpty
                ? []
                : [
                    .tests(
                        "SwiftUIAdapterTests",
                        of: modules + features)
                ])
    }
}

extension Target {
    /// A module of the app, by a link to its folder.
    static func house(_ name: String, on others: [String] = [], in folder: String) -> Target {
        code(name, on: others, in: "House/Modules/\(folder)/\(name)")
    }

    static let templates = "House/Modules/Tools/ScaffoldKit/Template"

    /// A module of the app that the command new-app copies.
    static func template(
        _ name: String, on others: [String] = [], in folder: String, exclude: [String] = []
    ) -> Target {
        .target(
            name: name, dependencies: (others + modules + standIns).map { .byName(name: $0) },
            path: "\(templates)/\(folder)", exclude: exclude, packageAccess: false,
            swiftSettings: .house)
    }

    static var container: Target {
        .target(
            name: "CompositionRoot",
            dependencies: (pluginModules + modules + standIns).map { .byName(name: $0) },
            path: "House/AppContainer", exclude: ["Program", "Window", "PluginKit", "Plugins"],
            swiftSettings: .house + [.define("InternalMenu")])
    }

    static var window: Target {
        .code(
            "AppWindow", on: ["CompositionRoot", "PluginKit"] + modules,
            in: "House/AppContainer/Window")
    }

    static func executable(
        _ name: String, in folder: String, resources: [Resource] = [], packageAccess: Bool = true
    ) -> Target {
        .executableTarget(
            name: name,
            dependencies: (["AppWindow", "CompositionRoot", "PluginKit"] + modules + standIns).map {
                .byName(name: $0)
            },
            path: folder, resources: resources, packageAccess: packageAccess,
            swiftSettings: .house)
    }

    static func code(
        _ name: String, on others: [String], in folder: String, resources: [Resource] = []
    ) -> Target {
        .target(
            name: name, dependencies: (others + standIns).map { .byName(name: $0) }, path: folder,
            resources: resources,
            swiftSettings: .house)
    }

    static func standIn(_ name: String) -> Target {
        let others = [
            "AppleFoundation": [], "SwiftUI": ["AppleFoundation", isForMac ? "AppKit" : "UIKit"],
            "UIKit": ["AppleFoundation", "UserNotifications"],
        ]
        return .target(
            name: name,
            dependencies: others[name, default: ["AppleFoundation"]].map { .byName(name: $0) },
            path: "StandIns/\(name)",
            swiftSettings: .house + (isForMac ? [.define("STAND_IN_FOR_MACOS")] : []))
    }

    static func tests(_ name: String, of modules: [String]) -> Target {
        let others = modules + ["StageConformance"] + standIns
        return .testTarget(
            name: name, dependencies: others.map { .byName(name: $0) }, path: name,
            exclude: excluded[name] ?? [],
            swiftSettings: .house + (standIns.isEmpty ? [] : [.withoutOverlays]))
    }
}

extension SwiftSetting {
    /// Where there are no frameworks, Swift Testing has no module of what it adds to them.
    static let withoutOverlays = unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
}

extension [SwiftSetting] {
    static let house: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
    ]
}

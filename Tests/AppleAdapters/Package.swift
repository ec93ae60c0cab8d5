// swift-tools-version: 6.2
import Foundation
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
    let excluded = ["StandIn"]
#else
    let standIns = [
        "AppleFoundation", "UserNotifications", isForMac ? "AppKit" : "UIKit", "SwiftUI",
        "Accessibility", "CoreSpotlight",
    ]
    let excluded = ["Simulator"]
#endif

/// The modules with their layers, in this order. Each sees those before it; the manifest of the app
/// holds them to less.
let parts = [
    ("Routing", ["RouteMatching", "RoutingKit", "StageKit", "RoutingEngine", "RoutingJourneys"]),
    ("Routing", ["RoutingRules", "SiteAssociation", "RouteContract"]),
    ("Foundations", ["DesignKit", "ServiceKit", "StorageKit", "ToggleKit"]),
    ("Adapters", ["RoutingUIKit", "RoutingSwiftUI", "DesignKitUIKit", "DesignKitSwiftUI"]),
    // Only the program shows a terminal.
    ("Tools", ["CommandLineKit"]), ("Adapters", ["TerminalKit"]),
].flatMap { layer, names in names.map { (name: $0, folder: "House/Modules/\(layer)/\($0)") } }
let modules = parts.map(\.name)
let features = folders(in: "House/Modules/Features")
/// What the program and the windows of the app see.
let app = modules + ["SampleData", "PluginKit", "AppContainerKit", "AppWindow"]

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
                targets: modules.prefix { $0 != "CommandLineKit" } + ["StageConformance"])
        ],
    dependencies: [],
    targets: .layers + .house + (isForMac ? .program : .tested) + .newApp
        + standIns.map(Target.standIn)
)

extension [Target] {
    static var layers: [Target] {
        parts.enumerated().map { index, module in
            .code(module.name, on: [String](modules.prefix(index)), in: module.folder)
        }
    }

    /// The sample: its features with their plug-ins, and the app around them.
    static var house: [Target] {
        let documents = Resource.process("Documents")
        let container = Target.code(
            "AppContainerKit", on: modules + ["PluginKit"] + features.map { "\($0)Plugin" },
            in: "House/AppContainer", exclude: ["Program", "Window", "PluginKit", "Plugins"])
        container.swiftSettings?.append(.define("InternalMenu"))
        return features.map { .code($0, on: modules, in: "House/Modules/Features/\($0)") }
            + features.map {
                .code(
                    "\($0)Plugin", on: modules + ["PluginKit", $0],
                    in: "House/AppContainer/Plugins/\($0)")
            } + [
                .code("SampleData", in: "House/Modules/SampleData", resources: [documents]),
                .code("PluginKit", on: modules, in: "House/AppContainer/PluginKit"), container,
                .code("AppWindow", on: app.dropLast(), in: "House/AppContainer/Window"),
            ]
    }

    /// The program for macOS, which has a window.
    static var program: [Target] {
        [
            .code(
                "AppContainer", on: app, in: "House/AppContainer/Program",
                resources: [.copy("Tour/tour.txt")])
        ]
    }

    /// The app for iOS, the adapters, and what is asked of them.
    static var tested: [Target] {
        [
            // A package of its own, which sees only what is public.
            .code("IOSApp", on: app, in: "House/IOSApp/App", packageAccess: false),
            .code(
                "StageConformance", on: ["RoutingKit", "StageKit", "RouteMatching"],
                in: "StageConformance"),
            .tests("UIKitAdapterTests", of: modules, exclude: excluded),
        ]
            // They build views, which the frameworks do only in a window. What hosts the tests in
            // the simulator, and what they touch there, has no other compiler here.
            + (standIns.isEmpty
                ? []
                : [
                    .tests("SwiftUIAdapterTests", of: app + features + ["AcmeApp"]),
                    .code("AdapterHost", in: "Host", exclude: ["AdapterHost.xcodeproj"]),
                    .code("SimulatorDevice", in: "UIKitAdapterTests/Simulator"),
                ])
    }

    /// What the command new-app writes, for both platforms.
    static var newApp: [Target] {
        let template = "House/Modules/Tools/ScaffoldKit/Template"
        func code(
            _ name: String, on others: [String] = [], in folder: String, exclude: [String] = []
        ) -> Target {
            .code(
                name, on: modules + others, in: "\(template)/\(folder)", exclude: exclude,
                packageAccess: false)
        }
        let names = ["Home", "Profile"]
        return names.map { code($0, in: "Modules/Features/\($0)") }
            + names.map {
                code("\($0)Plugin", on: ["PluginKit", $0], in: "App/Plugins/\($0)")
            } + [
                code(
                    "AcmeApp", on: ["PluginKit"] + names.map { "\($0)Plugin" }, in: "App",
                    exclude: ["Plugins"]),
                .code(
                    "AcmePhone", on: ["AcmeApp"], in: "\(template)/Acme.swiftpm",
                    exclude: ["Package.swift", "Info.plist"], packageAccess: false),
            ]
    }
}

extension Target {
    static func code(
        _ name: String, on others: [String] = [], in folder: String, exclude: [String] = [],
        resources: [Resource] = [], packageAccess: Bool = true
    ) -> Target {
        .target(
            name: name, dependencies: (others + standIns).map { .byName(name: $0) }, path: folder,
            exclude: exclude, resources: resources, packageAccess: packageAccess,
            swiftSettings: .house)
    }

    static func tests(_ name: String, of modules: [String], exclude: [String] = []) -> Target {
        .testTarget(
            name: name,
            dependencies: (modules + ["StageConformance"] + standIns).map { .byName(name: $0) },
            path: name, exclude: exclude,
            // Where there are no frameworks, Swift Testing has no module of what it adds to them.
            swiftSettings: .house
                + (standIns.isEmpty
                    ? []
                    : [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]))
    }

    /// Each stand-in sees those before it.
    static func standIn(_ name: String) -> Target {
        .target(
            name: name,
            dependencies: standIns.prefix { $0 != name }.map { .byName(name: $0) },
            path: "StandIns/\(name)",
            // UIKit is bound to the main actor: what isn't says so. A protocol that inherits one
            // that isn't is not bound by this.
            swiftSettings: .house + (isForMac ? [.define("STAND_IN_FOR_MACOS")] : [])
                + (name == "UIKit" ? [.defaultIsolation(MainActor.self)] : []))
    }
}

extension [SwiftSetting] {
    static let house: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
        // Whole modules compile in four fifths of the time, and nothing here is compiled twice.
        .unsafeFlags(["-whole-module-optimization", "-num-threads", "2"]),
    ]
}

/// What is in a folder of this package, by name, so that a new or removed feature needs no change
/// here.
func folders(in path: String) -> [String] {
    let folder = "\(Context.packageDirectory)/\(path)"
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        .filter { !$0.hasPrefix(".") }.sorted()
}

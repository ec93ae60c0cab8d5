// swift-tools-version: 6.2
import PackageDescription

// The adapters to Apple's frameworks with their tests. Stand-ins for the frameworks are modules of
// this package alone, so that in the app's own package `canImport` tells the truth. On a Mac there
// are none, and the same tests run against the frameworks.
#if os(macOS)
    let standIns: [String] = []
    let excluded = ["UIKitAdapterTests": ["StandIn"]]
#else
    let standIns = ["UIKit", "SwiftUI", "AppleFoundation"]
    let excluded = ["UIKitAdapterTests": ["Simulator/Current"]]
#endif

let package = Package(
    name: "AppleAdapters",
    platforms: [.iOS(.v17), .macOS(.v14)],
    dependencies: [],
    targets: [
        .house("DesignKit", on: ["RoutingKit"]), .house("RoutingKit"),

        .code("StageConformance", on: ["RoutingKit"], in: "StageConformance"),
        .tests("UIKitAdapterTests"), .tests("SwiftUIAdapterTests"),
    ]
        + standIns.map { name in
            .target(
                name: name, dependencies: name == "AppleFoundation" ? [] : ["AppleFoundation"],
                path: "StandIns/\(name)", swiftSettings: .house)
        }
)

extension Target {
    /// A module of the app, by a link to its folder.
    static func house(_ name: String, on others: [String] = []) -> Target {
        code(name, on: others, in: "House/\(name)")
    }

    static func code(_ name: String, on others: [String], in folder: String) -> Target {
        .target(
            name: name, dependencies: (others + standIns).map { .byName(name: $0) }, path: folder,
            swiftSettings: .house)
    }

    static func tests(_ name: String) -> Target {
        let others = ["RoutingKit", "DesignKit", "StageConformance"] + standIns
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

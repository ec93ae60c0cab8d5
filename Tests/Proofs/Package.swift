// swift-tools-version: 6.2
import PackageDescription

// The tests that prove something at length, and only what they need, by links to the folders: the
// optimised build of all modules and all tests takes twice as long.
let package = Package(
    name: "Proofs",
    platforms: [.iOS(.v17), .macOS(.v14)],
    dependencies: [],
    targets: [
        .code("RoutingKit"), .code("DesignKit", on: ["RoutingKit"]), .code("StorageKit"),
        .code("StageConformance", on: ["RoutingKit"]),
        .code("TestSupport", on: ["RoutingKit", "DesignKit"]),
        .tests("RoutingKitTests", of: ["RoutingKit", "StageConformance"], without: ["Corpus"]),
        .tests("StorageKitTests", of: ["StorageKit"]),
    ]
)

extension Target {
    static func code(_ name: String, on others: [String] = []) -> Target {
        .target(
            name: name, dependencies: others.map { .byName(name: $0) }, path: name,
            swiftSettings: .house)
    }

    static func tests(
        _ name: String, of modules: [String], without folders: [String] = []
    ) -> Target {
        .testTarget(
            name: name, dependencies: (modules + ["TestSupport"]).map { .byName(name: $0) },
            path: name, exclude: folders, swiftSettings: .house)
    }
}

extension [SwiftSetting] {
    static let house: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
    ]
}

// swift-tools-version: 6.2
import PackageDescription

// Generates packages with many features, and measures their builds. The template of a feature is
// source code for the generated packages, and no target of this one.
let package = Package(
    name: "Scale",
    platforms: [.macOS(.v14)],
    dependencies: [],
    targets: [
        .executableTarget(
            name: "scale", dependencies: ["ScaleKit"], path: "scale", swiftSettings: .house),
        .target(name: "ScaleKit", path: "ScaleKit", swiftSettings: .house),
        .testTarget(
            name: "ScaleKitTests", dependencies: ["ScaleKit"], path: "ScaleKitTests",
            swiftSettings: .house),
    ]
)

extension [SwiftSetting] {
    static let house: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
    ]
}

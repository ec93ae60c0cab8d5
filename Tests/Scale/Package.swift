// swift-tools-version: 6.2
import PackageDescription

// Generates packages with many features, and measures their builds. The template of a feature is
// source code for the generated packages, and no target of this one. `Tests/Benchmarks` writes its
// figures with FigureKit, too.
let package = Package(
    name: "Scale",
    platforms: [.macOS(.v14)],
    products: [.library(name: "FigureKit", targets: ["FigureKit"])],
    dependencies: [],
    targets: [
        .executableTarget(
            name: "scale", dependencies: ["FigureKit"], path: "scale", swiftSettings: .house),
        .target(name: "FigureKit", path: "FigureKit", swiftSettings: .house),
        .testTarget(
            name: "ScaleTests", dependencies: ["scale", "FigureKit"], path: "ScaleTests",
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

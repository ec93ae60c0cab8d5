// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Monolith",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "MomentsApp", path: "../../..")],
    targets: [
        .executableTarget(
            name: "Bakery",
            dependencies: [.product(name: "RoutingEngine", package: "MomentsApp")])
    ])

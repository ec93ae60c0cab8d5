// swift-tools-version: 6.2
import PackageDescription

let routing = Target.Dependency.product(name: "RoutingEngine", package: "MomentsApp")
let package = Package(
    name: "Monolith",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "MomentsApp", path: "../../..")],
    targets: [
        .executableTarget(name: "Bakery", dependencies: [routing])
    ])

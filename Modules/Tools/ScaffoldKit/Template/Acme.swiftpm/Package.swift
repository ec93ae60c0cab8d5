// swift-tools-version: 6.2
import PackageDescription

#if canImport(AppleProductTypes)
    import AppleProductTypes

    let products: [Product] = [
        .iOSApplication(
            name: "Acme", targets: ["App"], bundleIdentifier: "example.acme.Acme",
            displayVersion: "1.0", bundleVersion: "1", supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight],
            additionalInfoPlistContentFilePath: "Info.plist")
    ]
#else
    // Only Xcode builds apps for iOS.
    let products: [Product] = []
#endif

let package = Package(
    name: "Acme-iOS", platforms: [.iOS(.v17)], products: products,
    dependencies: [.package(name: "Acme", path: "..")],
    targets: [
        .executableTarget(
            name: "App", dependencies: [.product(name: "AcmeApp", package: "Acme")], path: ".",
            exclude: ["Info.plist"])
    ])

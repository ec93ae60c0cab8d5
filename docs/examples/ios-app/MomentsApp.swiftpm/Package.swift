// swift-tools-version: 6.2
import PackageDescription

// The app for testers contains the internal menu. Set this to false for customers: the app then
// contains no part of the menu.
let isForTesters = true

#if canImport(AppleProductTypes)
    import AppleProductTypes

    let products: [Product] = [
        .iOSApplication(
            name: "MomentsApp", targets: ["IOSApp"],
            bundleIdentifier: "com.momentsapp.MomentsApp", displayVersion: "1.0",
            bundleVersion: "1", appIcon: .placeholder(icon: .camera),
            accentColor: .presetColor(.indigo), supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [
                .portrait, .landscapeLeft, .landscapeRight,
                .portraitUpsideDown(.when(deviceFamilies: [.pad])),
            ],
            additionalInfoPlistContentFilePath: "Info.plist")
    ]
#else
    // Only Xcode builds apps. On other platforms the manifest is still checked.
    let products: [Product] = []
#endif

let package = Package(
    name: "MomentsApp-iOS",
    defaultLocalization: "en",
    platforms: [.iOS(.v17)],
    products: products,
    dependencies: [
        .package(
            name: "MomentsApp", path: "../../../..",
            traits: isForTesters ? ["InternalMenu"] : [])
    ],
    targets: [
        .executableTarget(
            name: "IOSApp",
            dependencies: ["AppWindow", "SampleData", "StorageKit"]
                .map { .product(name: $0, package: "MomentsApp") },
            path: "App",
            swiftSettings: ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
                .map { .enableUpcomingFeature($0) })
    ]
)

// swift-tools-version: 6.2
import PackageDescription

// The app for testers contains the internal menu. Set this to false for customers: the app then
// contains no part of the menu.
let isForTesters = true

#if canImport(AppleProductTypes)
    import AppleProductTypes

    let products: [Product] = [
        .iOSApplication(
            name: "MomentsApp", targets: ["AppContainer"],
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
    dependencies: [.package(name: "MomentsApp", path: "../../../..")],
    targets: [
        // Only a module with this name may import the features.
        .executableTarget(
            name: "AppContainer",
            dependencies: [.product(name: "Modules", package: "MomentsApp")]
                + (isForTesters ? [.product(name: "InternalMenu", package: "MomentsApp")] : []),
            path: ".",
            // The container of the terminal app, without its terminal code.
            exclude: ["Info.plist"]
                + [
                    "MomentsApp.swift", "CommandLine", "Commands", "Reports", "Terminal",
                    "README.md",
                ].map { "Container/\($0)" },
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ]
                + (["Moments", "Shop", "Chat"] + (isForTesters ? ["InternalMenu"] : []))
                .map { .define($0) })
    ]
)

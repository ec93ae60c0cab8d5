// swift-tools-version: 6.2
import PackageDescription

// What testers get holds the internal menu. Set it to false for customers: then nothing of the menu
// is in the app.
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
    // Only Xcode makes apps; elsewhere the package is still read and checked.
    let products: [Product] = []
#endif

let package = Package(
    name: "MomentsApp-iOS",
    platforms: [.iOS(.v17)],
    products: products,
    dependencies: [.package(name: "MomentsApp", path: "../../../..")],
    targets: [
        // The features let in one container, and know it by this name.
        .executableTarget(
            name: "AppContainer",
            dependencies: [.product(name: "Modules", package: "MomentsApp")]
                + (isForTesters ? [.product(name: "InternalMenu", package: "MomentsApp")] : []),
            path: ".",
            // The container is the one of the terminal, without what is about the terminal.
            exclude: ["Info.plist"]
                + [
                    "MomentsApp.swift", "CommandLine", "Commands", "Reports", "Terminal", "Trace",
                ].map { "Container/\($0)" },
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ] + (isForTesters ? [.define("InternalMenu")] : []))
    ]
)

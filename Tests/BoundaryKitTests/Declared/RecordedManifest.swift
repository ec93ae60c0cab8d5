/// A manifest with a bit of everything, and what SwiftPM 6.3 prints about it.
enum RecordedManifest {
    static let text = """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "Odd",
            products: [.library(name: "Lib", targets: ["Lib"])],
            traits: ["Menu"],
            dependencies: [.package(url: "https://example.com/swift-nio", from: "2.0.0")],
            targets: [
                .executableTarget(
                    name: "App",
                    dependencies: [
                        .target(name: "Lib", condition: .when(platforms: [.linux], traits: ["Menu"])),
                        .product(name: "NIO", package: "swift-nio"),
                    ],
                    plugins: ["Plug"]),
                .target(name: "Lib", dependencies: ["my-lib", "Mac"]), .target(name: "my-lib"),
                .macro(name: "Mac"), .plugin(name: "Plug", capability: .buildTool()),
            ] + ["Lib"].map { .testTarget(name: "\\($0)Tests", dependencies: [.byName(name: $0)]) }
        )
        """

    /// Without what nobody reads.
    static let dump = #"""
        {"name":"Odd","products":[{"name":"Lib","settings":[],"targets":["Lib"],
        "type":{"library":["automatic"]}}],"targets":[{"dependencies":[{"target":["Lib",
        {"platformNames":["linux"],"traits":["Menu"]}]},{"product":["NIO","swift-nio",{"A":"B"},
        {"platformNames":[],"traits":["Extra"]}]}],"name":"App","packageAccess":true,
        "pluginUsages":[{"plugin":["Plug",null]}],"settings":[{"condition":{"config":"debug",
        "platformNames":["linux"],"traits":["Menu"]},"kind":{"define":{"_0":"X"}},"tool":"swift"},
        {"kind":{"unsafeFlags":{"_0":["-a","b"]}},"tool":"swift"},{"kind":{"strictMemorySafety":{}},
        "tool":"swift"},{"kind":{"treatWarning":{"_0":"Foo","_1":"warning"}},"tool":"swift"},{"kind":
        {"linkedLibrary":{"_0":"z"}},"tool":"linker"}],"type":"executable"},{"dependencies":[
        {"byName":["my-lib",null]},{"byName":["Mac",{"platformNames":["macos","ios"]}]}],"name":"Lib",
        "packageAccess":false,"settings":[],"type":"regular"},{"dependencies":[],"name":"my-lib",
        "packageAccess":true,"path":"Code/Mine","settings":[],"type":"regular"},{"dependencies":[],
        "name":"Mac","packageAccess":true,"settings":[],"type":"macro"},{"dependencies":[],
        "name":"Plug","packageAccess":true,"settings":[],"type":"plugin"},{"dependencies":[{"byName":
        ["Lib",null]}],"name":"LibTests","packageAccess":true,"settings":[],"type":"test"}]}
        """#
}

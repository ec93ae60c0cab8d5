extension GeneratedPackage {
    /// The variable of the environment that limits the package to one feature and its tests.
    static let focusVariable = "SCALE_FOCUS"

    /// The text of `Package.swift`.
    var manifest: String { shape == .modules ? modulesManifest : oneManifest }

    private var modulesManifest: String {
        let targets = features.map {
            "        .feature(\"\($0.name)\"), .tests(\"\($0.name)\"),"
        }.joined(separator: "\n")
        let names = features.map { "        \"\($0.name)\"," }.joined(separator: "\n")
        return """
            // swift-tools-version: 6.2
            import PackageDescription
            // revision0

            let features = [
            \(names)
            ]

            let package = Package(
                name: "Generated",
                platforms: [.macOS(.v14)],
                dependencies: [.package(path: "Platform")],
                targets: [
                    .executableTarget(
                        name: "App", dependencies: features.map { .byName(name: $0) } + [.platform],
                        path: "App"),
            \(targets)
                ]
            )

            // With this variable, the package is one feature and its tests.
            if let focus = Context.environment["\(Self.focusVariable)"] {
                package.targets = package.targets.filter { $0.name.hasPrefix(focus) }
            }

            extension Target {
                static func feature(_ name: String) -> Target {
                    let importers = ["App", "\\(name)Tests"]
                    let flags = importers.flatMap {
                        ["-Xfrontend", "-allowable-client", "-Xfrontend", $0]
                    }
                    return .target(
                        name: name, dependencies: [.platform], path: "Features/\\(name)",
                        packageAccess: false, swiftSettings: [.unsafeFlags(flags)])
                }
                static func tests(_ name: String) -> Target {
                    .testTarget(
                        name: "\\(name)Tests", dependencies: [.byName(name: name), .platform])
                }
            }
            \(Self.settings)
            """
    }

    private var oneManifest: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription
        // revision0

        let package = Package(
            name: "Generated",
            platforms: [.macOS(.v14)],
            dependencies: [.package(path: "Platform")],
            targets: [
                .executableTarget(name: "App", dependencies: [.platform], path: "App"),
                .testTarget(name: "AppTests", dependencies: ["App", .platform]),
            ]
        )
        \(Self.settings)
        """
    }

    /// The language settings of all targets.
    static let settings = """

        extension Target.Dependency {
            static let platform = Target.Dependency.product(name: "Platform", package: "Platform")
        }

        let language = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        for target in package.targets {
            target.swiftSettings =
                (target.swiftSettings ?? []) + language.map { .enableUpcomingFeature($0) }
        }

        """
}

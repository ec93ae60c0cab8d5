extension GeneratedPackage {
    /// The variable of the environment that limits the package to one feature and its tests.
    static let focusVariable = "SCALE_FOCUS"

    /// The text of `Package.swift`.
    var manifest: String {
        let names = features.map(\.name)
        let targets =
            shape == .modules
            ? names.map { ".feature(\"\($0)\"), .tests(\"\($0)\", of: \"\($0)\")," }
            : [".tests(\"App\", of: \"App\"),"]
        let modules = shape == .modules ? names.map { "\"\($0)\", " }.joined() : ""
        return """
            // swift-tools-version: 6.2
            import PackageDescription
            // revision0

            let package = Package(
                name: "Generated",
                platforms: [.macOS(.v14)],
                dependencies: [.package(path: "Platform")],
                targets: [
                    .executableTarget(
                        name: "App", dependencies: [\(modules).platform], path: "App"),
                    \(targets.joined(separator: "\n        "))
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
                static func tests(_ name: String, of module: String) -> Target {
                    .testTarget(
                        name: "\\(name)Tests", dependencies: [.byName(name: module), .platform])
                }
            }

            extension Target.Dependency {
                static let platform = Target.Dependency.product(
                    name: "Platform", package: "Platform")
            }
            \(Self.settings)
            """
    }

    /// The manifest of the copied modules.
    var platformManifest: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let paths = \(Repository.platform)
        let names = paths.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
        let needs: [String: [String]] = [
            "RoutingKit": ["RouteMatching"], "StageKit": ["RoutingKit"],
            "RoutingEngine": ["StageKit", "RoutingKit", "RouteMatching"],
            "DesignKit": ["RoutingKit"],
        ]

        let package = Package(
            name: "Platform",
            defaultLocalization: "en",
            platforms: [.macOS(.v14)],
            products: [.library(name: "Platform", targets: names)],
            targets: zip(names, paths).map { name, path in
                .target(
                    name: name, dependencies: (needs[name] ?? []).map { .byName(name: $0) },
                    path: path)
            }
        )
        \(Self.settings)
        """
    }

    /// The language settings of all targets.
    private static let settings = """

        let language = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        for target in package.targets {
            target.swiftSettings =
                (target.swiftSettings ?? []) + language.map { .enableUpcomingFeature($0) }
        }

        """
}

import Foundation

extension GeneratedPackage {
    /// The file of RoutingKit's copy that is edited: a member of a protocol that each feature uses.
    static let publicAPI = "Platform/Modules/Routing/RoutingKit/LinkTemplate+Revision.swift"

    /// Copies the modules that the features and the app use into a package.
    func writePlatform(from repository: Repository) throws(ScaleError) {
        for path in Repository.platform {
            let copy = folder.appending(path: "Platform/\(path)")
            do {
                try FileManager.default.createDirectory(
                    at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
                try FileManager.default.copyItem(
                    at: repository.root.appending(path: path), to: copy)
            } catch {
                throw ScaleError("\(path) can't be copied to \(copy.path): \(error)")
            }
        }
        try save(
            """
            extension LinkTemplate {
                /// Has another name in each build.
                public static var revision0: String { path }
            }

            """, to: Self.publicAPI)
        try save(platformManifest, to: "Platform/Package.swift")
    }

    private var platformManifest: String {
        let paths = Repository.platform.map { "    \"\($0)\"," }.joined(separator: "\n")
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let paths = [
            \(paths)
            ]
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

            let language = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
            for target in package.targets {
                target.swiftSettings = language.map { .enableUpcomingFeature($0) }
            }

            """
    }
}

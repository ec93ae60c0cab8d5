/// Four local packages of an app, as teams lay them out: packages that are shared, and features that
/// depend on them by their paths.
enum FourPackages {
    static let files = [
        "Packages/Models/Package.swift": manifest("Models"),
        "Packages/Models/Sources/Models/Post.swift": "public struct Post {}",
        // Its product has another name than its modules.
        "Packages/Network/Package.swift": manifest(
            "Network", on: ["Models"],
            products: #".library(name: "Network", targets: ["Client", "Cache"])"#,
            targets: #".target(name: "Client", dependencies: ["Models"]), .target(name: "Cache")"#),
        "Packages/Network/Sources/Client/Client.swift": "import Models",
        "Packages/Network/Sources/Cache/Cache.swift": "import Foundation",
        "Packages/Account/Package.swift": manifest("Account", on: ["Models", "Network"]),
        "Packages/Account/Sources/Account/Profile.swift":
            "import Client\nimport Models\nimport Timeline",
        "Packages/Timeline/Package.swift": manifest("Timeline", on: ["Account", "Network"]),
        "Packages/Timeline/Sources/Timeline/Feed.swift": "import Account\nimport Cache",
        "Pods/Other/Package.swift": "not read", "Packages/.hidden/Package.swift": "not read",
        "Packages/Models/Examples/Demo/Package.swift": "not read",
    ]

    /// The manifest of a package that depends on others in a folder.
    static func manifest(
        _ name: String, on others: [String] = [], in folder: String = "..",
        products: String? = nil, targets: String? = nil
    ) -> String {
        let names = others.map { "\"\($0)\"" }.joined(separator: ", ")
        let packages = others.map { ".package(path: \"\(folder)/\($0)\")" }
        return """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "\(name)",
                products: [\(products ?? ".library(name: \"\(name)\", targets: [\"\(name)\"])")],
                dependencies: [\(packages.joined(separator: ", "))],
                targets: [
                    \(targets ?? ".target(name: \"\(name)\", dependencies: [\(names)])"),
                ])
            """
    }
}

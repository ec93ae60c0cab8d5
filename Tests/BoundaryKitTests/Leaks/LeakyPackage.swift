@testable import BoundaryKit

/// A package with one violation of each kind, and code that only looks like one.
enum LeakyPackage {
    static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
            name: "Leaky",
            traits: ["Debugging"],
            targets: [
                .executableTarget(
                    name: "App", dependencies: ["Moments", "Shop", "Chat", "Profile", "InternalMenu"], path: "App"),
                .executableTarget(
                    name: "DebuggingApp", dependencies: [.target(name: "InternalMenu", condition: .when(traits: ["Debugging"]))],
                    path: "DebuggingApp"),
                feature("Moments"), feature("Shop"), feature("InternalMenu"),
                feature("Chat", on: ["Bridge"]),
                feature("Profile", on: ["Kit", "Shop"]),
                library("Kit"),
                library("Core"),
                library("Bridge", on: ["Shop"]),
                library("Facade", on: ["Core"]),
                library("Middle", on: ["Core"]),
                library("Upper", on: ["Middle"]),
                library("Lone"),
                library("Egg"),
                library("Hen", on: ["Egg"]),
                library("Climber", on: ["Shop"]),
                library("Drawing"),
                library(
                    "Idle", on: ["Core"]),
                library("Misspelt", features: ["ExistentailAny"]),
                .testTarget(name: "MomentsTests", dependencies: ["Moments", "Kit"]),
            ])
        func feature(_ name: String, on others: [Target.Dependency] = ["Kit"]) -> Target {
            .target(name: name, dependencies: others, path: "Features/\\(name)")
        }
        func library(
            _ name: String, on others: [Target.Dependency] = [], features: [String] = []
        ) -> Target {
            .target(
                name: name, dependencies: others, path: "Libraries/\\(name)",
                swiftSettings: features.map { .enableUpcomingFeature($0) })
        }
        """

    static let rules: [BoundaryRule] = [
        .independent("path:Features/*", because: "features meet through URLs only"),
        .layers(
            ["path:Features/*", ["path:Libraries/*", "!Bridge"]],
            because: "what changes often should not be what others stand on"),
        .forbidden(from: "Drawing", to: "external:UIKit", because: "it draws in a terminal"),
        .acyclic("path:Libraries/*", because: "modules in a cycle are one module"),
        .noReexport(because: "an import should be seen where it is needed"),
        .noTransitiveImport(because: "such an import breaks when others change"),
        .noUndeclared(in: ["*", "!Egg"], because: "such an import compiles by chance"),
        .noUnused(in: "path:Libraries/*", because: "what is declared is built"),
        .testableOnlyFromOwnTests(["*", "!Shop"], because: "only own tests know the inside"),
        .requiresSettings(
            ["enableUpcomingFeature ExistentialAny"], in: "Misspelt", because: "no hidden costs"),
        .absent("InternalMenu", from: "App", because: "it is not for customers"),
        .absent("InternalMenu", from: "DebuggingApp", because: "it asks for a trait")
            .named("absent-without-trait"),
    ]

    /// The files of the modules in which nothing is planted.
    static let files = [
        "App/main.swift": "import Moments",
        "DebuggingApp/main.swift": "#if Debugging\nimport InternalMenu\n#endif",
        "Features/Shop/Cart.swift": "import Kit\npublic struct Cart {}",
        "Features/Profile/Profile.swift": "import Kit",
        "Features/InternalMenu/InternalMenu.swift": "import Kit",
        "Libraries/Kit/Kit.swift": "import Foundation",
        "Libraries/Core/Core.swift": "import Foundation",
        "Libraries/Bridge/Bridge.swift": "import Shop",
        "Libraries/Middle/Middle.swift": "import Core",
        "Libraries/Hen/Hen.swift": "import Egg",
        "Libraries/Idle/Idle.swift": "import Foundation",
        "Libraries/Misspelt/Misspelt.swift": "import Foundation",
    ]
}

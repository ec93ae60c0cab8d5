import Foundation
import Testing

@testable import BoundaryKit

@Suite(.startsToolchain, .timeLimit(.minutes(10))) struct `Repairing a manifest` {
    private static let far = """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
            name: "Far", products: [.library(name: "Far", targets: ["FarUI"])],
            targets: [.target(name: "FarUI", dependencies: ["FarCore"]), .target(name: "FarCore")])
        """

    private static func manifest(shop: String, chat: String, app: String) -> String {
        """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
            name: "Fixture", dependencies: [.package(path: "../swift-far")],
            targets: [
                .target(name: "Kit"), .target(name: "my-log"),
                .target(name: "Shop"\(shop)),
                .target(name: "Chat"\(chat)),
                .executableTarget(name: "App", dependencies: [\(app)]),
            ])
        """
    }

    private static let files = [
        "Sources/Kit/Kit.swift": "import Chat", "Sources/my-log/Log.swift": "import Foundation",
        "Sources/Shop/Shop.swift": "import Kit\nimport my_log\nimport FarUI\nimport FarCore",
        "Sources/Chat/Chat.swift": "import Shop\nimport Kit",
        "Sources/App/main.swift": "import Shop", "../swift-far/Package.swift": far,
    ]

    @Test func `adds what is imported and removes what isn't, unless a rule forbids it`()
        async throws
    {
        let old = Self.manifest(
            shop: "", chat: #", dependencies: ["Kit"]"#, app: #""Chat", "Shop", "Kit""#)
        let files = Self.files.merging(["Package.swift": old]) { $1 }
        let package = try FixturePackage(files: files)
        let rules: [BoundaryRule] = [.independent(["Shop", "Chat"], because: "-")]
        let repair = try #require(
            try await package.folder.repairs(by: rules, in: try await package.graph()).first)
        #expect(repair.old == old)
        #expect(
            repair.new
                == Self.manifest(
                    shop:
                        #", dependencies: [.product(name: "Far", package: "swift-far"), "Kit", "my-log"]"#,
                    chat: #", dependencies: ["Kit"]"#, app: #""Shop""#))
        #expect(
            repair.changes == [
                "- App -> Chat", "- App -> Kit", "+ Shop -> FarUI", "+ Shop -> Kit",
                "+ Shop -> my_log",
            ])
        #expect(
            repair.manualChanges == [
                "Chat -> Shop: a rule forbids the dependency; remove the import",
                "Kit -> Chat: the dependency would close a cycle; remove the import",
                "+ Shop -> FarCore: no product of its package contains it; remove the import",
            ])
        #expect(
            try await repair.diff.contains(
                #"+        .executableTarget(name: "App", dependencies: ["Shop"]),"#))
    }

    @Test func `adds what it can if one import comes from a package of another package`()
        async throws
    {
        let manifest = Self.manifest(shop: "", chat: "", app: #""Shop""#)
        let far = Self.far.replacing(
            "products: [",
            with: #"products: [.library(name: "All", targets: ["FarUI", "FarCore"]), "#
        ).replacing(
            "targets: [.target(",
            with: #"dependencies: [.package(path: "../deep")], targets: [.target("#)
        let deep = """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "Deep", products: [.library(name: "Deep", targets: ["Deep"])],
                targets: [.target(name: "Deep")])
            """
        let package = try FixturePackage(
            files: Self.files.merging([
                "Package.swift": manifest, "../swift-far/Package.swift": far,
                "../deep/Package.swift": deep, "Sources/Kit/Kit.swift": "import Deep",
                "Sources/Chat/Chat.swift": "",
                "Sources/Shop/Shop.swift": "import FarUI\nimport FarCore",
            ]) { $1 })
        let repair = try #require(
            try await package.folder.repairs(by: [], in: try await package.graph()).first)
        // One product for two modules.
        #expect(
            repair.new
                == Self.manifest(
                    shop: #", dependencies: [.product(name: "All", package: "swift-far")]"#,
                    chat: "",
                    app: #""Shop""#))
        #expect(repair.changes == ["+ Shop -> FarCore", "+ Shop -> FarUI"])
        #expect(
            repair.manualChanges == [
                "+ Kit -> Deep: the manifest doesn't depend on the package 'deep'; "
                    + "add it, or remove the import"
            ])
    }

    @Test func `isn't refused because SwiftPM prints traits in another order each time`()
        async throws
    {
        let manifest = { (dependencies: String) in
            """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "Fixture", traits: ["A", "B", "C", "D", "E", "F", "G", "H"],
                targets: [.target(name: "Kit"), .target(name: "App"\(dependencies))])
            """
        }
        let package = try FixturePackage(files: [
            "Package.swift": manifest(""), "Sources/Kit/Kit.swift": "",
            "Sources/App/App.swift": "import Kit",
        ])
        let repair = try #require(
            try await package.folder.repairs(by: [], in: try await package.graph()).first)
        #expect(repair.manualChanges.isEmpty)
        #expect(repair.new == manifest(#", dependencies: ["Kit"]"#))
    }

    @Test(arguments: [
        "if package.targets[1].dependencies.isEmpty { package.targets[1].dependencies = [\"Kit\"] }",
        "if package.targets[1].dependencies.isEmpty { package.targets[0].path = \"Kit\" }",
    ])
    func `changes nothing if the manifest would mean something else`(
        condition: String
    ) async throws {
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "Fixture",
                targets: [
                    .target(name: "Kit"),
                    .target(name: "App", dependencies: ["Kit"]),
                ])
            \(condition)
            """
        let package = try FixturePackage(files: [
            "Package.swift": manifest, "Sources/Kit/Kit.swift": "",
            "Sources/App/App.swift": "import Foundation",
        ])
        let repair = try #require(
            try await package.folder.repairs(by: [], in: try await package.graph()).first)
        #expect(repair.new == repair.old)
        #expect(try await repair.diff.isEmpty)
        #expect(
            repair.manualChanges == [
                "- App -> Kit: the changed manifest wouldn't declare what is intended; "
                    + "change it by hand"
            ])
    }

    @Test func `writes into each manifest of a folder of packages`() async throws {
        let account = FourPackages.manifest(
            "Account", on: ["Models", "Network"],
            targets: #".target(name: "Account", dependencies: ["Models"])"#)
        let fixture = try FixturePackage(
            containing: FourPackages.files.merging([
                "Packages/Account/Package.swift": account,
                "Packages/Account/Sources/Account/Profile.swift": "import Client\nimport Models",
            ]) { $1 })
        let folder = try PackageFolder(ofPackagesAt: fixture.url)
        let repairs = try await folder.repairs(by: [], in: try await ModuleGraph(of: folder))
        let repair = try #require(repairs.first)
        #expect(repairs.map(\.file) == ["Packages/Account/Package.swift"])
        #expect(repair.changes == ["+ Account -> Client"])
        #expect(
            repair.new.contains(
                #"dependencies: ["Models", .product(name: "Network", package: "Network")]"#))
        #expect(try await repair.diff.hasPrefix("--- a/Packages/Account/Package.swift\n+++ b/"))
    }

    @Test func `says what to write where a list isn't a literal`() async throws {
        let package = try FixturePackage(files: [
            "Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription
            let none: [Target.Dependency] = []
            let package = Package(
                name: "Fixture",
                targets: [.target(name: "Kit"), .target(name: "App", dependencies: none)])
            """,
            "Sources/Kit/Kit.swift": "", "Sources/App/App.swift": "import Kit",
        ])
        let repairs = try await package.folder.repairs(by: [], in: try await package.graph())
        #expect(
            repairs.first?.manualChanges == [
                "+ App -> Kit: add \"Kit\" to the dependencies of 'App', "
                    + "whose list isn't written as a literal"
            ])
    }
}

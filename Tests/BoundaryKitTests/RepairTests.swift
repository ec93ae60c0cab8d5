import Foundation
import Testing

@testable import BoundaryKit

@Suite struct `Editing a manifest` {
    /// Edits the target `App` in a manifest.
    private func edited(
        _ manifest: String, removing removed: [String] = [], adding added: [String] = []
    ) -> String {
        var editor = ManifestEditor(ManifestText(Array(manifest.utf8)))
        for name in removed where !editor.remove(name, from: "App") {
            return "can't remove \(name)"
        }
        for name in added
        where !editor.add("\"\(name)\"", to: "App", beside: ["A", "B", "C"]) {
            return "can't add \(name)"
        }
        return editor.text
    }

    @Test(arguments: [
        (["A"], #"[.target(name: "App", dependencies: ["B", .target(name: "C")])]"#),
        (["B"], #"[.target(name: "App", dependencies: ["A", .target(name: "C")])]"#),
        (["C"], #"[.target(name: "App", dependencies: ["A", "B"])]"#),
        (["B", "C"], #"[.target(name: "App", dependencies: ["A"])]"#),
        (["A", "B", "C"], #"[.target(name: "App", dependencies: [])]"#),
    ])
    func `removes elements of a list`(names: [String], expected: String) {
        let manifest = #"[.target(name: "App", dependencies: ["A", "B", .target(name: "C")])]"#
        #expect(edited(manifest, removing: names) == expected)
    }

    @Test(
        arguments: [
            (
                [#""A","#, #""B",  // boundary:allow"#, #""C",  // about C"#], ["C"], [],
                [#""A","#, #""B",  // boundary:allow"#]
            ),
            ([#""A","#, "// about B", #""B","#], ["A"], [], ["// about B", #""B","#]),
            ([#""C",  // about C"#], [], ["D"], [#""C",  // about C"#, #""D","#]),
            ([#""A",  // a"#, #""C""#], ["C"], [], [#""A",  // a"#]),
            ([#""A","#, #""C"  // c"#], [], ["D"], [#""A","#, #""C",  // c"#, #""D""#]),
            ([#""A","#, #""C""#], ["C"], ["D"], [#""A","#, #""D","#]),
            (["// needed", #""A","#], ["A"], [], ["// needed"]),
            ([#""A", "B",  // both"#, #""C","#], ["B"], [], [#""A",  // both"#, #""C","#]),
            ([#""A", "B",  // both"#, #""C","#], ["C"], [], [#""A", "B",  // both"#]),
            ([#""A", "B",  // both"#, #""C""#], ["C"], ["D"], [#""A", "B", "D",  // both"#]),
            ([#""A","#, ".product(", #"    name: "B", package: "b")"#], ["B"], [], [#""A","#]),
        ] as [([String], [String], [String], [String])])
    func `keeps the comments about other elements`(
        lines: [String], removed: [String], added: [String], expected: [String]
    ) {
        for end in ["\n", "\r\n"] {
            func manifest(_ lines: [String]) -> String {
                let list = lines.map { "    \($0)\(end)" }.joined()
                return ".target(name: \"App\", dependencies: [\(end)\(list)])"
            }
            let text = edited(manifest(lines), removing: removed, adding: added)
            #expect(text == manifest(expected))
        }
    }

    @Test(arguments: [
        (#".target(name: "App")"#, #".target(name: "App", dependencies: ["D"])"#),
        (
            #".target(name: "App", path: "A")"#,
            #".target(name: "App", dependencies: ["D"], path: "A")"#
        ),
        (
            #".target(name: "App", dependencies: [])"#,
            #".target(name: "App", dependencies: ["D"])"#
        ),
        (
            #".target(name: "App", dependencies: ["A"] + shared)"#,
            #".target(name: "App", dependencies: ["A", "D"] + shared)"#
        ),
        (#".feature("App", on: ["A"])"#, #".feature("App", on: ["A", "D"])"#),
    ])
    func `adds to the list of a target, or makes one`(manifest: String, expected: String) {
        #expect(edited(manifest, adding: ["D"]) == expected)
    }

    @Test(arguments: [
        #".feature("App")"#, #".target(name: "App", dependencies: shared)"#,
        #".feature("App", on: ["E"])"#, #"let names = ["App"]"#,
    ])
    func `refuses to add where no list is the target's`(manifest: String) {
        #expect(edited(manifest, adding: ["D"]) == "can't add D")
    }

    @Test(arguments: [
        "let shared: [Target.Dependency] = [\"A\"]\nlet t = [Target.target(name: \"App\", dependencies: shared)]",
        #"for name in ["App", "A"] { targets.append(.target(name: name)) }"#,
        #".feature("App", on: .a)"#,
    ])
    func `refuses to remove from a list that others use`(manifest: String) {
        #expect(edited(manifest, removing: ["A"]) == "can't remove A")
    }
}

@Suite struct `The plan of a repair` {
    @Test(arguments: [
        ("A: import B\nB: import A", ["A -> B"], ["B -> A"]),
        (
            "A: import B\nB: import C\nC: import A\nD: import A", ["A -> B", "B -> C", "D -> A"],
            ["C -> A"]
        ),
        ("A: B\nB: import A", [], ["B -> A"]),
    ])
    func `closes no cycle, even if no dependency of the cycle is declared yet`(
        sketch: String, added: [String], refused: [String]
    ) {
        let plan = RepairPlan(for: .sketch(sketch), rules: [])
        #expect(plan.additions.map(\.description) == added)
        #expect(
            plan.refusals.map { "\($0.change): \($0.reason)" }
                == refused.map {
                    "\($0): the dependency would close a cycle; remove the import"
                })
    }
}

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
        let package = try FixturePackage(files)
        let rules: [BoundaryRule] = [
            #""independent", "modules": ["Shop", "Chat"]"#
        ]
        let repair = try #require(
            try await package.folder.repairs(by: rules).repairs.first)
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
            Self.files.merging([
                "Package.swift": manifest, "../swift-far/Package.swift": far,
                "../deep/Package.swift": deep, "Sources/Kit/Kit.swift": "import Deep",
                "Sources/Chat/Chat.swift": "",
                "Sources/Shop/Shop.swift": "import FarUI\nimport FarCore",
            ]) { $1 })
        let repair = try #require(
            try await package.folder.repairs(by: []).repairs.first)
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
        let package = try FixturePackage([
            "Package.swift": manifest(""), "Sources/Kit/Kit.swift": "",
            "Sources/App/App.swift": "import Kit",
        ])
        let repair = try #require(
            try await package.folder.repairs(by: []).repairs.first)
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
        let package = try FixturePackage([
            "Package.swift": manifest, "Sources/Kit/Kit.swift": "",
            "Sources/App/App.swift": "import Foundation",
        ])
        let repair = try #require(
            try await package.folder.repairs(by: []).repairs.first)
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
            FourPackages.files.merging([
                "Packages/Account/Package.swift": account,
                "Packages/Account/Sources/Account/Profile.swift": "import Client\nimport Models",
            ]) { $1 })
        let folder = try fixture.folder
        let repairs = try await folder.repairs(by: []).repairs
        let repair = try #require(repairs.first)
        #expect(repairs.map(\.file) == ["Packages/Account/Package.swift"])
        #expect(repair.changes == ["+ Account -> Client"])
        #expect(
            repair.new.contains(
                #"dependencies: ["Models", .product(name: "Network", package: "Network")]"#))
        #expect(try await repair.diff.hasPrefix("--- a/Packages/Account/Package.swift\n+++ b/"))
    }

    @Test func `says what to write where a list isn't a literal`() async throws {
        let package = try FixturePackage([
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
        let repairs = try await package.folder.repairs(by: []).repairs
        #expect(
            repairs.first?.manualChanges == [
                "+ App -> Kit: add \"Kit\" to the dependencies of 'App', "
                    + "whose list isn't written as a literal"
            ])
    }
}

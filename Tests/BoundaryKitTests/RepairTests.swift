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
    func `an edited manifest has lists without removed elements`(names: [String], expected: String)
    {
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
    func `an edited manifest keeps the comments about other elements`(
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
    func `an edited manifest has a longer list of the target, or a new one`(
        manifest: String, expected: String
    ) {
        #expect(edited(manifest, adding: ["D"]) == expected)
    }

    @Test(arguments: [
        #".feature("App")"#, #".target(name: "App", dependencies: shared)"#,
        #".feature("App", on: ["E"])"#, #"let names = ["App"]"#,
    ])
    func `no list is edited that isn't the target's`(manifest: String) {
        #expect(edited(manifest, adding: ["D"]) == "can't add D")
    }

    @Test(arguments: [
        "let shared: [Target.Dependency] = [\"A\"]\nlet t = [Target.target(name: \"App\", dependencies: shared)]",
        #"for name in ["App", "A"] { targets.append(.target(name: name)) }"#,
        #".feature("App", on: .a)"#,
    ])
    func `nothing is removed from a list that others use`(manifest: String) {
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
    func `the plan of a repair closes no cycle, even if nothing of it is declared yet`(
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
    /// A manifest with traits, which SwiftPM prints in another order each time, and one list in a
    /// variable.
    private static func manifest(shop: String, app: String) -> String {
        """
        // swift-tools-version: 6.2
        import PackageDescription
        let none: [Target.Dependency] = []
        let package = Package(
            name: "Fixture", traits: ["A", "B", "C", "D", "E", "F", "G", "H"],
            dependencies: [.package(path: "../swift-far")],
            targets: [
                .target(name: "Kit"), .target(name: "my-log"),
                .target(name: "Shop"\(shop)),
                .target(name: "Mail", dependencies: ["Kit"]),
                .target(name: "Menu", dependencies: none),
                .executableTarget(name: "App", dependencies: [\(app)]),
            ])
        """
    }

    @Test func `a repair adds what is imported, and says what it can't change`()
        async throws
    {
        let far = FixturePackage.manifest(
            """
            products: [
                .library(name: "All", targets: ["FarUI", "FarCore"]),
                .library(name: "Far", targets: ["FarUI"]),
            ], dependencies: [.package(path: "../deep")],
            targets: [.target(name: "FarUI"), .target(name: "FarCore"), .target(name: "FarLost")]
            """)
        let old = Self.manifest(shop: "", app: #""Mail", "Shop", "Kit""#)
        let package = try FixturePackage([
            "Package.swift": old, "../swift-far/Package.swift": far,
            "../deep/Package.swift": FourPackages.manifest("Deep"),
            "Sources/Kit/Kit.swift": "import Mail\nimport Deep",
            "Sources/my-log/Log.swift": "import Foundation",
            "Sources/Shop/Shop.swift":
                "import Kit\nimport my_log\nimport FarUI\nimport FarCore\nimport FarLost",
            "Sources/Mail/Mail.swift": "import Shop\nimport Kit",
            "Sources/Menu/Menu.swift": "import Kit", "Sources/App/main.swift": "import Shop",
        ])
        let repair = try #require(
            try await package.folder.repairs(by: [#""independent", "modules": ["Shop", "Mail"]"#])
                .repairs.first)
        #expect(repair.old == old)
        // One product for two modules.
        let list = #"[.product(name: "All", package: "swift-far"), "Kit", "my-log"]"#
        #expect(
            repair.new == Self.manifest(shop: ", dependencies: \(list)", app: #""Shop""#))
        #expect(
            repair.changes == [
                "- App -> Kit", "- App -> Mail", "+ Shop -> FarCore", "+ Shop -> FarUI",
                "+ Shop -> Kit", "+ Shop -> my_log",
            ])
        #expect(
            repair.manualChanges == [
                "Kit -> Mail: the dependency would close a cycle; remove the import",
                "Mail -> Shop: a rule forbids the dependency; remove the import",
                "+ Kit -> Deep: the manifest doesn't depend on the package 'deep'; "
                    + "add it, or remove the import",
                "+ Menu -> Kit: add \"Kit\" to the dependencies of 'Menu', "
                    + "whose list isn't written as a literal",
                "+ Shop -> FarLost: no product of its package contains it; remove the import",
            ])
        let line = #"+        .executableTarget(name: "App", dependencies: ["Shop"]),"#
        #expect(try await repair.diff.contains(line))
    }

    @Test(arguments: [
        "if package.targets[1].dependencies.isEmpty { package.targets[1].dependencies = [\"Kit\"] }",
        "if package.targets[1].dependencies.isEmpty { package.targets[0].path = \"Kit\" }",
    ])
    func `a repair changes nothing if the manifest would mean something else`(
        condition: String
    ) async throws {
        let targets = #".target(name: "Kit"), .target(name: "App", dependencies: ["Kit"])"#
        let manifest = FixturePackage.manifest("targets: [\(targets)]") + condition
        let package = try FixturePackage([
            "Package.swift": manifest, "Sources/Kit/Kit.swift": "", "Sources/App/App.swift": "",
        ])
        let repair = try #require(
            try await package.folder.repairs(by: []).repairs.first)
        #expect(repair.new == repair.old)
        #expect(
            repair.manualChanges == [
                "- App -> Kit: the changed manifest wouldn't declare what is intended; "
                    + "change it by hand"
            ])
    }

    @Test func `a repair changes each manifest of a folder of packages`() async throws {
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
}

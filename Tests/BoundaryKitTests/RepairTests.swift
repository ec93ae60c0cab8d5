import Foundation
import MomentsTestSupport
import Testing

@testable import BoundaryKit

struct `Editing a manifest` {
    /// Each row has the list of the target `App`, or a manifest with it, where `|` begins a new
    /// line, what is removed and added, and the result; `-` if the list can't be edited.
    @Test(arguments: [
        (#"["A", "B", .target(name: "C")]"#, "-A", #"["B", .target(name: "C")]"#),
        (#"["A", "B", .target(name: "C")]"#, "-B", #"["A", .target(name: "C")]"#),
        (#"["A", "B", .target(name: "C")]"#, "-C", #"["A", "B"]"#),
        (#"["A", "B", .target(name: "C")]"#, "-B -C", #"["A"]"#),
        (#"["A", "B", .target(name: "C")]"#, "-A -B -C", "[]"), ("[]", "+D", #"["D"]"#),
        (#"["A","B"]"#, "-A", #"["B"]"#), (#"["A", "B", "A"]"#, "-A", #"["B"]"#),
        (#"[|"A",|"B",|]"#, "-A -B", "[]"), (#"["A", "B"]"#, "-B +D +E", #"["A", "D", "E"]"#),
        (#"["A"] + shared"#, "+D", #"["A", "D"] + shared"#),
        // Comments about other elements stay.
        (#"[|"A",|"B",  // allow|"C",  // c|]"#, "-C", #"[|"A",|"B",  // allow|]"#),
        (#"[|"A",|// about B|"B",|]"#, "-A", #"[|// about B|"B",|]"#),
        (#"[|"C",  // c|]"#, "+D", #"[|"C",  // c|"D",|]"#),
        (#"[|"A",  // a|"C"|]"#, "-C", #"[|"A",  // a|]"#),
        (#"[|"A",|"C"  // c|]"#, "+D", #"[|"A",|"C",  // c|"D"|]"#),
        (#"[|"A",|"C"|]"#, "-C +D", #"[|"A",|"D",|]"#), (#"[|// a|"A",|]"#, "-A", "[|// a|]"),
        (#"[|"A", "B",  // both|"C",|]"#, "-B", #"[|"A",  // both|"C",|]"#),
        (#"[|"A", "B",  // both|"C",|]"#, "-C", #"[|"A", "B",  // both|]"#),
        (#"[|"A", "B",  // both|"C"|]"#, "-C +D", #"[|"A", "B", "D",  // both|]"#),
        (#"[|"A",|.product(|    name: "B", package: "b")|]"#, "-B", #"[|"A",|]"#),
        (
            #"let dependencies = [.package(url: "u")]; Package(dependencies: dependencies, targets: [.target(name: "App", dependencies: ["A"])])"#,
            "-A +D",
            #"let dependencies = [.package(url: "u")]; Package(dependencies: dependencies, targets: [.target(name: "App", dependencies: ["D"])])"#
        ),
        // A target gets a list, also one of a helper function.
        (#".target(name: "App")"#, "+D", #".target(name: "App", dependencies: ["D"])"#),
        (
            #".target(name: "App", path: "A")"#, "+D",
            #".target(name: "App", dependencies: ["D"], path: "A")"#
        ),
        (#".feature("App", on: ["A"])"#, "+D", #".feature("App", on: ["A", "D"])"#),
        // No list is the target's alone.
        (#".feature("App")"#, "+D", "-"), (#".feature("App", on: ["E"])"#, "+D", "-"),
        (#".target(name: "App", dependencies: shared)"#, "+D", "-"),
        (#"let names = ["App"]"#, "+D", "-"), (#".feature("App", on: .a)"#, "-A", "-"),
        (#"let list = ["A"]; .target(name: "App", dependencies: list)"#, "-A", "-"),
        (#"for name in ["App", "A"] { targets.append(.target(name: name)) }"#, "-A", "-"),
    ])
    func `an edited manifest has other elements in the target's list, and the same comments`(
        old: String, edits: String, new: String
    ) {
        for end in ["\n", "\r\n"] {
            func manifest(_ text: String) -> String {
                let lines = text.replacing("|", with: "\(end)    ")
                return text.hasPrefix("[")
                    ? ".target(name: \"App\", dependencies: \(lines))" : lines
            }
            var editor = ManifestEditor(ManifestText(Array(manifest(old).utf8)))
            let isEdited = edits.split(separator: " ").allSatisfy { edit in
                let name = String(edit.dropFirst())
                return edit.hasPrefix("-")
                    ? editor.remove(name, from: "App")
                    : editor.add("\"\(name)\"", to: "App", beside: ["A", "B", "C"])
            }
            #expect((isEdited ? editor.text : "-") == manifest(new))
        }
    }
}

struct `The plan of a repair` {
    @Test(arguments: [
        ("A: import B\nB: import A", ["A -> B"], "B -> A"), ("A: B\nB: import A", [], "B -> A"),
        (
            "A: import B\nB: import C\nC: import A\nD: import A", ["A -> B", "B -> C", "D -> A"],
            "C -> A"
        ),
    ])
    func `the plan of a repair closes no cycle, even if nothing of it is declared yet`(
        sketch: String, added: [String], refused: String
    ) {
        let plan = RepairPlan(for: .sketch(sketch), rules: [])
        #expect(plan.additions.map(\.description) == added)
        let reason = "the dependency would close a cycle; remove the import"
        #expect(plan.refusals.map { "\($0.change): \($0.reason)" } == ["\(refused): \(reason)"])
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

    @Test func `a repair says what it changes, and what it can't`() async throws {
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
        #expect(repair.new == Self.manifest(shop: ", dependencies: \(list)", app: #""Shop""#))
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
        let line = #"        .executableTarget(name: "App", dependencies: ["Shop"]),"#
        #expect(repair.new.contains(line))
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
        let repair = try #require(try await package.folder.repairs(by: []).repairs.first)
        #expect(repair.new == repair.old)
        #expect(
            repair.manualChanges == [
                "- App -> Kit: the changed manifest wouldn't declare what is intended; "
                    + "change it by hand"
            ])
    }

    @Test func `a repair keeps a dependency on the package around`() async throws {
        let products = #"products: [.library(name: "Kit", targets: ["Kit"])], "#
        let targets = #"dependencies: [.package(path: "..")], targets: [.target(name: "Demo")]"#
        let package = try FixturePackage([
            "Package.swift": FixturePackage.manifest(
                products + #"targets: [.target(name: "Kit")]"#), "Sources/Kit/Kit.swift": "",
            "Demo/Package.swift": FixturePackage.manifest(targets, name: "Demo"),
            "Demo/Sources/Demo/Demo.swift": "import Kit",
        ])
        let folder = try PackageFolder(ofPackagesAt: package.url.appending(path: "Demo"))
        let repair = try #require(try await folder.repairs(by: []).repairs.first)
        #expect(repair.manualChanges == [])
        let list = #"dependencies: [.product(name: "Kit", package: "Fixture")]"#
        #expect(repair.new.contains(list), "\(repair.new)")
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
    }
}

import Foundation
import Testing

@testable import BoundaryKit

@Suite struct `A rule` {
    @Test(arguments: [
        RuleCase(#""independent", "modules": "path:Features/*""#),
        RuleCase(
            #""independent", "modules": "path:Features/*""#,
            planting: "Features/Moments: import Shop",
            finds: "Moments.swift:1 Moments -> Shop"),
        RuleCase(
            #""independent", "modules": "path:Features/*""#,
            planting: "Features/Moments: declare Shop",
            finds: "Package.swift:7 Moments -> Shop"),
        RuleCase(
            #""independent", "modules": "path:Features/*""#,
            planting: "Foundations/Log: import Foundation, Shop",
            finds: "Moments.swift:2 Moments -> Shop"),

        // What a plug-in uses during the build isn't linked.
        RuleCase(
            #""independent", "modules": "path:Features/*""#,
            planting: "Features/Moments: declare Gen\nPlugins/Gen: declare Shop"),

        RuleCase(
            #""mayDependOnlyOn", "modules": "path:Foundations/*", "allowed": "external:Foundation""#
        ),
        RuleCase(
            #""mayDependOnlyOn", "modules": "path:Foundations/*", "allowed": "external:Foundation""#,
            planting: "Foundations/Kit: Log, import UIKit",
            finds: "Kit.swift:1 Kit -> Log", "Kit.swift:2 Kit -> UIKit"),

        RuleCase(
            #""layers", "layers": ["App", "path:Features/*", "path:Foundations/*"]"#),
        RuleCase(
            #""layers", "layers": ["App", "path:Features/*", "path:Foundations/*"]"#,
            planting: "Foundations/Kit: import Shop\nFeatures/Moments: import Shop",
            finds: "Kit.swift:1 Kit -> Shop"),
        RuleCase(
            #""layers", "layers": ["App", "path:Features/*"], "independentSiblings": true"#,
            planting: "Features/Moments: import Shop", finds: "Moments.swift:1 Moments -> Shop"),
        RuleCase(
            #""layers", "layers": ["App", "path:**"]"#, planting: "",
            finds: "nowhere App"),
        RuleCase(
            #""layers", "layers": [["Moments", "Shop"], ["Shop", "Kit"]]"#,
            planting: "Foundations/Kit: import Shop", finds: "nowhere Shop"),

        RuleCase(#""forbidden", "from": "path:Features/*", "to": "external:UIKit""#),
        RuleCase(
            #""forbidden", "from": "path:Features/*", "to": "external:UIKit""#,
            planting: "Foundations/Log: import UIKit", finds: "Log.swift:1 Log -> UIKit"),
        RuleCase(
            #""forbidden", "from": "path:Features/*", "to": "external:UIKit""#,
            planting: "Features/Moments: Shop\nFeatures/Shop: import UIKit",
            finds: "Shop.swift:1 Shop -> UIKit"),
        RuleCase(
            #""forbidden", "from": "path:Features/*", "to": "external:UIKit", "directlyOnly": true"#,
            planting: "Foundations/Log: import UIKit"),

        RuleCase(#""protected", "modules": "path:Features/*", "importers": "App""#),
        RuleCase(
            #""protected", "modules": "path:Features/*", "importers": "App""#,
            planting: "Tests/MomentsTests: Shop, Moments",
            finds: "MomentsTests.swift:1 MomentsTests -> Shop"),

        RuleCase(#""acyclic""#),
        RuleCase(
            #""acyclic""#, planting: "Foundations/Kit: import Shop",
            finds: "Kit.swift:1 Kit, Shop"),

        RuleCase(#""noUndeclared""#),
        RuleCase(
            #""noUndeclared""#, planting: "Features/Shop: import Log, import UIKit",
            finds: "Shop.swift:1 Shop -> Log"),
        RuleCase(#""noUndeclared""#, planting: "Apps/App: import Log"),
        // Of a package that isn't resolved, the manifest names a product.
        RuleCase(
            #""noUndeclared""#, planting: "Features/Chat: Net\nFeatures/Sale: import Net",
            finds: "Sale.swift:1 Sale -> Net"),

        // A package that isn't resolved can depend on others.
        RuleCase(
            #""noUndeclared""#,
            planting: "Features/Chat: Net\nFeatures/Sale: Tools, import Net"),
        RuleCase(
            #""noUndeclared", "directly": true"#,
            planting: "Features/Chat: Net\nFeatures/Sale: Tools, import Net",
            finds: "Sale.swift:2 Sale -> Net"),
        // A product that is known by its name isn't suspected inside of another one.
        RuleCase(
            #""noUndeclared", "directly": true"#,
            planting: "Features/Chat: Net\nFeatures/Sale: declare Tools, import Net",
            finds: "Sale.swift:2 Sale -> Net"),
        RuleCase(#""noUndeclared", "directly": true"#),
        RuleCase(
            #""noUndeclared", "directly": true"#, planting: "Apps/App: import Log",
            finds: "App.swift:1 App -> Log"),
        // What only a trait declares is imported in every build.
        RuleCase(
            #""noUndeclared""#, planting: "Features/Sale: Log [Debugging]",
            finds: "Sale.swift:1 Sale -> Log"),

        RuleCase(#""noUnused""#, planting: "Tests/AppTests: declare App"),
        RuleCase(
            #""noUnused""#, planting: "Features/Shop: declare Log",
            finds: "Package.swift:7 Shop -> Log"),
        RuleCase(
            #""noUnused""#, planting: "Features/Silent: declare Log",
            finds: "Package.swift:7 Silent -> Log"),
        // A product of another package, which another module imports by its name.
        RuleCase(
            #""noUnused""#, planting: "Features/Chat: Net\nFeatures/Sale: declare Net",
            finds: "Package.swift:8 Sale -> Net"),
        // Its module can have any name.
        RuleCase(#""noUnused""#, planting: "Features/Sale: declare Net, import NetCore"),
        RuleCase(
            #""noUnused", "exceptions": [{ "accepts": ["Shop -> L*"], "because": "-" }]"#,
            planting: "Features/Shop: declare Log"),
        RuleCase(
            #""noUnused", "exceptions": [{ "accepts": ["Shop -> Log"], "because": "-" }]"#,
            planting: "",
            finds: "nowhere accepts nothing: Shop -> Log"),

        RuleCase(
            #""importsOnlyIn", "modules": "path:Features/*", "imported": "external:UIKit", "files": ["Views/*"]"#
        ),
        RuleCase(
            #""importsOnlyIn", "modules": "path:Features/*", "imported": "external:UIKit", "files": ["Views/*"]"#,
            planting: "Features/Shop: import UIKit", finds: "Shop.swift:1 Shop -> UIKit"),
        RuleCase(
            #""importsOnlyIn", "modules": "path:Features/*", "imported": "external:UIKit", "files": ["Views/*", "Sh?p.swift"]"#,
            planting: "Features/Shop: import UIKit"),
        // Only a file imports.
        RuleCase(
            #""importsOnlyIn", "modules": "path:Features/*", "imported": "Kit", "files": ["Views/*"]"#,
            planting: "Features/Silent: declare Kit", finds: "Moments.swift:1 Moments -> Kit",
            "Shop.swift:1 Shop -> Kit"),

        RuleCase(#""noReexport""#),
        RuleCase(
            #""noReexport""#,
            planting: "Foundations/Kit: Foundation, @_exported import Log",
            finds: "Kit.swift:2 Kit -> Log"),

        RuleCase(#""testableOnlyFromOwnTests""#),
        RuleCase(
            #""testableOnlyFromOwnTests""#,
            planting: "Tests/MomentsTests: @testable import Moments, @testable import Kit",
            finds: "MomentsTests.swift:2 MomentsTests -> Kit"),
        RuleCase(
            #""testableOnlyFromOwnTests""#,
            planting: "Features/ShopCart: Kit\nTests/ShopCartTests: @testable import ShopCart, "
                + "@testable import Shop",
            finds: "ShopCartTests.swift:2 ShopCartTests -> Shop"),

        RuleCase(
            #""testableOnlyFromOwnTests""#,
            planting: "Foundations/_Store: Kit\nTests/StoreTests: @testable import _Store"),

        RuleCase(
            #""absent", "modules": "Admin", "from": "app""#,
            planting: "Apps/App: declare Gen\nPlugins/Gen: declare Admin\nFeatures/Admin: Log"),
        RuleCase(
            #""absent", "modules": "Log", "from": "app""#, planting: "Features/Admin: Log",
            finds: "Package.swift:2 app -> Log"),
        RuleCase(
            #""absent", "modules": "Admin", "from": "app""#,
            planting: "Apps/App: Admin [Debugging]\nFeatures/Admin: Log"),
        RuleCase(
            #""absent", "modules": "Admin", "from": "app", "traits": ["Debugging"]"#,
            planting: "Apps/App: Admin [Debugging]\nFeatures/Admin: Log",
            finds: "Package.swift:7 app -> Admin"),
        // A declaration without traits overrides one with traits.
        RuleCase(
            #""absent", "modules": "Admin", "from": "app""#,
            planting: "Apps/App: Admin [Debugging], declare Admin\nFeatures/Admin: Log",
            finds: "Package.swift:7 app -> Admin"),
        RuleCase(
            #""absent", "modules": "Log", "from": "App""#, planting: "", finds: "nowhere App"),

        RuleCase(
            #""requiresSettings", "settings": ["packageAccess false"], "modules": "path:Features/*""#,
            planting: "", finds: "Package.swift:2 Moments", "Package.swift:3 Shop"),
        RuleCase(
            #""exhaustive", "modules": "path:Features/*""#, planting: "",
            finds: "Package.swift:2 Moments", "Package.swift:3 Shop"),

        // The sketch has no CODEOWNERS.
        RuleCase(
            #""everyModuleHasOwner", "modules": "path:Features/*""#, planting: "",
            finds: "Package.swift:2 Moments", "Package.swift:3 Shop"),
    ])
    func `finds what breaks it, there, and nothing else`(_ row: RuleCase) {
        #expect(
            RuleCase.app(row.planted).findings(BoundaryRule(stringLiteral: row.json))
                == row.expected)
    }
}

/// A rule, and what breaks it in a small app into which something is planted.
struct RuleCase: CustomTestStringConvertible {
    /// The rule in JSON, from the value of its first key on.
    let json: String
    /// Lines of a sketch.
    let planted: String
    /// The places and subjects of the findings.
    let expected: [String]

    /// - Parameter expected: None if the rule holds.
    init(_ json: String, planting planted: String = "", finds expected: String...) {
        self.json = json
        self.planted = planted
        self.expected = expected
    }

    var testDescription: String { "\(json) with \(planted)" }

    /// A small app, with whatever is planted in it.
    static func app(_ planted: String = "") -> ModuleGraph {
        .sketch(
            """
            Apps/App: Moments, Shop, Kit
            Features/Moments: Kit, Log
            Features/Shop: Kit
            Foundations/Kit: import Foundation
            Foundations/Log: import Foundation
            Tests/ShopTests: @testable import Shop, declare Shop
            \(planted)
            """,
            products: [Product(name: "app", modules: ["App"])])
    }
}

@Suite struct `The name of a rule` {
    @Test(arguments: [
        (#""independent", "modules": "path:Modules/Features/*""#, "features-independent"),
        (
            #""mayDependOnlyOn", "modules": "RoutingKit", "allowed": []"#,
            "routing-kit-may-depend-only-on"
        ),
        (#""forbidden", "from": "*Kit", "to": "external:UIKit""#, "kit-forbidden"),
        (#""layers", "layers": ["App", "path:Features/*"]"#, "layers"),
        (#""noUnused", "modules": ["URLKit", "Shop"]"#, "url-kit-shop-no-unused"),
        (#""usedOnlyBy", "symbols": ["Router.open"], "users": "App""#, "router-open-used-only-by"),
        (#""acyclic", "id": "no-circles""#, "no-circles"),
    ])
    func `is what it is about and its kind`(json: String, name: String) {
        #expect(BoundaryRule(stringLiteral: json).id == name)
    }
}

@Suite struct `The rule about unused dependencies` {
    private static let place = SourcePlace(file: "App.xcodeproj/project.pbxproj", line: 3)

    /// The findings about `App`, which declares `Kit`, and imports another module.
    private func subjects(
        aliases: [String] = [], changing change: (_ app: inout Module, _ kit: inout Module) -> Void
    ) -> [String] {
        var app = Module(name: "App", kind: .library, path: "App", place: Self.place)
        var kit = Module(name: "Kit", kind: .library, path: "Kit", place: Self.place)
        change(&app, &kit)
        let declaration = DeclaredDependency(place: Self.place, aliases: aliases)
        let statement = ImportStatement(of: "Renamed", at: SourcePlace(file: "App/App.swift"))
        let graph = ModuleGraph(
            package: "Sketch", modules: [app, kit],
            edges: [
                Edge(from: "App", to: "Kit", declared: [declaration]),
                Edge(from: "App", to: "Renamed", imported: [statement]),
            ], kinds: [.declared, .imported])
        let issues = BoundaryReport(of: [#""noUnused""#], in: graph).issues
        return issues.map { "\($0.subject): \($0.fix)" }
    }

    @Test func `knows Xcode, plug-ins that write sources, aliases and bundles`() {
        #expect(subjects { _, _ in } == ["App -> Kit: remove it from the target in Xcode"])
        #expect(subjects { app, _ in app.usesPlugin = true } == [])
        #expect(subjects(aliases: ["Renamed"]) { _, _ in } == [])
        #expect(subjects { _, kit in kit.isSwift = false } == [])
    }

    @Test(arguments: [("3d.models", "_d_models"), ("my-lib", "my_lib"), ("Größe", "Größe")])
    func `knows the name that the compiler gives a module`(target: String, module: String) {
        #expect(target.moduleName == module)
    }
}

@Suite struct `The rule about undeclared imports` {
    /// `App` depends on `WinSDK` on Windows only.
    @Test(arguments: [
        ([], true, 1), (["DEBUG"], true, 1), (["os(Windows)"], true, 0),
        (["canImport(WinSDK)"], true, 0), (["!os(macOS) && DEBUG"], true, 0), ([], false, 0),
    ])
    func `wants a condition around the import of what some platforms have`(
        conditions: [String], isPartial: Bool, count: Int
    ) {
        let declaration = DeclaredDependency(
            place: SourcePlace(file: "Package.swift", line: 3), platforms: ["windows"],
            isPartial: isPartial)
        let statement = ImportStatement(
            of: "WinSDK", at: SourcePlace(file: "App.swift"), conditions: conditions)
        let graph = ModuleGraph(
            package: "Sketch", modules: ["App", "WinSDK"].map { Module(name: $0, kind: .library) },
            edges: [
                Edge(from: "App", to: "WinSDK", declared: [declaration], imported: [statement])
            ], kinds: [.declared, .imported])
        #expect(
            BoundaryReport(of: [#""noUndeclared""#], in: graph).issues.map(\.sentence)
                == Array(
                    repeating:
                        "App imports WinSDK on every platform, but depends on it on windows only",
                    count: count))
    }
}

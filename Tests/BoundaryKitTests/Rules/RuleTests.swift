import Testing

@testable import BoundaryKit

@Suite struct `A rule` {
    @Test(arguments: [
        RuleCase(#""independent", "modules": "path:Features/*""#, planting: ""),
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
            #""mayDependOnlyOn", "modules": "path:Foundations/*", "allowed": "external:Foundation""#,
            planting: ""),
        RuleCase(
            #""mayDependOnlyOn", "modules": "path:Foundations/*", "allowed": "external:Foundation""#,
            planting: "Foundations/Kit: Log, import UIKit",
            finds: "Kit.swift:1 Kit -> Log", "Kit.swift:2 Kit -> UIKit"),

        RuleCase(
            #""layers", "layers": ["App", "path:Features/*", "path:Foundations/*"]"#, planting: ""),
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

        RuleCase(#""forbidden", "from": "path:Features/*", "to": "external:UIKit""#, planting: ""),
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

        RuleCase(#""protected", "modules": "path:Features/*", "importers": "App""#, planting: ""),
        RuleCase(
            #""protected", "modules": "path:Features/*", "importers": "App""#,
            planting: "Tests/MomentsTests: Shop, Moments",
            finds: "MomentsTests.swift:1 MomentsTests -> Shop"),

        RuleCase(#""acyclic""#, planting: ""),
        RuleCase(
            #""acyclic""#, planting: "Foundations/Kit: import Shop",
            finds: "Kit.swift:1 Kit, Shop"),

        RuleCase(#""noUndeclared""#, planting: ""),
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
        RuleCase(#""noUndeclared", "directly": true"#, planting: ""),
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
            #""importsOnlyIn", "modules": "path:Features/*", "imported": "external:UIKit", "files": ["Views/*"]"#,
            planting: ""),
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

        RuleCase(#""noReexport""#, planting: ""),
        RuleCase(
            #""noReexport""#,
            planting: "Foundations/Kit: Foundation, @_exported import Log",
            finds: "Kit.swift:2 Kit -> Log"),

        RuleCase(#""testableOnlyFromOwnTests""#, planting: ""),
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
    func `finds what breaks it, there, and nothing else`(_ row: RuleCase) throws {
        #expect(try row.found == row.expected)
    }
}

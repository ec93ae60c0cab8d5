import Testing

@testable import BoundaryKit

@Suite struct `A rule` {
    private static let features: ModuleSelector = "path:Features/*"

    @Test(arguments: [
        RuleCase(.independent(features, because: "-"), planting: ""),
        RuleCase(
            .independent(features, because: "-"), planting: "Features/Moments: import Shop",
            finds: "Moments.swift:1 Moments -> Shop"),
        RuleCase(
            .independent(features, because: "-"), planting: "Features/Moments: declare Shop",
            finds: "Package.swift:7 Moments -> Shop"),
        RuleCase(
            .independent(features, because: "-"),
            planting: "Foundations/Log: import Foundation, Shop",
            finds: "Moments.swift:2 Moments -> Shop"),

        // What a plug-in uses during the build isn't linked.
        RuleCase(
            .independent(features, because: "-"),
            planting: "Features/Moments: declare Gen\nPlugins/Gen: declare Shop"),

        RuleCase(
            .modules("path:Foundations/*", mayDependOnlyOn: "external:Foundation", because: "-"),
            planting: ""),
        RuleCase(
            .modules("path:Foundations/*", mayDependOnlyOn: "external:Foundation", because: "-"),
            planting: "Foundations/Kit: Log, import UIKit",
            finds: "Kit.swift:1 Kit -> Log", "Kit.swift:2 Kit -> UIKit"),

        RuleCase(.layers(["App", features, "path:Foundations/*"], because: "-"), planting: ""),
        RuleCase(
            .layers(["App", features, "path:Foundations/*"], because: "-"),
            planting: "Foundations/Kit: import Shop\nFeatures/Moments: import Shop",
            finds: "Kit.swift:1 Kit -> Shop"),
        RuleCase(
            .layers(["App", features], independentSiblings: true, because: "-"),
            planting: "Features/Moments: import Shop", finds: "Moments.swift:1 Moments -> Shop"),
        RuleCase(
            .layers(["App", "path:**"], because: "-"), planting: "",
            finds: "nowhere App"),
        RuleCase(
            .layers([["Moments", "Shop"], ["Shop", "Kit"]], because: "-"),
            planting: "Foundations/Kit: import Shop", finds: "nowhere Shop"),

        RuleCase(.forbidden(from: features, to: "external:UIKit", because: "-"), planting: ""),
        RuleCase(
            .forbidden(from: features, to: "external:UIKit", because: "-"),
            planting: "Foundations/Log: import UIKit", finds: "Log.swift:1 Log -> UIKit"),
        RuleCase(
            .forbidden(from: features, to: "external:UIKit", because: "-"),
            planting: "Features/Moments: Shop\nFeatures/Shop: import UIKit",
            finds: "Shop.swift:1 Shop -> UIKit"),
        RuleCase(
            .forbidden(from: features, to: "external:UIKit", directlyOnly: true, because: "-"),
            planting: "Foundations/Log: import UIKit"),

        RuleCase(.protected(features, importers: "App", because: "-"), planting: ""),
        RuleCase(
            .protected(features, importers: "App", because: "-"),
            planting: "Tests/MomentsTests: Shop, Moments",
            finds: "MomentsTests.swift:1 MomentsTests -> Shop"),

        RuleCase(.acyclic(because: "-"), planting: ""),
        RuleCase(
            .acyclic(because: "-"), planting: "Foundations/Kit: import Shop",
            finds: "Kit.swift:1 Kit, Shop"),

        RuleCase(.noUndeclared(because: "-"), planting: ""),
        RuleCase(
            .noUndeclared(because: "-"), planting: "Features/Shop: import Log, import UIKit",
            finds: "Shop.swift:1 Shop -> Log"),
        RuleCase(.noUndeclared(because: "-"), planting: "Apps/App: import Log"),
        // Of a package that isn't resolved, the manifest names a product.
        RuleCase(
            .noUndeclared(because: "-"), planting: "Features/Chat: Net\nFeatures/Sale: import Net",
            finds: "Sale.swift:1 Sale -> Net"),

        // A package that isn't resolved can depend on others.
        RuleCase(
            .noUndeclared(because: "-"),
            planting: "Features/Chat: Net\nFeatures/Sale: Tools, import Net"),
        RuleCase(
            .noUndeclared(directly: true, because: "-"),
            planting: "Features/Chat: Net\nFeatures/Sale: Tools, import Net",
            finds: "Sale.swift:2 Sale -> Net"),
        // A product that is known by its name isn't suspected inside of another one.
        RuleCase(
            .noUndeclared(directly: true, because: "-"),
            planting: "Features/Chat: Net\nFeatures/Sale: declare Tools, import Net",
            finds: "Sale.swift:2 Sale -> Net"),
        RuleCase(.noUndeclared(directly: true, because: "-"), planting: ""),
        RuleCase(
            .noUndeclared(directly: true, because: "-"), planting: "Apps/App: import Log",
            finds: "App.swift:1 App -> Log"),
        // What only a trait declares is imported in every build.
        RuleCase(
            .noUndeclared(because: "-"), planting: "Features/Sale: Log [Debugging]",
            finds: "Sale.swift:1 Sale -> Log"),

        RuleCase(.noUnused(because: "-"), planting: "Tests/AppTests: declare App"),
        RuleCase(
            .noUnused(because: "-"), planting: "Features/Shop: declare Log",
            finds: "Package.swift:7 Shop -> Log"),
        RuleCase(
            .noUnused(because: "-"), planting: "Features/Silent: declare Log",
            finds: "Package.swift:7 Silent -> Log"),
        // A product of another package, which another module imports by its name.
        RuleCase(
            .noUnused(because: "-"), planting: "Features/Chat: Net\nFeatures/Sale: declare Net",
            finds: "Package.swift:8 Sale -> Net"),
        // Its module can have any name.
        RuleCase(.noUnused(because: "-"), planting: "Features/Sale: declare Net, import NetCore"),
        RuleCase(
            .noUnused(because: "-").accepting("Shop -> L*", because: "-"),
            planting: "Features/Shop: declare Log"),
        RuleCase(
            .noUnused(because: "-").accepting("Shop -> Log", because: "-"), planting: "",
            finds: "nowhere accepts nothing: Shop -> Log"),

        RuleCase(
            .modules(features, import: "external:UIKit", onlyIn: ["Views/*"], because: "-"),
            planting: ""),
        RuleCase(
            .modules(features, import: "external:UIKit", onlyIn: ["Views/*"], because: "-"),
            planting: "Features/Shop: import UIKit", finds: "Shop.swift:1 Shop -> UIKit"),
        RuleCase(
            .modules(
                features, import: "external:UIKit", onlyIn: ["Views/*", "Sh?p.swift"], because: "-"),
            planting: "Features/Shop: import UIKit"),
        // Only a file imports.
        RuleCase(
            .modules(features, import: "Kit", onlyIn: ["Views/*"], because: "-"),
            planting: "Features/Silent: declare Kit", finds: "Moments.swift:1 Moments -> Kit",
            "Shop.swift:1 Shop -> Kit"),

        RuleCase(.noReexport(because: "-"), planting: ""),
        RuleCase(
            .noReexport(because: "-"),
            planting: "Foundations/Kit: Foundation, @_exported import Log",
            finds: "Kit.swift:2 Kit -> Log"),

        RuleCase(.testableOnlyFromOwnTests(because: "-"), planting: ""),
        RuleCase(
            .testableOnlyFromOwnTests(because: "-"),
            planting: "Tests/MomentsTests: @testable import Moments, @testable import Kit",
            finds: "MomentsTests.swift:2 MomentsTests -> Kit"),
        RuleCase(
            .testableOnlyFromOwnTests(because: "-"),
            planting: "Features/ShopCart: Kit\nTests/ShopCartTests: @testable import ShopCart, "
                + "@testable import Shop",
            finds: "ShopCartTests.swift:2 ShopCartTests -> Shop"),

        RuleCase(
            .testableOnlyFromOwnTests(because: "-"),
            planting: "Foundations/_Store: Kit\nTests/StoreTests: @testable import _Store"),

        RuleCase(
            .absent("Admin", from: "app", because: "-"),
            planting: "Apps/App: declare Gen\nPlugins/Gen: declare Admin\nFeatures/Admin: Log"),
        RuleCase(
            .absent("Log", from: "app", because: "-"), planting: "Features/Admin: Log",
            finds: "Package.swift:2 app -> Log"),
        RuleCase(
            .absent("Admin", from: "app", because: "-"),
            planting: "Apps/App: Admin [Debugging]\nFeatures/Admin: Log"),
        RuleCase(
            .absent("Admin", from: "app", traits: ["Debugging"], because: "-"),
            planting: "Apps/App: Admin [Debugging]\nFeatures/Admin: Log",
            finds: "Package.swift:7 app -> Admin"),
        // A declaration without traits overrides one with traits.
        RuleCase(
            .absent("Admin", from: "app", because: "-"),
            planting: "Apps/App: Admin [Debugging], declare Admin\nFeatures/Admin: Log",
            finds: "Package.swift:7 app -> Admin"),
        RuleCase(
            .absent("Log", from: "App", because: "-"), planting: "", finds: "nowhere App"),

        RuleCase(
            .exhaustive("path:Features/*", because: "-"), planting: "",
            finds: "Package.swift:2 Moments", "Package.swift:3 Shop"),

        // The sketch has no CODEOWNERS.
        RuleCase(
            .everyModuleHasOwner("path:Features/*", because: "-"), planting: "",
            finds: "Package.swift:2 Moments", "Package.swift:3 Shop"),
    ])
    func `finds what breaks it, there, and nothing else`(_ row: RuleCase) {
        #expect(row.found == row.expected)
    }
}

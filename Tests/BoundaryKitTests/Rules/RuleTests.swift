import Foundation
import Testing

@testable import BoundaryKit

struct `A rule` {
    /// Below each rule are lines of what is planted in a small app, and what is found then.
    @Test(
        arguments: BoundaryRule.rows(
            """
            "independent", "modules": "path:Features/*"
                =>
                Features/Moments: import Shop => Moments.swift:1 Moments -> Shop
                Features/Moments: declare Shop => Package.swift:7 Moments -> Shop
                Foundations/Log: import Foundation, Shop => Moments.swift:2 Moments -> Shop
                // What a plug-in uses during the build isn't linked.
                Features/Moments: declare Gen | Plugins/Gen: declare Shop =>
            "mayDependOnlyOn", "modules": "path:Foundations/*", "allowed": "external:Foundation"
                =>
                Foundations/Kit: Log, import UIKit => Kit.swift:1 Kit -> Log; Kit.swift:2 Kit -> UIKit
            "layers", "layers": ["App", "path:Features/*", "path:Foundations/*"]
                =>
                Foundations/Kit: import Shop | Features/Moments: import Shop => Kit.swift:1 Kit -> Shop
            "layers", "layers": ["App", "path:Features/*"], "independentSiblings": true
                Features/Moments: import Shop => Moments.swift:1 Moments -> Shop
            "layers", "layers": ["App", "path:**"]
                => nowhere App
            "layers", "layers": [["Moments", "Shop"], ["Shop", "Kit"]]
                Foundations/Kit: import Shop => nowhere Shop
            "forbidden", "from": "path:Features/*", "to": "external:UIKit"
                =>
                Foundations/Log: import UIKit => Log.swift:1 Log -> UIKit
                Features/Moments: Shop | Features/Shop: import UIKit => Shop.swift:1 Shop -> UIKit
            "forbidden", "from": "path:Features/*", "to": "external:UIKit", "directlyOnly": true
                Foundations/Log: import UIKit =>
            "protected", "modules": "path:Features/*", "importers": "App"
                =>
                Tests/MomentsTests: Shop, Moments => MomentsTests.swift:1 MomentsTests -> Shop
            "acyclic"
                =>
                Foundations/Kit: import Shop => Kit.swift:1 Kit, Shop
            "noUndeclared"
                =>
                Features/Shop: import Log, import UIKit => Shop.swift:1 Shop -> Log
                Apps/App: import Log =>
                // Of a package that isn't resolved, the manifest names a product, and it can depend
                // on others.
                Features/Mail: Net | Features/Sale: import Net => Sale.swift:1 Sale -> Net
                Features/Mail: Net | Features/Sale: Tools, import Net =>
                // What only a trait declares is imported in every build.
                Features/Sale: Log [Debugging] => Sale.swift:1 Sale -> Log
                // What some platforms have is imported on all.
                Features/Sale: Log {windows} => Sale.swift:1 Sale -> Log
                Features/Sale: Log {windows} #DEBUG => Sale.swift:1 Sale -> Log
                Features/Sale: Log {windows} #os(Windows) =>
                Features/Sale: Log {windows} #canImport(Log) =>
                Features/Sale: Log {windows} #!os(macOS)&&DEBUG =>
                Features/Sale: Log {windows} #!os(Windows) => Sale.swift:1 Sale -> Log
                Features/Sale: Log [Menu] #Menu =>
                Features/Sale: Log [Menu] #(DEBUG||A)&&Menu =>
                Features/Sale: Log [Menu] #canImport(Log) =>
                // What these ask for is something else.
                Features/Sale: Log [Menu] #Menux => Sale.swift:1 Sale -> Log
                Features/Sale: Log [Menu] #!Menu => Sale.swift:1 Sale -> Log
                Features/Sale: Log [Menu] #Menu||DEBUG => Sale.swift:1 Sale -> Log
                Features/Sale: Log [Menu] #canImport(UIKit) => Sale.swift:1 Sale -> Log
            "noUndeclared", "directly": true
                =>
                Apps/App: import Log => App.swift:1 App -> Log
                Features/Mail: Net | Features/Sale: Tools, import Net => Sale.swift:2 Sale -> Net
                // A product that is known by its name isn't suspected inside of another one.
                Features/Mail: Net | Features/Sale: declare Tools, import Net => Sale.swift:2 Sale -> Net
            "noUnused"
                Tests/AppTests: declare App =>
                Features/Shop: declare Log => Package.swift:7 Shop -> Log
                Features/Silent: declare Log => Package.swift:7 Silent -> Log
                // A product of another package, which another module imports by its name.
                Features/Mail: Net | Features/Sale: declare Net => Package.swift:8 Sale -> Net
                // Its module can have any name, and a module another one.
                Features/Sale: declare Net, import NetCore =>
                Features/Sale: declare Kit =Renamed, import Renamed =>
            "noUnused", "exceptions": [{ "accepts": ["Shop -> L*"], "because": "-" }]
                Features/Shop: declare Log =>
            "noUnused", "exceptions": [{ "accepts": ["Shop -> Log"], "because": "-" }]
                => nowhere accepts nothing: Shop -> Log
            "importsOnlyIn", "modules": "path:Features/*", "imported": "external:UIKit", "files": ["Views/*"]
                =>
                Features/Shop: import UIKit => Shop.swift:1 Shop -> UIKit
            "importsOnlyIn", "modules": "path:Features/*", "imported": "external:UIKit", "files": ["Views/*", "Sh?p.swift"]
                Features/Shop: import UIKit =>
            "importsOnlyIn", "modules": "path:Features/*", "imported": "Kit", "files": ["Views/*"]
                Features/Silent: declare Kit => Moments.swift:1 Moments -> Kit; Shop.swift:1 Shop -> Kit
            "noReexport"
                =>
                Foundations/Kit: Foundation, @_exported import Log => Kit.swift:2 Kit -> Log
            "testableOnlyFromOwnTests"
                =>
                Tests/MomentsTests: @testable import Moments, @testable import Kit => MomentsTests.swift:2 MomentsTests -> Kit
                Features/ShopCart: Kit | Tests/ShopCartTests: @testable import ShopCart, @testable import Shop => ShopCartTests.swift:2 ShopCartTests -> Shop
                Foundations/_Store: Kit | Tests/StoreTests: @testable import _Store =>
            "absent", "modules": "Admin", "from": "app"
                Apps/App: declare Gen | Plugins/Gen: declare Admin | Features/Admin: Log =>
                Apps/App: Admin [Debugging] | Features/Admin: Log =>
                // A declaration without traits overrides one with traits.
                Apps/App: Admin [Debugging], declare Admin | Features/Admin: Log => Package.swift:7 app -> Admin
            "absent", "modules": "Admin", "from": "app", "traits": ["Debugging"]
                Apps/App: Admin [Debugging] | Features/Admin: Log => Package.swift:7 app -> Admin
            "absent", "modules": "Log", "from": "app"
                Features/Admin: Log => Package.swift:2 app -> Log
            "absent", "modules": "Log", "from": "App"
                => nowhere App
            "requiresSettings", "settings": ["packageAccess false"], "modules": "path:Features/*"
                => Package.swift:2 Moments; Package.swift:3 Shop
            "exhaustive", "modules": "path:Features/*"
                => Package.swift:2 Moments; Package.swift:3 Shop
            "everyModuleHasOwner", "modules": "path:Features/*"
                => Package.swift:2 Moments; Package.swift:3 Shop
            """))
    func `a rule finds what breaks it, there, and nothing else`(
        rule: BoundaryRule, cases: [String]
    ) {
        for line in cases {
            let parts = line.components(separatedBy: "=>")
                .map { $0.trimmingCharacters(in: .whitespaces) }
            let app = ModuleGraph.sketch(
                """
                Apps/App: Moments, Shop, Kit
                Features/Moments: Kit, Log
                Features/Shop: Kit
                Foundations/Kit: import Foundation
                Foundations/Log: import Foundation
                Tests/ShopTests: @testable import Shop, declare Shop
                \(parts[0].replacing(" | ", with: "\n"))
                """, products: [Product(name: "app", modules: ["App"])])
            #expect(app.findings(rule).joined(separator: "; ") == parts[1], "\(line)")
        }
    }

    @Test(
        arguments: [
            (#""independent", "modules": "path:Modules/Features/*""#, "features-independent"),
            (
                #""mayDependOnlyOn", "modules": "RoutingKit", "allowed": []"#,
                "routing-kit-may-depend-only-on"
            ),
            (#""forbidden", "from": "*Kit", "to": "external:UIKit""#, "kit-forbidden"),
            (#""layers", "layers": ["App", "path:Features/*"]"#, "layers"),
            (#""noUnused", "modules": ["URLKit", "Shop"]"#, "url-kit-shop-no-unused"),
            (
                #""usedOnlyBy", "symbols": ["Router.open"], "users": "App""#,
                "router-open-used-only-by"
            ),
            (#""acyclic", "id": "no-circles""#, "no-circles"),
        ] as [(BoundaryRule, String)])
    func `a rule is named after what it is about and its kind`(rule: BoundaryRule, name: String) {
        #expect(rule.id == name)
    }

    @Test func `the rules about unused and undeclared dependencies know Xcode and plug-ins`() {
        /// The findings about `App`, which declares `Kit` and imports another module.
        func subjects(
            _ other: String = "", _ change: (inout [Module]) -> Void = { _ in }
        ) -> [String] {
            var graph = ModuleGraph.sketch("App: declare Kit, import Log\(other)\nKit:\nLog:")
            for index in 0..<2 {
                graph.modules[index].place = SourcePlace(file: "App.xcodeproj/project.pbxproj")
            }
            change(&graph.modules)
            let rules: [BoundaryRule] = [#""noUnused""#, #""noUndeclared""#]
            let issues = BoundaryReport(of: rules, in: graph).issues
            return issues.map { "\($0.subject): \($0.fix)" }
        }
        let log =
            "App -> Log: add it to the frameworks and libraries of the target in Xcode, or remove "
            + "the import"
        let kit = "App -> Kit: remove it from the target in Xcode"
        #expect(subjects() == [log, kit])
        // A local package that only the project names isn't resolved, and can depend on own
        // modules.
        #expect(subjects(", declare Nuke") == [kit])
        #expect(subjects { $0[0].usesPlugin = true } == [log])
        // A bundle of resources has no sources.
        #expect(subjects { $0[1].isSwift = false } == [log])
        #expect(subjects { $0[0].isSwift = false } == [log])
        // These are run, or have other names in sources.
        for kind in [Module.Kind.executable, .plugin, .macro, .binary] {
            #expect(subjects { $0[1] = Module(name: "Kit", kind: kind) } == [log], "\(kind)")
        }
    }

    @Test(arguments: [("3d.models", "_d_models"), ("my-lib", "my_lib"), ("Größe", "Größe")])
    func `a target is a module with the name that the compiler gives it`(
        target: String, module: String
    ) {
        #expect(target.moduleName == module)
    }
}

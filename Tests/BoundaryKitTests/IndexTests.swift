import CommandLineKit
import Foundation
import MomentsTestSupport
import Testing

@testable import BoundaryKit

@Suite(.startsToolchain, .timeLimit(.minutes(10))) struct `The compiler's index` {
    /// A package with a bit of everything, compiled once.
    private static let package = Task {
        try await FixturePackage.compiled(
            ["Kit", "Shop", "Facade", "App"], files: DeclaringPackage.files)
    }

    private static let folders: BoundaryRule = #""acyclic", "modules": "folder:Sources/Shop/*""#

    @Test(
        arguments: BoundaryRule.rows(
            """
            "noUse", "symbols": ["fatalError"]
                Calls.swift:3 Shop uses fatalError
            "noUse", "symbols": ["Swift.fatalError(_:file:line:)"]
                Calls.swift:3 Shop uses Swift.fatalError(_:file:line:)
            "noUse", "symbols": ["fatalError"], "modules": ["Kit", "App"]
            "noUse", "symbols": ["print"]
                Calls.swift:5 Shop uses print
                Calls.swift:5 Shop uses print
            "noUse", "symbols": ["UserDefaults.standard"]
                Calls.swift:8 Shop uses UserDefaults.standard
                Calls.swift:8 Shop uses UserDefaults.standard
            "usedOnlyBy", "symbols": ["Router.register"], "users": "App"
                Calls.swift:6 Shop uses Router.register
            "usedOnlyBy", "symbols": ["Kit.Router.register"], "users": ["App", "Shop"]
            "usedOnlyBy", "symbols": ["Router.registr"], "users": "App"
                nowhere selects nothing: Router.registr
            "noReexport"
                // What an import re-exports is the fault of the module that re-exports it.
                Facade.swift:1 Facade -> Kit
            "mayDependOnlyOn", "modules": "folder:Sources/Shop/*", "allowed": "folder:Sources/Shop/Model"
                // Files outside of the folders are in their module.
                CartScreen.swift:1 Shop/Screens -> Shop
            "layers", "layers": ["folder:Sources/Shop/Model", "folder:Sources/Shop/Screens"]
                CartScreen.swift:3 Shop/Screens -> Shop/Model
                CartScreen.swift:3 Shop/Screens -> Shop/Model
                CartScreen.swift:3 Shop/Screens -> Shop/Model
            "acyclic", "modules": "folder:Sources/Sho/*"
                nowhere selects nothing: folder:Sources/Sho/*
            """))
    func `the index shows uses of symbols, and nothing else of the same name`(
        rule: BoundaryRule, expected: [String]
    ) async throws {
        let graph = try await Self.package.value.indexedGraph()
        #expect(graph.limits.unindexedFiles == [])
        #expect(graph.findings(rule) == expected)
    }

    @Test func `the index shows the use of a cycle that is the easiest to remove`() async throws {
        let package = try await FixturePackage.compiled(
            ["Shop"],
            files: [
                "Sources/Shop/Cart/Cart.swift": """
                struct Cart { var items: [Item] = []; var first: Item? { items.first } }
                protocol Counting { var total: Int { get } }
                extension Cart: Counting { var total: Int { items.count } }
                """,
                "Sources/Shop/Items/Item.swift": """
                struct Item { let name: String }
                extension Item {
                    // No type is named: only the compiler knows that `total` is in Cart.
                    func isAlone(in cart: some Counting) -> Bool { cart.total == 1 }
                }
                """,
            ])
        let issues = try await BoundaryReport(of: [Self.folders], in: package.indexedGraph()).issues
        #expect(
            issues.map { "\($0.place?.description ?? "") \($0.evidence.joined())" } == [
                "Sources/Shop/Items/Item.swift:4:32 uses Counting, "
                    + "declared at Sources/Shop/Cart/Cart.swift:2:10",
                "Sources/Shop/Items/Item.swift:4:57 uses Counting.total, "
                    + "declared at Sources/Shop/Cart/Cart.swift:2:25",
            ])
        let end = "removing Shop/Items -> Shop/Cart (uses: 2) breaks every cycle"
        #expect(issues.first?.fix.hasSuffix(end) == true)
        // A file that is newer than the index, or whose unit or record is cut off, isn't checked.
        let path = "Sources/Shop/Items/Item.swift"
        let file = package.url.appending(path: path)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: file.path)
        #expect(try await package.indexedGraph().limits.unindexedFiles == [path])
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -600)], ofItemAtPath: file.path)
        let store = package.url.appending(path: "index/store")
        for kind in ["/records/", "/units/"] {
            let files = try FileManager.default.subpathsOfDirectory(atPath: store.path)
                .filter { $0.contains(kind) && $0.contains("/Item.") }
            try #require(!files.isEmpty)
            for file in files.map({ store.appending(path: $0) }) {
                try Data(contentsOf: file).prefix(20).write(to: file)
            }
            #expect(try await package.indexedGraph().limits.unindexedFiles == [path], "\(kind)")
        }
    }

    @Test func `rules about uses aren't checked without an index or its library`() async throws {
        let package = try FixturePackage(
            targets: #".target(name: "Shop")"#, files: ["Sources/Shop/A.swift": ""])
        let none = BoundaryReport(of: [Self.folders], in: try await package.indexedGraph())
        #expect(none.failures.map(\.sentence) == ["the rule isn't checked: it needs used evidence"])
        let note = "uses aren't known: there is no index of the compiler; "
        #expect(none.limits.notes == [note + "run 'swift build --build-tests' first"])
        let compiled = try await Self.package.value
        let library = "/nowhere/libIndexStore.so"
        let evidence = await UsedEvidence(
            of: [], in: try compiled.folder, built: BuildFolder(at: compiled.url), library: library)
        #expect(evidence.failure?.hasPrefix("\(library) can't be loaded") == true)
    }

    @Test func `the index is found in a folder of SwiftPM or Xcode`() throws {
        let fixture = try FixturePackage([
            "App.xcodeproj/project.pbxproj": "", "Derived/App-abc/Index.noindex/DataStore/v5/a": "",
            "Derived/App-abc/Build/Products/Debug/App.app/a": "",
            "Derived/Other-abc/Index/DataStore/v5/a": "", ".build/debug/index/store/v5/a": "",
        ])
        let xcode = "Derived/App-abc/Index.noindex/DataStore"
        for (build, index) in [
            (".build/debug", ".build/debug/index/store"), ("Derived/App-abc", xcode),
            ("Derived/App-abc/Build/Products/Debug", xcode), ("App.xcodeproj", nil),
            ("Derived/Other-abc", "Derived/Other-abc/Index/DataStore"),
        ] {
            let found = BuildFolder(at: fixture.url.appending(path: build)).index
            #expect(found?.path == index.map { fixture.url.appending(path: $0).path })
        }
        let derived = fixture.url.appending(path: "Derived")
        let found = BuildFolder(ofXcodeProjectsIn: fixture.url, derivedData: derived).index
        #expect(found?.path.hasSuffix("/\(xcode)") == true)
        #expect(BuildFolder(ofXcodeProjectsIn: derived, derivedData: derived).index == nil)
    }
}

/// A package that a test compiles with an index, which takes SwiftPM longer.
extension FixturePackage {
    /// - Parameters:
    ///   - modules: The names of the modules, each after those that it imports.
    ///   - files: The texts of files such as `Sources/App/Start.swift`, by their paths.
    fileprivate static func compiled(
        _ modules: [String], files: [String: String]
    ) async throws -> FixturePackage {
        let targets = modules.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
        let package = try FixturePackage(targets: targets, files: files)
        let url = package.url
        for module in modules {
            let sources = try package.folder.sources(in: "Sources/\(module)")
            let tool = Tool(
                command: [
                    "swiftc", "-c", "-parse-as-library", "-swift-version", "6", "-module-name",
                    module, "-package-name", "fixture", "-I", url.path, "-emit-module",
                    "-emit-module-path", url.appending(path: "\(module).swiftmodule").path,
                    "-index-store-path", url.appending(path: "index/store").path,
                ] + sources.map { url.appending(path: $0).path }, folder: url, limit: .seconds(120))
            _ = try await tool.output().get()
        }
        return package
    }

    fileprivate func indexedGraph() async throws -> ModuleGraph {
        try await ModuleGraph(
            of: folder, for: [], evidence: Set(Evidence.allCases), built: BuildFolder(at: url))
    }
}

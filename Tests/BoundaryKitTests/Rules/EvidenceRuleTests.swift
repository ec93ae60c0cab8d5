import Foundation
import Testing

@testable import BoundaryKit

@Suite struct `With compiled evidence` {
    private let graph = ModuleGraph(
        package: "Sketch",
        modules: ["App", "Facade", "Core"].map {
            Module(name: $0, kind: .library, place: SourcePlace(file: "Package.swift", line: 7))
        },
        edges: [
            Edge(
                from: "App", to: "Core",
                evidence: [
                    .compiled(["Core.Log"]),
                    .declared(
                        DeclaredDependency(
                            place: SourcePlace(file: "Package.swift", line: 8), traits: ["Logging"])
                    ),
                    .declared(
                        DeclaredDependency(place: SourcePlace(file: "Package.swift", line: 9))),
                ])
        ],
        kinds: [.declared, .imported, .compiled])

    @Test func `a symbol that is used without an import is a violation`() {
        let issues = BoundaryReport(of: [.noReexport(because: "-")], in: graph).issues
        #expect(issues.map(\.sentence) == ["App uses Core without importing it"])
        #expect(issues.map(\.place?.line) == [8])
        #expect(issues[0].evidence.last == "the object file needs Core.Log")
    }

    @Test func `a declaration without traits overrides one with traits`() {
        let graph = ModuleGraph(
            package: graph.package, modules: graph.modules, edges: graph.edges,
            products: [Product(name: "app", modules: ["App"])], kinds: graph.kinds)
        let rule = BoundaryRule.absent("Core", from: "app", because: "-")
        #expect(BoundaryReport(of: [rule], in: graph).issues.count == 1)
    }

    @Test(
        arguments: [
            (["App", "Core"], [], ["app without traits must not contain Core"]),
            (["App"], [], []), (["App", "Core"], ["Logging"], []), (["App", "Core"], nil, []),
            (nil, [], []),
        ] as [([String]?, [String]?, [String])])
    func `a module that the manifest excludes must not be in a program with these traits`(
        linked: [String]?, traits: [String]?, sentences: [String]
    ) {
        let graph = ModuleGraph.sketch(
            "Features/App: declare Core [Logging]\nFoundations/Core:",
            products: [
                Product(name: "app", modules: ["App"], linked: linked, traits: traits)
            ])
        let rule = BoundaryRule.absent("Core", from: "app", because: "-")
        let issues = BoundaryReport(of: [rule], in: graph).issues
        #expect(issues.map(\.sentence) == sentences)
        #expect(issues.allSatisfy { $0.evidence == ["the program contains its symbols"] })
    }

    @Test func `each kind of evidence has a name in JSON`() throws {
        let data = try JSONEncoder().encode(graph)
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains(#""compiled":["Core.Log"]"#))
        #expect(text.contains(#""kinds":["declared","imported","compiled"]"#))
    }

    @Test(
        arguments: [
            (
                "public", nil, [],
                "Shop must not expose Cart, which doesn't conform to Kit.Navigating"
            ),
            (
                "package", nil, [],
                "Shop must not expose Cart, which doesn't conform to Kit.Navigating"
            ),
            ("public", nil, ["Kit.Navigating"], nil),
            ("public", "Foundation", [], "Shop must not extend Foundation's Cart"),
            (
                "public", "Foundation", ["Swift.Error"],
                "Shop must not make Foundation's Cart conform to Swift.Error"
            ),
        ] as [(String, String?, [String], String?)])
    func `only conforming types may be exposed`(
        access: String, foreign: String?, conformances: [String], sentence: String?
    ) throws {
        let declaration = SurfaceDeclaration(
            name: "Cart", kind: foreign == nil ? "struct" : "extension",
            access: try #require(SurfaceDeclaration.Access(rawValue: access)),
            place: SourcePlace(file: "Shop/Cart.swift", line: 3, column: 15),
            conformances: conformances, extendedModule: foreign)
        let graph = ModuleGraph.sketch(
            "Features/Shop:", kinds: [.used, .compiled], surfaces: ["Shop": [declaration]])
        let rule = BoundaryRule.exposesOnly("Shop", conformingTo: "Kit.Navigating", because: "-")
        let issues = BoundaryReport(of: [rule], in: graph).issues
        #expect(issues.map(\.sentence) == (sentence.map { [$0] } ?? []))
        #expect(issues.allSatisfy { $0.place == declaration.place })
    }

    @Test func `rules name the modules whose declarations they check`() {
        let rules: [BoundaryRule] = [
            .acyclic(because: "-"),
            .exposesOnly("path:Features/*", conformingTo: "Kit.Navigating", because: "-"),
        ]
        #expect(rules.surfaces == ["path:Features/*"])
    }
}

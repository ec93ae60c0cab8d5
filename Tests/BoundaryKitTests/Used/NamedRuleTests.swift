import Testing

@testable import BoundaryKit

@Suite struct `Rules about declarations without a build` {
    /// The package, of which only the text is read.
    private static let graph: ModuleGraph = {
        let names = ["Kit", "Shop", "Table", "App"]
        let evidence = DeclaringPackage.files.sorted { $0.key < $1.key }.map { path, text in
            FileEvidence(
                path: path, module: String(path.split(separator: "/")[1]), record: nil,
                earlier: nil, facts: SourceScanner.facts(of: Array(text.utf8), indexed: nil))
        }
        let place = SourcePlace(file: "Package.swift")
        var graph = ModuleGraph(
            package: "Fixture",
            modules: names.map {
                Module(name: $0, kind: .library, path: "Sources/\($0)", place: place)
            },
            edges: ["Shop", "App"].map {
                Edge(
                    from: $0, to: "Kit", evidence: [.declared(DeclaredDependency(place: place))])
            }, kinds: [.declared, .imported, .used])
        graph.sources = SourceIndex(evidence)
        return graph
    }()

    @Test(
        arguments: [
            (
                .types(in: "Shop", conformingTo: "Navigating", named: "*Navigator", because: "-"),
                [
                    "Types.swift:3:8 Detail must be named *Navigator",
                    "Types.swift:4:36 Cart.Line must be named *Navigator",
                    "Types.swift:8:50 Screen must be named *Navigator",
                    "Types.swift:12:8 Loose must be named *Navigator",
                ]
            ),
            (
                .types(
                    in: "Shop", conformingTo: "Kit.Opening", attributes: ["@MainActor"],
                    because: "-"),
                [
                    "Types.swift:3:8 Detail must have @MainActor",
                    "Types.swift:12:8 Loose must have @MainActor",
                ]
            ),
            (
                .types(in: "Kit", named: "*r", because: "-"),
                [
                    "Kit.swift:1:17 Navigating must be named *r",
                    "Kit.swift:2:17 Opening must be named *r",
                ]
            ),
            (
                .types(conformingTo: "Kit.Opning", access: "public", because: "-"),
                [" no symbol of the package has the name 'Kit.Opning'"]
            ),
            (
                .noUse(of: ["fatalError"], because: "-"),
                ["Calls.swift:3:15 Shop must not use fatalError"]
            ),
            (
                .symbols(["Router.register"], usedOnlyBy: "App", because: "-"),
                [
                    "Calls.swift:6:12 Shop must not use Router.register",
                    "Calls.swift:10:58 Shop must not use Router.register",
                ]
            ),
            (
                .symbols(["Rooter.register"], usedOnlyBy: "App", because: "-"),
                [" no symbol of the package has the name 'Rooter.register'"]
            ),
            (
                .noAttribute(["@preconcurrency"], because: "-"),
                ["Attributes.swift:1:1 Shop must not contain @preconcurrency"]
            ),
            (
                .exposesNothing("folder:Sources/Shop/Model", except: ["B*", "pay"], because: "-"),
                ["Exposed.swift:9:17 Shop/Model must not expose windows"]
            ),
            (
                .exposesOnly("Shop", conformingTo: "Kit.Navigating", because: "-"),
                [
                    "Exposed.swift:1:15 Shop must not expose Basket",
                    "Exposed.swift:2:31 Shop must not expose Basket.total",
                    "Exposed.swift:5:34 Shop must not expose Basket.Line",
                    "Exposed.swift:5:47 Shop must not expose Basket.count",
                    "Exposed.swift:6:24 Shop must not expose pay",
                    "Exposed.swift:9:17 Shop must not expose windows",
                ].map { $0 + ", which doesn't conform to Kit.Navigating" } + [
                    "Exposed.swift:11:1 Shop must not make Int conform to Error",
                    "Types.swift:4:15 Shop must not expose Cart, "
                        + "which doesn't conform to Kit.Navigating",
                ]
            ),
        ] as [(BoundaryRule, [String])])
    func `read the text of the files`(rule: BoundaryRule, sentences: [String]) {
        let issues = BoundaryReport(of: [rule], in: Self.graph).issues
        #expect(
            issues.map { issue in
                let place = issue.place.map { "\($0)".split(separator: "/").last ?? "" } ?? ""
                return "\(place) \(issue.sentence)"
            } == sentences)
    }

    @Test(arguments: [
        ("a.b(1)", true, false), ("a().b(1)", true, false), ("a?.b { 1 }", true, false),
        ("c = .b(1)", true, true), ("[.b]", false, true), ("return .b(1)", true, true),
        ("a.b == c", false, false),
    ])
    func `know which members are called, and of which the type isn't written`(
        code: String, isCalled: Bool, isImplicit: Bool
    ) {
        let facts = SourceScanner.facts(of: Array(code.utf8), indexed: nil)
        let word = facts.words.first { $0.text == "b" }
        #expect(word?.isCalled == isCalled)
        #expect(word?.isImplicit == isImplicit)
    }

    @Test func `take no local variable for a declaration after a word such as open`() {
        let code = """
            func show(_ link: Link) {
                link.open(url); let screen = url
                open(url); let other = url
                link.package; var third = url
            }
            """
        let facts = SourceScanner.facts(of: Array(code.utf8), indexed: nil)
        #expect(facts.visible.isEmpty)
    }

    @Test func `know a type by its module, if another one conforms under the same name`() {
        let files = [
            "Kit": "public protocol Going {}", "Shop": "public struct Cart: Going {}",
            "Chat": "public struct Cart {}",
        ]
        let evidence = files.sorted { $0.key < $1.key }.map { module, text in
            FileEvidence(
                path: "\(module)/\(module).swift", module: module, record: nil, earlier: nil,
                facts: SourceScanner.facts(of: Array(text.utf8), indexed: nil))
        }
        var graph = ModuleGraph(
            package: "Fixture",
            modules: files.keys.map { Module(name: $0, kind: .library, path: $0) },
            edges: ["Shop", "Chat"].map {
                Edge(
                    from: $0, to: "Kit",
                    evidence: [
                        .imported(
                            ImportStatement(of: "Kit", at: SourcePlace(file: "\($0)/\($0).swift")))
                    ])
            }, kinds: [.declared, .imported, .used])
        graph.sources = SourceIndex(evidence)
        let rule = BoundaryRule.exposesOnly(
            ["Shop", "Chat"], conformingTo: "Kit.Going", because: "-")
        #expect(
            BoundaryReport(of: [rule], in: graph).issues.map(\.subject) == ["Chat.Cart"])
    }

    @Test func `read no declaration in the import of one`() {
        let code = "import struct Foundation.Date\nimport func Foundation.exit\nimport class A.B"
        let facts = SourceScanner.facts(of: Array(code.utf8), indexed: nil)
        #expect(facts.types.isEmpty)
        #expect(facts.declared.isEmpty)
    }

    @Test(arguments: [
        ("struct A: B, C.D<E>, @unchecked F & G, ~Copyable {}", "A", ["B", "C.D", "F", "G"]),
        ("extension A.B: @retroactive C where D: E {}", "A.B", ["C"]),
        ("class A<B: C>: D {}", "A", ["D"]), ("actor A {}", "A", []),
        ("extension Array<A>: B {}", "Array", ["B"]),
        ("enum A { struct B: C {} }", "A.B", ["C"]),
        ("extension A { struct B: C {} }", "A.B", ["C"]),
    ])
    func `know what a type inherits from`(code: String, path: String, bases: [String]) {
        let facts = SourceScanner.facts(of: Array(code.utf8), indexed: nil)
        let heads =
            facts.types.map { ($0.path, $0.bases) } + facts.extensions.map { ($0.path, $0.bases) }
        #expect(heads.contains { $0 == (path, bases) }, "\(heads)")
    }
}

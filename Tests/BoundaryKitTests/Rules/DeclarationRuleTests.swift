import Testing

@testable import BoundaryKit

struct `Rules about declarations` {
    /// A graph whose text is read.
    static func graph(_ sketch: String, _ files: [String: String]) -> ModuleGraph {
        var graph = ModuleGraph.sketch(sketch)
        graph.sources = SourceIndex(
            files: files.sorted { $0.key < $1.key }.map { path, text in
                let module = String(path.split(separator: "/")[1])
                return SourceIndex.File(
                    path: path, module: module, vertexName: module,
                    declarations: declarations(in: text, file: path))
            })
        return graph
    }

    private static func declarations(in text: String, file: String = "A.swift") -> [Declaration] {
        SourceReader(of: Array(text.utf8), file: file, declarations: true).declarations
    }

    @Test(
        arguments: BoundaryRule.rows(
            """
            "types", "conformingTo": "Kit.Opening", "folder": "Sources/*/Screens"
                Types.swift:3:8 Detail must be in Sources/*/Screens
                Types.swift:8:50 Screen must be in Sources/*/Screens
                Types.swift:12:8 Loose must be in Sources/*/Screens
            "types", "modules": "Shop", "conformingTo": "Navigating", "named": "*Navigator", "access": "public"
                Types.swift:3:8 Detail must be named *Navigator and be public, not internal
                Types.swift:4:36 Cart.Line must be named *Navigator
                Types.swift:6:8 HiddenNavigator must be public, not internal
                Types.swift:8:50 Screen must be named *Navigator and be public, not internal
                Types.swift:12:8 Loose must be named *Navigator and be public, not internal
            "types", "modules": "Shop", "conformingTo": "Kit.Opening", "attributes": ["@MainActor"]
                Types.swift:3:8 Detail must have @MainActor
                Types.swift:12:8 Loose must have @MainActor
            "types", "modules": "Kit", "named": "*r"
                Kit.swift:1:17 Navigating must be named *r
                Kit.swift:2:17 Opening must be named *r
            "types", "conformingTo": "Kit.Opning", "access": "public"
                - no type of the package has or conforms to 'Kit.Opning'
            "exposesOnly", "modules": "Shop", "except": ["B*", "ShopNavigator", "Cart"]
                Exposed.swift:6:24 Shop must not expose pay
                Exposed.swift:9:17 Shop must not expose windows
            "exposesOnly", "modules": "folder:Sources/Shop/Model", "except": ["B*", "pay"]
                Exposed.swift:9:17 Shop/Model must not expose windows
            "exposesOnly", "modules": "Shop", "conformingTo": "Kit.Navigating", "except": ["B*"]
                Exposed.swift:6:24 Shop must not expose pay, which doesn't conform to Kit.Navigating
                Exposed.swift:9:17 Shop must not expose windows, which doesn't conform to Kit.Navigating
                Exposed.swift:11:1 Shop must not make Int conform to Error
                Types.swift:4:15 Shop must not expose Cart, which doesn't conform to Kit.Navigating
            "exposesOnly", "modules": "Shop", "except": ["ShopNavigator", "Cart", "pay", "windows"]
                Exposed.swift:1:15 Shop must not expose Basket
                Exposed.swift:2:31 Shop must not expose Basket.total
                Exposed.swift:5:34 Shop must not expose Basket.Line
                Exposed.swift:5:47 Shop must not expose Basket.count
            """))
    func `rules about declarations read the text of the files`(
        rule: BoundaryRule, sentences: [String]
    ) {
        let graph = Self.graph(
            "Sources/Kit:\nSources/Shop: declare Kit\nSources/App: declare Kit",
            DeclaringPackage.files)
        let found = BoundaryReport(of: [rule], in: graph).issues.map { issue in
            let place = issue.place.map { "\($0)".split(separator: "/").last ?? "" } ?? "-"
            return "\(place) \(issue.sentence)"
        }
        #expect(found == sentences)
    }

    /// B has another type of the name in M, and the protocol T in C is nearer to M than that in A.
    @Test func `a rule knows a type by its module, the nearest of several with its name`() {
        let graph = Self.graph(
            "Sources/M: declare B\nSources/B: declare C\nSources/C: declare A\nSources/A:",
            [
                "Sources/A/T.swift": "public protocol T {}",
                "Sources/C/T.swift": "public protocol T {}",
                "Sources/M/S.swift": "public struct S: T {}",
                "Sources/B/S.swift": "public struct S {}",
            ])
        for (type, subjects) in [("A.T", ["B.S", "M.S"]), ("C.T", ["B.S"])] {
            let rule = BoundaryRule(
                stringLiteral:
                    #""exposesOnly", "modules": ["M", "B"], "conformingTo": "\#(type)""#)
            #expect(graph.findings(rule) == subjects.map { "S.swift:1 \($0)" })
        }
    }

    @Test(arguments: [
        ("struct A: B, C.D<E>, @unchecked F & G, ~Copyable {}", ["A: B C.D F G"]),
        ("extension A.B: @retroactive C where D: E {}", ["A.B: C"]),
        ("class A<B: C>: D {}", ["A: D"]), ("actor A {}", ["A: "]),
        ("extension Array<A>: B {}", ["Array: B"]),
        ("enum A { struct B: C {} }", ["A: ", "A.B: C"]),
        ("extension A { struct B: C {} }", ["A: ", "A.B: C"]),
        (
            "#if X\nstruct A {\n#else\nstruct A: B {\n#endif\n}\nstruct C: D {}",
            ["A: ", "A: B", "C: D"]
        ),
        ("enum A { class func b() {}; struct C: D {} }", ["A: ", "A.C: D"]),
        // A local variable and an import of a declaration declare nothing for others.
        ("link.open(url); let screen = url", []), ("open(url); let other = url", []),
        ("func show() { link.package; var third = url }", []),
        ("import struct Foundation.Date\nimport func Foundation.exit\nimport class A.B", []),
    ])
    func `a declaration has what the type inherits from`(code: String, expected: [String]) {
        let found = Self.declarations(in: code)
        #expect(found.map { "\($0.path): \($0.bases.joined(separator: " "))" } == expected)
    }
}

/// Files with violations of rules about declarations, and code that only looks like one.
enum DeclaringPackage {
    static let files = [
        "Sources/Kit/Kit.swift": """
        public protocol Navigating {}
        public protocol Opening: Navigating {}
        public final class Router {
            public init() {}
            public func register(_ path: String) {}
        }
        """,
        "Sources/App/App.swift":
            "import Facade\nimport Kit\nfunc start() { Router().register(\"/\") }",
        "Sources/Facade/Facade.swift": "@_exported public import Kit",
        "Sources/Shop/Screens/CartScreen.swift": """
        struct CartScreen { let console: Console }
        extension CartScreen {
            var price: Int { Basket(price: 1).total }
        }
        """,
        "Sources/Shop/Calls.swift": """
        import Foundation
        import Kit
        func stop() { fatalError("no") }
        func note(_ router: Router) {
            print("note"); Swift.print("again")
            router.register("/shop")
        }
        func stored() -> [UserDefaults] { [UserDefaults.standard, .standard] }
        """,
        "Sources/Shop/CallDecoys.swift": """
        struct Console {
            static let standard = Console()
            func print(_ text: String) {}
            func register(_ path: String) { print("fatalError() " + path) }  // fatalError()
            func fatalError() { self.print(""); Console.standard.fatalError() }
        }
        struct Step {
            var register = 1
            static func register(_ text: String) -> Step { Step() }
        }
        func next(_ step: Step) -> Step { step.register == 1 ? .register("/") : step }
        """,
        "Sources/Shop/Types.swift": """
        public import Kit
        public struct ShopNavigator: Navigating {}
        struct Detail: Opening {}
        public struct Cart { public struct Line {} }
        extension Cart.Line: Navigating {}
        struct HiddenNavigator: Kit.Navigating {}
        struct Other { let navigating: any Navigating }
        @MainActor @available(*, deprecated) final class Screen: Opening { init() {} }
        @MainActor
        private struct Isolated {}
        let action: @MainActor () -> Void = {}
        struct Loose: Opening {}
        """,
        "Sources/Shop/Model/Exposed.swift": """
        public struct Basket { public var price = 1 }
        extension Basket { public var total: Int { 3 } }
        struct Hidden { public var seen = 1; public struct Inner {} }
        extension Hidden { func note() {} }
        public extension Basket { struct Line {}; var count: Int { 2 } }
        @inlinable public func pay() {}
        private func steal() { struct Local { let a = 1 } }
        #if os(Windows)
            package let windows = 1
        #endif
        extension Int: @retroactive Error {}
        """,
    ]
}

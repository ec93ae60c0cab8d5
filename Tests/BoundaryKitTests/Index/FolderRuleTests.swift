import Foundation
import Testing

@testable import BoundaryKit

@Suite(.startsToolchain, .timeLimit(.minutes(10))) struct `The folders of a module` {
    private static let files = [
        "Sources/App/Cart/Cart.swift": """
        struct Cart {
            var items: [Item] = []
            mutating func add(_ item: Item) { items.append(item) }
        }
        """,
        "Sources/App/Items/Item.swift": "struct Item { let name: String }",
        "Sources/App/Screens/CartScreen.swift": """
        struct CartScreen {
            let cart: Cart
            var title: String { cart.items.map(\\.name).joined() }
        }
        """,
        "Sources/App/App.swift": "let screen = CartScreen(cart: Cart())",
    ]

    /// The package, compiled once.
    private static let package = Task {
        let package = try IndexedPackage("App", files: files)
        try await package.compile()
        return package
    }

    private let acyclic = BoundaryRule.acyclic(.folder("Sources/App/*"), because: "-")

    @Test func `may use each other in one direction`() async throws {
        let package = try await Self.package.value
        #expect(try await package.findings(of: acyclic) == [])
        #expect(try await package.graph().limits.unindexedFiles == [])
    }

    @Test func `in a cycle are found at the use that is the easiest to remove`() async throws {
        let member = """
            extension Item {
                // No type is named: only the compiler knows that `total` is in Cart.
                func isAlone(in cart: some Counting) -> Bool { cart.total == 1 }
            }
            """
        let counting = """
            protocol Counting { var total: Int { get } }
            extension Cart: Counting { var total: Int { items.count } }
            """
        let planted = [
            "Sources/App/Items/Item+Alone.swift": member,
            "Sources/App/Cart/Cart+Counting.swift": counting,
        ]
        let package = try IndexedPackage(
            "App", files: Self.files.merging(planted) { one, _ in one })
        try await package.compile()
        let issues = try await BoundaryReport(of: [acyclic], in: package.graph()).issues
        #expect(
            issues.map { "\($0.place?.description ?? "") \($0.evidence.joined())" } == [
                "Sources/App/Items/Item+Alone.swift:3:32 uses Counting, "
                    + "declared at Sources/App/Cart/Cart+Counting.swift:1:10",
                "Sources/App/Items/Item+Alone.swift:3:57 uses Counting.total, "
                    + "declared at Sources/App/Cart/Cart+Counting.swift:1:25",
            ])
        #expect(issues.first?.sentence == "App/Cart, App/Items depend on each other in a cycle")
        #expect(
            issues.first?.fix.hasSuffix(
                "removing App/Items -> App/Cart (uses: 2) breaks every cycle") == true)
    }

    @Test func `can be in layers, whatever the names of the symbols`() async throws {
        let rule = BoundaryRule.layers(
            [.folder("Sources/App/Items"), .folder("Sources/App/Cart")], because: "-")
        let package = try await Self.package.value
        #expect(
            try await package.findings(of: rule) == [
                "Sources/App/Cart/Cart.swift:2:17 App/Cart -> App/Items: uses Item, "
                    + "declared at Sources/App/Items/Item.swift:1:8, 2 times in this file"
            ])
    }

    @Test func `without the folders that a rule selects are the module itself`() async throws {
        let rule = BoundaryRule.modules(
            .folder("Sources/App/Screens"), mayDependOnlyOn: "App", because: "-")
        let package = try await Self.package.value
        #expect(try await package.findings(of: rule) == [])
        let strict = BoundaryRule.modules(
            .folder("Sources/App/*"), mayDependOnlyOn: .folder("Sources/App/Items"), because: "-")
        #expect(
            try await package.findings(of: strict).map { $0.prefix { $0 != " " } } == [
                "Sources/App/Screens/CartScreen.swift:2:15",
                "Sources/App/Screens/CartScreen.swift:3:30",
            ])
    }

    @Test func `that no pattern matches violate the rule`() async throws {
        let rule = BoundaryRule.acyclic(.folder("Sources/Ap/*"), because: "-")
        let package = try await Self.package.value
        let issues = try await BoundaryReport(of: [rule], in: package.graph()).issues
        #expect(issues.map(\.subject) == ["selects nothing: folder:Sources/Ap/*"])
    }

    @Test func `aren't checked without evidence of uses`() {
        let report = BoundaryReport(of: [acyclic], in: .sketch("Sources/App:"))
        #expect(report.unchecked.map(\.missing) == [[.used]])
    }
}

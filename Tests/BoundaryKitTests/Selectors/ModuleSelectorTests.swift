import Foundation
import Testing

@testable import BoundaryKit

@Suite struct `A selector` {
    private let graph = ModuleGraph.sketch(
        """
        Apps/App: Shop, import UIKit
        Features/Shop: ShopKit
        Features/Shop/Cart/ShopCart: import Foundation
        Foundations/ShopKit: import Foundation
        Tests/ShopTests: Shop
        """)

    @Test(arguments: [
        ("Shop", ["Shop"]), ("Foundation", []), ("*Kit", ["ShopKit"]), ("Shop????", ["ShopCart"]),
        ("*", ["App", "Shop", "ShopCart", "ShopKit", "ShopTests"]),
        ("path:Features/*", ["Shop"]), ("path:Features/**", ["Shop", "ShopCart"]),
        ("path:F*/*", ["Shop", "ShopKit"]), ("path:Features", []),
        ("kind:test", ["ShopTests"]), ("kind:executable", ["App"]), ("kind:tests", []),
        ("external:*", ["Foundation", "UIKit"]), ("external:UI*", ["UIKit"]), ("external:Shop", []),
    ])
    func `names modules`(text: String, names: [String]) {
        #expect(selected(ModuleSelector(stringLiteral: text)) == names)
    }

    @Test func `of several names what any of them names, without what is taken away`() {
        #expect(
            selected([.name("Shop"), .kind(.test), "external:UIKit"]) == [
                "Shop", "ShopTests", "UIKit",
            ])
        #expect(
            selected(.glob("Shop*").except(["ShopCart", .kind(.test)])) == ["Shop", "ShopKit"])
        #expect(selected(["Shop*", "!ShopKit"]) == ["Shop", "ShopCart", "ShopTests"])
        #expect(selected(.nothing) == [])
    }

    @Test(arguments: [
        #""Shop""#, #""path:Features\/*""#, #"["Shop","kind:test","!*Kit"]"#, "[]",
        #""external:UI*""#,
    ])
    func `is the same after a way through JSON`(json: String) throws {
        let selector = try JSONDecoder().decode(ModuleSelector.self, from: Data(json.utf8))
        #expect(String(decoding: try JSONEncoder().encode(selector), as: UTF8.self) == json)
    }

    @Test(arguments: [
        ("Features/*", "Features/Shop", true), ("Features/*", "Features/", true),
        ("**/Shop", "a/b/Shop", true), ("**Shop", "Shop", true), ("a?c", "a/c", false),
        ("*", "", true), ("?", "", false), ("a*b*c", "a--b--c", true), ("a*b*c", "a--b--", false),
        ("***", "a/b", true), ("Größe*", "GrößeKit", true),
    ])
    func `reads a pattern as a whole`(pattern: String, text: String, matches: Bool) {
        #expect(Glob(pattern).matches(text) == matches)
    }

    @Test func `takes a pattern made to hurt in its stride`() {
        let pattern = String(repeating: "*a", count: 200) + "b"
        #expect(!Glob(pattern).matches(String(repeating: "a", count: 2_000)))
    }

    private func selected(_ selector: ModuleSelector) -> [String] {
        graph.modules.filter(selector.selects).map(\.name)
    }
}

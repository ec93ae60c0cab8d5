import Foundation
import Testing

@testable import BoundaryKit

@Suite struct `What modules link to` {
    @Test func `the symbols of each file are those of its module`() {
        let output = """

            /build/Shop.build/Cart.swift.o:
            $s4Base5MoneyV4foldyyF
            free

            /build/Shop.build/Home.swift.o:
            $sSSMn
            _$s4Base5MoneyVMa

            /build/Chat.build/Chat.swift.o:
            """
        let symbols = ObjectSymbols(
            output: output,
            modules: [
                "/build/Shop.build/Cart.swift.o": "Shop", "/build/Shop.build/Home.swift.o": "Shop",
                "/build/Chat.build/Chat.swift.o": "Chat",
            ])
        #expect(
            symbols.symbols == [
                "Shop": ["$s4Base5MoneyV4foldyyF", "$sSSMn", "_$s4Base5MoneyVMa"], "Chat": [],
            ])
    }

    @Test func `a module depends on the one that has what it needs, whatever the name says`() {
        let uses = SymbolUses(
            needed: ["Shop": ["one", "two", "three"], "Chat": ["two"]],
            defined: ["Kit": ["one", "two"], "Shop": ["three"], "Chat": ["four"]])
        let names = DemangledNames(
            symbols: ["one", "two"],
            output: "type metadata for Kit.One\n(extension in Kit):Swift.String.two() -> ()\n")
        #expect(uses.symbols == ["one", "two"])
        #expect(
            Set(uses.edges(named: names)) == [
                Edge(
                    from: "Shop", to: "Kit", evidence: [.compiled(["Kit.One", "Swift.String.two"])]),
                Edge(from: "Chat", to: "Kit", evidence: [.compiled(["Swift.String.two"])]),
            ])
    }

    @Test(arguments: [
        (
            "Shop.ProductNavigator.init(router: Kit.AppRouting) -> Shop.ProductNavigator",
            "Shop.ProductNavigator.init"
        ),
        ("type metadata accessor for Shop.Home.Row", "Shop.Home.Row"),
        ("(extension in Shop):Base.Money.g() -> ()", "Base.Money.g"),
        ("static Shop.Access.open.getter : Shop.Access", "Shop.Access.open"),
        ("Shop.Router.__allocating_init() -> Shop.Router", "Shop.Router.init"),
        ("$s4ShopUnknown", "$s4ShopUnknown"),
    ])
    func `a symbol is told as the declaration that it belongs to`(text: String, name: String) {
        let names = DemangledNames(symbols: ["symbol"], output: text)
        #expect(names.declaration(of: "symbol", in: "Shop") == name)
    }

    @Test(arguments: [
        ("$s4Shop4CartVMa", true), ("_$s4Shop4CartVMa", true), ("$s3Kit4ShopV4CartVMa", false),
        ("$s5Shop24CartVMa", false), ("$sSS4ShopE5shoutSSvg", true),
        ("$s4Base14ShopEverywhereV", false),
        ("main", false), ("$s3Kit4FaceP4Shop4CartV", false),
    ])
    func `a program holds a module if a symbol is the module's own`(symbol: String, isOwn: Bool) {
        let symbols = ProgramSymbols(Data("first\n\(symbol)\nlast\n".utf8))
        #expect(symbols.holdsSymbol(of: "Shop") == isOwn)
    }
}

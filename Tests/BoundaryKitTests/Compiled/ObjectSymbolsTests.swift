import Foundation
import Testing

@testable import BoundaryKit

@Suite struct `What modules link to` {
    @Test func `the symbols of each file are those of its module`() throws {
        let symbols = try ObjectSymbols(output: Data(Self.recorded.utf8), modules: Self.modules)
        #expect(
            symbols.needed == [
                "Shop": [
                    "$sSSMn": "/build/Shop.build/Home.swift.o",
                    "_$s4Base5MoneyVMa": "/build/Shop.build/Home.swift.o",
                ], "Chat": ["$s4Shop4CartVMa": "/build/Chat.build/Chat.swift.o"],
            ])
        #expect(symbols.defined == ["Shop": ["$s4Shop4CartVMa"]])
    }

    @Test(arguments: [
        ("$sSSMn U 0 0", "$sSSMn", "'$sSSMn' has no type"),
        ("$sSSMn U 0 0", "$sSSMn ", "'$sSSMn ' has no type"),
        ("Home.swift.o:", "Home.swift.o", "/build/Shop.build/Home.swift.o has no heading"),
    ])
    func `a format that is not the recorded one is named`(
        known: String, other: String, difference: String
    ) {
        let output = Self.recorded.replacing(known, with: other)
        #expect(throws: EvidenceError.unknownFormat(tool: "'llvm-nm'", difference: difference)) {
            try ObjectSymbols(output: Data(output.utf8), modules: Self.modules)
        }
    }

    @Test func `a module depends on the one that has what it needs, whatever the name says`()
        throws
    {
        let symbols = try ObjectSymbols(
            output: Data(
                """

                Shop.o:
                $sOne U 0 0
                $sTwo U 0 0
                $sThree T 0 8

                Chat.o:
                $sTwo U 0 0

                Kit.o:
                $sOne T 0 8
                $sTwo T 8 8
                """.utf8),
            modules: ["Shop.o": "Shop", "Chat.o": "Chat", "Kit.o": "Kit"])
        let uses = SymbolUses(symbols)
        let names = try DemangledNames(
            symbols: uses.symbols,
            output: "type metadata for Kit.One\n(extension in Kit):Swift.String.two() -> ()\n")
        #expect(uses.symbols == ["$sOne", "$sTwo"])
        #expect(
            Set(uses.edges(named: names)) == [
                Edge(
                    from: "Shop", to: "Kit", evidence: [.compiled(["Kit.One", "Swift.String.two"])]),
                Edge(from: "Chat", to: "Kit", evidence: [.compiled(["Swift.String.two"])]),
            ])
    }

    @Test func `the demangler must print a name for each symbol`() {
        #expect(
            throws: EvidenceError.unknownFormat(
                tool: "'swift-demangle'", difference: "1 lines for 2 symbols")
        ) {
            try DemangledNames(symbols: ["$sOne", "$sTwo"], output: "One\n")
        }
    }

    @Test func `what is left of a source that is gone does not count`() throws {
        let package = try FixturePackage()
        for file in ["Cart.swift.o", "Gone.swift.o"] {
            try package.write(Data(), to: "debug/Shop.build/\(file)")
        }
        let build = BuildFolder(at: package.url.appending(path: "debug"))
        let objects = build.objects(of: "Shop", from: ["Shop/Deep/Cart.swift", "Shop/New.swift"])
        #expect(objects.values.sorted() == ["Shop/Deep/Cart.swift"])
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
    func `a symbol is told as the declaration that it belongs to`(text: String, name: String) throws
    {
        let names = try DemangledNames(symbols: ["symbol"], output: text)
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

    /// What the tool of Swift 6.3 prints about three files.
    private static let recorded = """

        /build/Shop.build/Cart.swift.o:
        $s4Shop4CartVMa T 1b0 2c
        free U 0 0

        /build/Shop.build/Home.swift.o:
        $sSSMn U 0 0
        _$s4Base5MoneyVMa U 0 0

        /build/Chat.build/Chat.swift.o:
        $s4Shop4CartVMa U 0 0
        """

    private static let modules = [
        "/build/Shop.build/Cart.swift.o": "Shop", "/build/Shop.build/Home.swift.o": "Shop",
        "/build/Chat.build/Chat.swift.o": "Chat",
    ]
}

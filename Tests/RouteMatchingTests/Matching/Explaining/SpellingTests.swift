import Testing

@testable import RouteMatching

@Suite
struct `The nearest spelling` {
    @Test(arguments: [
        ("shop", "shop"), ("SHOP", "shop"), ("shp", "shop"), ("shoop", "shop"), ("sjop", "shop"),
        ("hsop", "shop"), ("shopp", "shop"), ("momnets", "moments"), ("moment", "moments"),
    ])
    func `a misspelt word has one`(word: String, meant: String) {
        #expect(Spelling.nearest(to: word, among: ["moments", "shop", "note"]) == meant)
    }

    @Test(arguments: ["", "ab", "products", "menu", "shopping", "xxxx", "ntoe2"])
    func `another word has no nearest spelling`(word: String) {
        #expect(Spelling.nearest(to: word, among: ["moments", "shop", "note"]) == nil)
    }

    @Test
    func `the closest of several wins, then the most letters in common, then the first`() {
        #expect(Spelling.nearest(to: "cart", among: ["cat", "carts", "card"]) == "carts")
        #expect(
            Spelling.nearest(to: "/product/1", among: ["/products/2", "/product/2"]) == "/product/2"
        )
    }
}

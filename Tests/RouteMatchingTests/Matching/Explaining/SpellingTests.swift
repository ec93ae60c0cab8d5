import Testing

@testable import RouteMatching

@Suite
struct `The nearest spelling` {
    @Test(arguments: [
        ("shop", "shop"), ("SHOP", "shop"), ("shp", "shop"), ("hop", "shop"), ("shoop", "shop"),
        ("sjop", "shop"),
        ("hsop", "shop"), ("shopp", "shop"), ("momnets", "moments"), ("moment", "moments"),
    ])
    func `a misspelt word has one`(word: String, meant: String) {
        #expect(word.nearestSpelling(among: ["moments", "shop", "note"]) == meant)
    }

    @Test(arguments: ["", "ab", "products", "menu", "shopping", "xxxx", "ntoe2"])
    func `another word has no nearest spelling`(word: String) {
        #expect(word.nearestSpelling(among: ["moments", "shop", "note"]) == nil)
    }

    @Test
    func `the closest of several wins, then the most letters in common, then the first`() {
        #expect("cart".nearestSpelling(among: ["cat", "carts", "card"]) == "carts")
        #expect(
            "/product/1".nearestSpelling(among: ["/products/2", "/product/2"]) == "/product/2"
        )
    }
}

import FeatureTestSupport
import Foundation
import RoutingTesting
import ShopPlugin
import Testing

@Suite(.page("/product/:id", of: ShopPlugin()))
struct `The page of a product` {
    @Test(arguments: [(1, "Kettle", "€34.90 · 5 left"), (3, "Rake", "€12.05 · sold out")])
    func `the page of a product shows the price and the stock, and sells what is left`(
        id: Int, name: String, detail: String
    ) async throws {
        let app = try await launchShop(at: productURL(id))
        #expect(app.stage.topScreen?.title == name)
        #expect(try app.detail("About \(name)") == detail)
        #expect(app.titles.contains("Add to cart") == (name == "Kettle"))
    }

    @Test(arguments: ["0", "-1", "9999", "9223372036854775807"])
    func `the page of a product doesn't exist for an unknown number`(id: String) async throws {
        let app = try await launchShop(at: productURL(1).replacing("/1", with: "/\(id)"))
        #expect(app.missing?.contains("there is no product \(id)") == true)
        #expect(app.titles == ["This doesn't exist, or was removed.", "Try again"])
    }

    @Test func `a product's page shares itself with a link that others can open`() async throws {
        let app = try await launchShop(at: productURL(2))
        try await app.follow("Share to Moments")
        let page = try #require(app.stage.topScreen as? StandInScreen<SharePage>)
        #expect(page.parameters.url.absoluteString == "https://momentsapp.com\(productURL(2))")
        #expect(page.parameters.title == "Fish & Chips 100% / größe?")
        #expect(app.stage.state.modals.count == 1)
        app.goBack()
        #expect(app.path == ["/shop", productURL(2)])
    }

    @Test func `the page of a product asks its seller with a draft`() async throws {
        let app = try await launchShop(at: productURL(2))
        try await app.follow("Ask 小林 葵")
        let page = try #require(app.stage.topScreen as? StandInScreen<MessagePage>)
        #expect(page.parameters.userID == "u7")
        #expect(
            page.parameters.draft
                == "Hello, I have a question about Fish & Chips 100% / größe?.")
    }

    @Test func `buying adds an item to the cart and shows the number of items`() async throws {
        let app = try await launchShop(adding: ["id=4&quantity=2"], at: productURL(1))
        try await app.choose("Add to cart")
        #expect(try app.detail("Add to cart") == "In the cart: 3 items")
        #expect(try app.detail("Cart") == "3 items")
    }

    @Test func `buying from the page of a product says when the stock is too low`() async throws {
        let app = try await launchShop(at: productURL(2))
        for _ in 1...3 { try await app.choose("Add to cart") }
        let notice = "There aren't that many in stock. Choose 2 or fewer."
        #expect(try app.detail("Add to cart") == notice)
        #expect(try app.detail("Cart") == "2 items")
    }
}

@Suite(.page("/products", of: ShopPlugin()))
struct `A list of products` {
    @Test(arguments: [
        ("", "All products", ["Kettle", "Fish & Chips 100% / größe?", "Rake", "Mug"]),
        ("?category=kitchen", "Kitchen", ["Kettle", "Fish & Chips 100% / größe?", "Mug"]),
    ])
    func `a list of products shows all or one category, and links to each of them`(
        query: String, title: String, products: [String]
    ) async throws {
        let app = try await launchShop(at: "/products\(query)")
        #expect(app.stage.topScreen?.title == title)
        #expect(app.titles == products)
        #expect(try app.detail("Kettle") == "€34.90")
        #expect(try await app.follow("Kettle").stack.last == productURL(1))
    }

    @Test func `a list of products shows twelve at a time`() async throws {
        let products = (1...25).map { SmallCatalogue.product($0, "Mug \($0)") }
        let app = try await launchShop(SmallCatalogue.json(products: products), at: "/products")
        #expect(app.titles == (1...12).map { "Mug \($0)" } + ["More products"])
        try await app.choose("More products")
        try await app.choose("More products")
        #expect(app.titles == (1...25).map { "Mug \($0)" })
    }

    @Test(arguments: ["toys", "", "Kitchen"])
    func `a list of products doesn't exist for an unknown category`(category: String) async throws {
        let app = try await launchShop(at: "/products?category=\(category)")
        #expect(app.missing?.contains("there is no category '\(category)'") == true)
        #expect(app.missing?.contains("The categories are kitchen, home & garden.") == true)
    }
}

@Suite(.page("/shop", of: ShopPlugin()))
struct `The home of the shop` {
    @Test(arguments: [
        ("Cart", "/cart"), ("Kitchen", "/products?category=kitchen"),
        ("Home & Garden", "/products?category=home%20%26%20garden"), ("All products", "/products"),
        ("Mug", productURL(4)),
    ])
    func `the home lists the cart, the categories and the newest products, with a link to each`(
        title: String, url: String
    ) async throws {
        let app = try await launchShop()
        #expect(
            app.titles == [
                "Cart", "Kitchen", "Home & Garden", "All products", "Fish & Chips 100% / größe?",
                "Rake", "Mug",
            ])
        let outcome = try await app.follow(title)
        #expect(outcome.title == title)
        #expect(app.path == ["/shop", url])
    }
}

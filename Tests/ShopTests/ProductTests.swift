import FeatureTestSupport
import Foundation
import RoutingTesting
import ShopPlugin
import Testing

@Suite(.page("/product/:id", of: ShopPlugin()))
@MainActor
struct `The page of a product` {
    @Test
    func `the page of a product shows the description, the price and the stock`() async throws {
        let app = try await launchShop()
        let outcome = await app.open(productURL(1))
        #expect(outcome.title == "Kettle")
        #expect(try app.detail("About Kettle") == "€34.90 · 5 left")
    }

    @Test(arguments: ["0", "-1", "9999", "9223372036854775807"])
    func `the page of a product doesn't exist for an unknown number`(id: String) async throws {
        let app = try await launchShop()
        await app.open(productURL(1).replacing("/1", with: "/\(id)"))
        #expect(app.missing?.contains("there is no product \(id)") == true)
        #expect(app.titles == ["This doesn't exist any more.", "Try again"])
    }

    @Test
    func `a product's page shares itself with a link that others can open`() async throws {
        let app = try await launchShop()
        await app.open(productURL(2))
        try await app.follow("Share to Moments")
        let page = try #require(app.stage.topScreen as? StandInScreen<SharePage>)
        #expect(page.parameters.url.absoluteString == "https://momentsapp.com\(productURL(2))")
        #expect(page.parameters.title == "Fish & Chips 100% / größe?")
        #expect(app.stage.state.modals.count == 1)
        app.goBack()
        #expect(app.path == ["/shop", productURL(2)])
    }

    @Test
    func `the page of a product asks its seller with a draft`() async throws {
        let app = try await launchShop()
        await app.open(productURL(2))
        try await app.follow("Ask 小林 葵")
        let page = try #require(app.stage.topScreen as? StandInScreen<MessagePage>)
        #expect(page.parameters.userID == "u7")
        #expect(
            page.parameters.draft
                == "Hello, I have a question about Fish & Chips 100% / größe?.")
    }
}

@Suite(.page("/product/:id", of: ShopPlugin()))
@MainActor
struct `Buying from the page of a product` {
    @Test
    func `buying adds an item to the cart and shows the number of items`() async throws {
        let app = try await launchShop()
        await app.open("/cart/add?id=4&quantity=2")
        await app.open(productURL(1))
        try await app.choose("Add to cart")
        #expect(try app.detail("Add to cart") == "In the cart: 3 items")
        #expect(try app.detail("Cart") == "3 items")
    }

    @Test
    func `buying from the page of a product says when the stock is too low`() async throws {
        let app = try await launchShop()
        await app.open(productURL(2))
        for _ in 1...3 {
            try await app.choose("Add to cart")
        }
        let notice = try #require(try app.detail("Add to cart"))
        #expect(notice == "There aren't that many in stock. Choose 2 or fewer.")
        #expect(try app.detail("Cart") == "2 items")
    }

    @Test
    func `buying from the page of a product is not possible if it is sold out`() async throws {
        let app = try await launchShop()
        await app.open(productURL(3))
        #expect(try app.detail("About Rake") == "€12.05 · sold out")
        #expect(!app.titles.contains("Add to cart"))
    }
}

@Suite(.page("/products", of: ShopPlugin()))
@MainActor
struct `A list of products` {
    @Test
    func `a list of products shows one category`() async throws {
        let app = try await launchShop()
        let outcome = await app.open("/products?category=kitchen")
        #expect(outcome.title == "Kitchen")
        #expect(app.titles == ["Kettle", "Fish & Chips 100% / größe?", "Mug"])
    }

    @Test
    func `a list of products shows the price and links to the product`() async throws {
        let app = try await launchShop()
        #expect(await app.open("/products").title == "All products")
        #expect(app.titles.count == 4)
        #expect(try app.detail("Kettle") == "€34.90")
        #expect(try await app.follow("Kettle").stack.last == productURL(1))
    }

    @Test
    func `a list of products shows twelve at a time`() async throws {
        let products = (1...25).map { SmallCatalogue.product($0, "Mug \($0)") }
        let app = try await launchShop(SmallCatalogue.json(products: products))
        await app.open("/products")
        #expect(app.titles == (1...12).map { "Mug \($0)" } + ["More products"])
        try await app.choose("More products")
        try await app.choose("More products")
        #expect(app.titles == (1...25).map { "Mug \($0)" })
    }

    @Test(arguments: ["toys", "", "Kitchen"])
    func `a list of products doesn't exist for an unknown category`(category: String) async throws {
        let app = try await launchShop()
        await app.open("/products?category=\(category)")
        #expect(app.missing?.contains("there is no category '\(category)'") == true)
        #expect(app.missing?.contains("The categories are kitchen, home & garden.") == true)
    }
}

@Suite(.page("/shop", of: ShopPlugin()))
@MainActor
struct `The home of the shop` {
    @Test
    func `the home lists the cart, the categories and the newest products`() async throws {
        let app = try await launchShop()
        #expect(
            app.titles == [
                "Cart", "Kitchen", "Home & Garden", "All products", "Fish & Chips 100% / größe?",
                "Rake", "Mug",
            ])
    }

    @Test(arguments: [
        ("Cart", "/cart"), ("Kitchen", "/products?category=kitchen"),
        ("Home & Garden", "/products?category=home%20%26%20garden"), ("All products", "/products"),
        ("Mug", productURL(4)),
    ])
    func `the home of the shop links to each of them`(title: String, url: String) async throws {
        let app = try await launchShop()
        let outcome = try await app.follow(title)
        #expect(outcome.title == title)
        #expect(app.path == ["/shop", url])
    }
}

import Hummingbird
import Testing
@testable import WebApp

@MainActor
struct `A browser that navigates` {
    @Test func `a browser reads the deep link of each screen in the address bar`() async throws {
        let browser = try await Browser(at: "/")
        #expect(browser.address == "/moments")
        #expect(try await browser.click("Shop").address == "/shop")
        #expect(try await browser.click("All products").link == "/products")
        try await browser.click("Shop").click("Back to Shop")
        #expect(try await browser.click("Cart").link == "/login")
    }

    @Test func `a browser goes back, forward and reloads`() async throws {
        let browser = try await Browser(at: "/product/42")
        let product = browser.page.title
        #expect(try await browser.click("Share to Moments").page.title == "Share a moment")
        #expect(try await browser.reload().page.title == "Share a moment")
        #expect(try await browser.back().page.title == product)
        #expect(try await browser.forward().page.title == "Share a moment")
        #expect(try await browser.click("Close").page.title == product)
    }

    @Test func `a browser finds the screens below a product of a link`() async throws {
        let browser = try await Browser().open("/product/42", from: .elsewhere)
        #expect(try await browser.click("Back to").link == "/products")
        #expect(try await browser.click("Back to").link == "/shop")
    }

    @Test func `a browser continues after the login, and goes back from an order to the cart`()
        async throws
    {
        let browser = try await Browser(at: "/product/42")
        try await browser.send("Add to cart").click("Cart")
        #expect(browser.text.contains("This page opens after you sign in."))
        #expect(try await browser.send("Your name", "Ada").link == "/cart")
        #expect(browser.text.contains("Total €56.00"))
        try await browser.click("Checkout")
        #expect(try await browser.send("Order now").page.title == "Thank you")
        #expect(try await browser.reload().page.title == "Thank you")
        #expect(try await browser.back().page.title == "Cart")
        #expect(try await browser.forward().page.title == "Thank you")
    }

    @Test func `a browser opens the deep link of a mark that no page has`() async throws {
        let browser = try await Browser()
        for mark in ["0000000000000000", "a.b", "", "a.b.c"] {
            try await browser.open("/product/42?~=\(mark)", from: .page)
            #expect(browser.status == .ok && browser.link == "/product/42")
        }
    }

    @Test func `a browser opens a page that the website has in another language, and its photos`()
        async throws
    {
        let browser = try await Browser(at: "/zh-Hans/product/42/")
        #expect(browser.status == .ok)
        let photo = try #require(browser.markup.firstMatch(of: /<img src="([^"]*)"/))
        for address in [String(photo.1), "/-/icon.svg"] {
            #expect(try await browser.open(address, from: .page).status == .ok, "\(address)")
        }
        let document = "/-/photos/moments.json"
        #expect(try await browser.open(document, from: .page).status == .notFound)
    }

    @Test func `a browser that navigates reads the app in its language`() async throws {
        let browser = try await Browser()
        browser.language = "fr;q=0.9, zh-CN;q=0.8, en;q=0.5"
        try await browser.open("/shop")
        #expect(browser.markup.contains("<html lang=\"zh-Hans\""))
        #expect(browser.page.title == "商店")
        browser.language = "de"
        #expect(try await browser.reload().markup.contains("<html lang=\"en\""))
    }

    @Test func `a browser leaves the app by a link that the app has checked`() async throws {
        let browser = try await Browser(at: "/login")
        let mail = try await browser.click("Write to us").page.link("mailto")
        #expect(mail.hasPrefix("mailto:help@momentsapp.com"))
        try await browser.open("/page?url=https://help.momentsapp.com/a")
        #expect(try browser.page.link("Open https") == "https://help.momentsapp.com/a")
    }
}

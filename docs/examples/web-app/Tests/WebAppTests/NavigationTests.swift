import Hummingbird
import Testing
@testable import WebApp

@MainActor
struct `A browser that navigates` {
    @Test func `a browser reads the deep link of each screen in the address bar`() async throws {
        let browser = try await Browser(at: "/")
        #expect(browser.address == "/moments")
        try await browser.click("Shop")
        #expect(browser.address == "/shop")
        try await browser.click("All products")
        #expect(browser.link == "/products")
        try await browser.click("Shop")
        try await browser.click("Back to Shop")
        try await browser.click("Cart")
        #expect(browser.link == "/login")
    }

    @Test func `a browser goes back, forward and reloads`() async throws {
        let browser = try await Browser(at: "/product/42")
        let product = browser.page.title
        try await browser.click("Share to Moments")
        #expect(browser.page.title == "Share a moment")
        try await browser.reload()
        #expect(browser.page.title == "Share a moment")
        try await browser.back()
        #expect(browser.page.title == product)
        try await browser.forward()
        #expect(browser.page.title == "Share a moment")
        try await browser.click("Close")
        #expect(browser.page.title == product)
    }

    @Test func `a browser finds the screens below a product of a link`() async throws {
        let browser = try await Browser()
        try await browser.open("/product/42", from: .elsewhere)
        try await browser.click("Back to")
        #expect(browser.link == "/products")
        try await browser.click("Back to")
        #expect(browser.link == "/shop")
    }

    @Test func `a browser continues after the login, and goes back from an order to the cart`()
        async throws
    {
        let browser = try await Browser(at: "/product/42")
        try await browser.send("Add to cart")
        try await browser.click("Cart")
        #expect(browser.text.contains("This page opens after you sign in."))
        try await browser.send("Your name", "Ada")
        #expect(browser.link == "/cart")
        #expect(browser.text.contains("Total €56.00"))
        try await browser.click("Checkout")
        try await browser.send("Order now")
        #expect(browser.page.title == "Thank you")
        try await browser.reload()
        #expect(browser.page.title == "Thank you")
        try await browser.back()
        #expect(browser.page.title == "Cart")
        try await browser.forward()
        #expect(browser.page.title == "Thank you")
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
            try await browser.load(address, from: .page)
            #expect(browser.status == .ok, "\(address)")
        }
        try await browser.load("/-/photos/moments.json", from: .page)
        #expect(browser.status == .notFound)
    }

    @Test func `a browser that navigates reads the app in its language`() async throws {
        let browser = try await Browser()
        browser.language = "fr;q=0.9, zh-CN;q=0.8, en;q=0.5"
        try await browser.open("/shop")
        #expect(browser.markup.contains("<html lang=\"zh-Hans\""))
        #expect(browser.page.title == "商店")
        browser.language = "de"
        try await browser.reload()
        #expect(browser.markup.contains("<html lang=\"en\""))
    }

    @Test func `a browser leaves the app by a link that the app has checked`() async throws {
        let browser = try await Browser(at: "/login")
        try await browser.click("Write to us")
        #expect(try browser.page.link("mailto").hasPrefix("mailto:help@momentsapp.com"))
        try await browser.open("/page?url=https://help.momentsapp.com/a")
        #expect(try browser.page.link("Open https") == "https://help.momentsapp.com/a")
    }
}

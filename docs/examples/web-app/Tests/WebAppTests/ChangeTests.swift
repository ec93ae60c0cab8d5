import Hummingbird
import HummingbirdTesting
import Testing
@testable import WebApp

@Suite
@MainActor
struct `A form of a page` {
    @Test func `a form acts once, however often the page is reloaded`() async throws {
        try await Server().browse("/product/42") { browser in
            try await browser.send("Add to cart")
            for _ in 0..<3 { try await browser.reload() }
            #expect(browser.page.text.contains("In the cart: 1 item"))
        }
    }

    @Test func `a form asks before a link from elsewhere changes something`() async throws {
        try await Server().browse { browser in
            try await browser.open("/cart/add?id=42", from: .elsewhere)
            #expect(browser.page.title == "Add to cart?")
            try await browser.send("Not now")
            try await browser.open("/product/42")
            #expect(browser.page.text.contains("0 items"))
            try await browser.open("/cart/add?id=42", from: .elsewhere)
            try await browser.send("Add to cart")
            try await browser.open("/product/42")
            #expect(browser.page.text.contains("1 item"))
        }
    }

    @Test func `a form answers a question once, also when the user goes back to it`() async throws {
        try await Server().browse("/shop") { browser in
            try await browser.open("/cart/add?id=42", from: .elsewhere)
            try await browser.send("Add to cart")
            try await browser.back()
            try await browser.forward()
            try? await browser.send("Add to cart")
            try await browser.open("/product/42")
            #expect(browser.page.text.contains("1 item"))
        }
    }

    @Test func `a form of a page does nothing on a page whose row is gone`() async throws {
        try await Server().browse("/moments/m2") { browser in
            let form = try browser.page.form("♡ Like")
            try await browser.send("♡ Like")
            #expect(browser.page.text.contains("Unlike"))
            try await browser.post(form.address, form.items, from: .page)
            #expect(browser.page.text.contains("Unlike"))
            #expect(browser.page.text.contains("The page has changed."))
        }
    }

    @Test(arguments: [
        ("/moments", "♡ Like", "♥ Unlike"), ("/moments", "Older moments", "class=\"title\""),
        ("/product/42", "Add to cart", "Add to cart"),
    ])
    func `a form leads back to its row, or to the one in its place`(
        link: String, title: String, then: String
    ) async throws {
        try await Server().browse(link) { browser in
            try await browser.send(title)
            let row = try #require(browser.row)
            let control = try Regex("<(a|button) [^>]*id=\"\(row)\".*?</\\1>")
            let found = try #require(try control.firstMatch(in: browser.page.markup))
            #expect(browser.page.markup[found.range].contains(then))
        }
    }

    @Test func `a form works on an earlier page, in another tab of the browser`() async throws {
        try await Server().browse("/product/42") { browser in
            let form = try browser.page.form("Add to cart")
            try await browser.open("/shop")
            try await browser.post(form.address, form.items, from: .page)
            #expect(browser.page.text.contains("In the cart: 1 item"))
        }
    }

    @Test(arguments: [
        (Browser.Site?.some(.elsewhere), String?.none), (.some(.typed), nil),
        (nil, "https://evil.example"), (nil, "null"), (.some(.page), "https://localhost"),
    ])
    func `a form of another site is refused`(site: Browser.Site?, origin: String?) async throws {
        try await Server().browse("/product/42") { browser in
            let form = try browser.page.form("Add to cart")
            try await browser.post(form.address, form.items, from: site, origin: origin)
            #expect(browser.status == .forbidden)
            #expect(browser.page.text.contains("The page is out of date."))
            try await browser.open("/product/42")
            #expect(browser.page.text.contains("0 items"))
        }
    }

    @Test func `a form with the key of another page or session is refused`() async throws {
        try await Server().run { client, _ in
            let (one, other) = (Browser(client), Browser(client))
            try await one.open("/product/42")
            try await other.open("/product/42")
            let form = try one.page.form("Add to cart")
            try await other.post(form.address, form.items, from: .page)
            #expect(other.status == .forbidden)
            #expect(other.page.text.contains("The page is out of date."))
            let nobody = Browser(client)
            try await nobody.post(form.address, form.items, from: .page)
            #expect(nobody.status == .forbidden)
            #expect(nobody.cookie == nil)
        }
    }

    @Test(arguments: [
        ("row=1", HTTPResponse.Status.badRequest), ("%", .badRequest), ("", .badRequest),
        (String(repeating: "x", count: 20_000), .contentTooLarge),
    ])
    func `a form that can't be read is refused`(body: String, status: HTTPResponse.Status)
        async throws
    {
        try await Server().run { client, _ in
            let response = try await client.execute(
                uri: "/-/act", method: .post, body: ByteBuffer(string: body))
            #expect(response.status == status)
        }
    }
}

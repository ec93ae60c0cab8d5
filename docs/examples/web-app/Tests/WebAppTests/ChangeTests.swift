import Hummingbird
import Testing
@testable import WebApp

@MainActor
struct `A form of a page` {
    @Test func `a form asks before a link from elsewhere changes something, and acts once`()
        async throws
    {
        let browser = try await Browser(at: "/shop").open("/cart/add?id=42", from: .elsewhere)
        #expect(browser.page.title == "Add to cart?")
        try await browser.send("Not now")
        #expect(try await browser.open("/product/42").text.contains("0 items"))
        try await browser.open("/shop").open("/cart/add?id=42", from: .elsewhere)
        try await browser.send("Add to cart").back().forward()
        _ = try? await browser.send("Add to cart")
        #expect(try await browser.open("/product/42").text.contains("1 item"))
    }

    @Test func `a form of a page does nothing on a page whose row is gone`() async throws {
        let browser = try await Browser(at: "/moments/m2")
        let form = try browser.page.form("♡ Like")
        #expect(try await browser.send("♡ Like").text.contains("Unlike"))
        #expect(try await browser.post(form).text.contains("Unlike"))
        #expect(browser.text.contains("The page has changed."))
    }

    @Test(arguments: [
        ("/moments", "♡ Like", "♥ Unlike"), ("/moments", "Older moments", "class=\"title\""),
        ("/product/42", "Add to cart", "Add to cart"),
    ])
    func `a form leads back to its row, or to the one in its place`(
        link: String, title: String, then: String
    ) async throws {
        let browser = try await Browser(at: link)
        #expect(try await browser.send(title).address == link)
        let row = try #require(browser.row)
        let control = try Regex("<(a|button) [^>]*id=\"\(row)\".*?</\\1>")
        let found = try #require(try control.firstMatch(in: browser.markup))
        #expect(browser.markup[found.range].contains(then))
    }

    @Test func `a form works on an earlier page, in another tab, and not again by a reload`()
        async throws
    {
        let browser = try await Browser(at: "/product/42")
        let form = try browser.page.form("Add to cart")
        try await browser.open("/shop")
        #expect(try await browser.post(form).text.contains("In the cart: 1 item"))
        try await browser.send("Add to cart")
        for _ in 0..<3 { try await browser.reload() }
        #expect(browser.text.contains("In the cart: 2 items"))
    }

    @Test(arguments: [
        (Browser.Site?.some(.elsewhere), String?.none), (.some(.typed), nil),
        (nil, "https://evil.example"), (nil, "null"), (.some(.page), "https://localhost"),
    ])
    func `a form of another site is refused`(site: Browser.Site?, origin: String?) async throws {
        let browser = try await Browser(at: "/product/42")
        let form = try browser.page.form("Add to cart")
        #expect(try await browser.post(form, from: site, origin: origin).status == .forbidden)
        #expect(browser.text.contains("The page is out of date."))
        #expect(try await browser.open("/product/42").text.contains("0 items"))
    }

    @Test(arguments: [
        ("row=1", HTTPResponse.Status.unprocessableContent), ("%", .unprocessableContent),
        ("", .unprocessableContent),
        (String(repeating: "x", count: 20_000), .contentTooLarge),
    ])
    func `a form that can't be read is refused`(body: String, status: HTTPResponse.Status)
        async throws
    {
        let response = try await Server().responder.answer(to: "/-/act", .post, body: body)
        #expect(response.status == status)
    }
}

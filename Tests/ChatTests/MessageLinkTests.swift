import ChatPlugin
import FeatureTestSupport
import Foundation
import RoutingTesting
import StorageKit
import Testing

@testable import Chat

@Suite(.page("/chat/:userID", of: ChatPlugin()))
@MainActor
struct `The link in a message` {
    @Test(arguments: [
        "https://momentsapp.com/product/42", "momentsapp://product/42",
        "HTTPS://momentsapp.com/Product/42?utm_source=chat",
    ])
    func `a link in a message opens a page of the app with the trust of a link from outside`(
        url: String
    ) async throws {
        let app = try await launchChat(on: .chat(message: "Look: \(url)!"))
        await app.open("/chat/u1")
        let outcome = try await app.follow(url)
        #expect(outcome.origin == .universalLink)
        #expect((app.stage.topScreen as? StandInScreen<ProductPage>)?.parameters.id == 42)
        #expect(app.path.prefix(2) == ["/chat", "/chat/u1"])
    }

    @Test(arguments: [
        // Another site, and links that look like the app's.
        "https://example.org/a?b=1&c=%20#d", "http://momentsapp.com/product/42",
        "https://momentsapp.com.example.org/product/42", "javascript://alert(1)",
        // Routes that are closed to the outside, and links that the app refuses.
        "https://momentsapp.com/cart", "momentsapp://chat/u1", "momentsapp://moments/pick",
        "https://momentsapp.com/product/abc/def", "https://momentsapp.com/%2Fcart",
    ])
    func `a link in a message opens in the web view otherwise`(url: String) async throws {
        let app = try await launchChat(on: .chat(message: "Look: \(url)"))
        await app.open("/chat/u1")
        let outcome = try await app.follow(url)
        #expect(outcome.route?.description == "/webview")
        #expect(
            (app.stage.topScreen as? StandInScreen<WebPage>)?.parameters.url.absoluteString == url)
    }

    @Test
    func `the link in a message is below its message`() async throws {
        let app = try await launchChat(
            on: .chat(message: "Two: https://a.example, momentsapp://product/1"))
        await app.open("/chat/u1")
        #expect(
            app.titles.prefix(4) == [
                "Two: https://a.example, momentsapp://product/1", "https://a.example",
                "momentsapp://product/1", "Message",
            ])
    }
}

@Suite
struct `The links in a text` {
    @Test(arguments: [
        ("https://a.example", ["https://a.example"]),
        ("momentsapp://product/42 is mine", ["momentsapp://product/42"]),
        ("view-source+x.1://a", ["view-source+x.1://a"]),
        ("https://a.example/b,c;d?e=f&g=%20#h", ["https://a.example/b,c;d?e=f&g=%20#h"]),
        (
            "one https://a.example\nand https://b.example/",
            ["https://a.example", "https://b.example/"]
        ),
        ("HTTPS://A.EXAMPLE", ["HTTPS://A.EXAMPLE"]),
    ])
    func `the links in a text are found unchanged`(text: String, links: [String]) {
        #expect(MessageLinks.find(in: text) == links)
    }

    @Test(arguments: [
        "Look: https://a.example/b", "https://a.example/b.", "https://a.example/b, yes",
        "https://a.example/b?!", "see (https://a.example/b).", "\"https://a.example/b\"",
        "'https://a.example/b'", "“https://a.example/b”", "<https://a.example/b>",
        "[this](https://a.example/b)", "see:https://a.example/b;", "https://a.example/b…",
    ])
    func `the links in a text end before the punctuation around them`(text: String) {
        #expect(MessageLinks.find(in: text).last == "https://a.example/b")
    }

    @Test
    func `the links in a text keep a parenthesis of their own`() {
        let url = "https://a.example/Swift_(bird)"
        #expect(MessageLinks.find(in: "It is \(url).") == [url])
    }

    @Test(arguments: [
        "これを見てhttps://a.example/bです", "見て：https://a.example/b。", "「https://a.example/b」",
        "看https://a.example/b，好", "https://a.example/b！", "👉https://a.example/b👈",
    ])
    func `the links in a text need no spaces in other scripts`(text: String) {
        #expect(MessageLinks.find(in: text) == ["https://a.example/b"])
    }

    @Test(arguments: [
        "", "Hello.", "https://", "https://...", "://a", "https:/a", "12:30 // 13:00",
        "www.a.example", "me@a.example", "mailto:me@a.example", "日本://a", "/product/42",
    ])
    func `the links in a text don't exist in other texts`(text: String) {
        #expect(MessageLinks.find(in: text).isEmpty)
    }
}

import ChatPlugin
import FeatureTestSupport
import Foundation
import RoutingTesting
import Testing

@testable import Chat

@Suite(.page("/chat/:userID", of: ChatPlugin()))
struct `The link in a message` {
    @Test(arguments: [
        ("momentsapp://product/42", "/product/:id", RouteOrigin.universalLink),
        ("https://example.org/a?b=1&c=%20#d", "/webview", .app),
        ("momentsapp://chat/u1", "/webview", .app),
    ])
    func `a link in a message opens a page of the app as one from outside, or the web view`(
        url: String, route: String, origin: RouteOrigin
    ) async throws {
        let app = try await launchChat(
            on: .chat(message: "Two: https://a.example, \(url)!"), at: "/chat/u1")
        let titles = ["Two: https://a.example, \(url)!", "https://a.example", url, "Message"]
        #expect(app.titles.prefix(4) == titles[...], "each is below its message")
        let outcome = try await app.follow(url)
        #expect(outcome.route?.description == route)
        #expect(outcome.origin == origin)
        #expect(app.path.prefix(2) == ["/chat", "/chat/u1"])
        let page = (app.stage.topScreen as? StandInScreen<WebPage>)?.parameters
        #expect(page?.url.absoluteString == (route == "/webview" ? url : nil))
    }
}

struct `The links in a text` {
    private nonisolated static let table: [(text: String, links: [String])] = [
        ("https://a.example", ["https://a.example"]),
        ("momentsapp://product/42 is mine", ["momentsapp://product/42"]),
        ("view-source+x.1://a", ["view-source+x.1://a"]),
        ("https://a.example/b,c;d?e=f&g=%20#h", ["https://a.example/b,c;d?e=f&g=%20#h"]),
        (
            "one https://a.example\nand https://b.example/",
            ["https://a.example", "https://b.example/"]
        ),
        ("HTTPS://A.EXAMPLE", ["HTTPS://A.EXAMPLE"]),
        ("It is https://a.example/Swift_(bird).", ["https://a.example/Swift_(bird)"]),
    ]

    /// Texts with one link, and punctuation or letters around it.
    private nonisolated static let surrounded = [
        "Look: https://a.example/b", "https://a.example/b.", "https://a.example/b, yes",
        "https://a.example/b?!", "see (https://a.example/b).", "\"https://a.example/b\"",
        "'https://a.example/b'", "“https://a.example/b”", "<https://a.example/b>",
        "[this](https://a.example/b)", "see:https://a.example/b;", "https://a.example/b…",
        // Other scripts need no spaces.
        "これを見てhttps://a.example/bです", "見て：https://a.example/b。", "「https://a.example/b」",
        "看https://a.example/b，好", "https://a.example/b！", "👉https://a.example/b👈",
    ].map { (text: $0, links: ["https://a.example/b"]) }

    private nonisolated static let others = [
        "", "Hello.", "https://", "https://...", "://a", "https:/a", "12:30 // 13:00",
        "www.a.example", "me@a.example", "mailto:me@a.example", "日本://a", "/product/42",
    ].map { (text: $0, links: [String]()) }

    @Test(arguments: table + surrounded + others)
    func `the links in a text are found unchanged, without what is around them`(
        text: String, links: [String]
    ) {
        #expect(MessageLinks.find(in: text) == links)
    }
}

import ChatPlugin
import FeatureTestSupport
import Foundation
import StorageKit
import RoutingTesting
import Testing

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
    func `is below its message`() async throws {
        let app = try await launchChat(
            on: .chat(message: "Two: https://a.example, momentsapp://product/1"))
        await app.open("/chat/u1")
        #expect(
            app.titles.prefix(4) == [
                "Two: https://a.example, momentsapp://product/1", "https://a.example",
                "momentsapp://product/1", "Message",
            ])
    }

    @Test
    func `is also in the user's own message`() async throws {
        let app = try await launchChat(on: .chat(message: "Hello"))
        await app.open("/chat/u1")
        try await app.choose("Message", typing: "Mine: momentsapp://product/7")
        #expect(try await app.follow("momentsapp://product/7").stack.last == "/product/7")
    }
}

import Foundation
import RoutingTestSupport
import Testing

@testable import AppContainerKit

struct `A link that leaves the app` {
    /// The links that the device has opened; it has no app for `weixin`.
    private let opened = EventList()

    private func launch() async throws -> Fixture {
        let links = OutgoingLinks(
            schemes: ["TEL", "weixin", "javascript", "HTTP"],
            hosts: ["help.moments.app", "*.example.com"])
        return try await Fixture { router in
            let navigator = OutgoingLinkNavigator(links: links) { [opened] url in
                if url.scheme == "weixin" { return false }
                opened.append(url.absoluteString)
                return true
            }
            router.register(path: "/leave", navigator: navigator)
        }
    }

    private func leave(_ app: Fixture, by url: String) async -> RouteOutcome {
        let value = url.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return await app.open("/leave?destination=\(value)")
    }

    @Test(arguments: [
        "tel:112", "TEL:+49-30-123", "https://help.moments.app/login?a=b",
        "https://shop.example.com",
    ])
    func `a link opens if the list has its scheme or its host, and no log shows it`(
        url: String
    ) async throws {
        let outcome = await leave(try await launch(), by: url)
        #expect(outcome.value != nil)
        #expect(outcome.url == "/leave?destination=•••")
        #expect(opened.all == [url])
    }

    @Test(arguments: [
        ("sms:112", "departure-not-allowed", "'sms'"),
        ("javascript:alert(1)", "departure-not-allowed", "'javascript'"),
        ("file:///etc/passwd", "departure-not-allowed", "'file'"),
        ("http://help.moments.app/", "departure-not-allowed", "'http'"),
        ("https://evil.com/", "departure-not-allowed", "'evil.com'"),
        ("https://example.com/", "departure-not-allowed", "'example.com'"),
        ("https://a.b.example.com/", "departure-not-allowed", "'a.b.example.com'"),
        ("https://help.moments.app@evil.com/", "departure-not-allowed", "'evil.com'"),
        ("https://help.moments.app:8080/", "departure-not-allowed", "'help.moments.app'"),
        ("112", "invalid-parameter", "'destination'"),
        ("//help.moments.app", "invalid-parameter", "'destination'"),
        ("weixin://dl/scan", "departure-not-opened", "'weixin'"),
    ])
    func `a link that leaves the app stays closed if the list lacks it, or no app opens it`(
        url: String, code: String, name: String
    ) async throws {
        let error = try #require(await leave(try await launch(), by: url).error)
        #expect(error.code == code)
        #expect(error.description.contains(name), "\(error)")
        #expect(opened.all.isEmpty)
    }
}

struct `A universal link that no route answers` {
    @Test func `a universal link is sent back to the browser once in ten seconds`() async throws {
        let (clock, offers) = (TestClock(), BrowserOffers())
        let app = try await Fixture(clock: clock)
        func offer(_ url: String, _ origin: RouteOrigin = .universalLink) async -> String? {
            offers.page(after: await app.open(url, from: origin))?.absoluteString
        }
        let url = "https://moments.app/imprint"
        #expect(await offer(url) == url)
        #expect(await offer(url) == nil, "the browser and the app would pass it on forever")
        #expect(await offer(url + "?2") == url + "?2")
        clock.advance(by: .seconds(6))
        #expect(await offer(url) == nil)
        clock.advance(by: .seconds(5))
        #expect(await offer(url) == url, "the user taps it again, and again")
        #expect(await offer(url, .push) == nil)
        #expect(await offer("https://moments.app/home") == nil)
    }
    @Test func `an unknown link opens in the browser once, also if delivered again`() async throws {
        let app = try await LaunchedApp(plugins: .own)
        var handed: [Task<Void, Never>] = []
        app.container.browse = { url, _ in
            handed.append(
                Task { _ = await app.router.open(url.absoluteString, from: .universalLink) })
        }
        await app.router.open("https://momentsapp.com/imprint", from: .universalLink)
        for task in handed { await task.value }
        #expect(handed.count == 1)
        for url in ["notes/42", "diary", "/imprint"] {
            await app.router.open("https://momentsapp.com/\(url)", from: .universalLink)
        }
        #expect(handed.count == 1, "it isn't for what a route answers, or is malformed")
    }
}

struct `A web page in the app` {
    @Test(arguments: [
        ("https://example.org/a?b=1&c=%20#d", [], true), ("http://example.org/", [], false),
        ("javascript://alert(1)", [], false), ("file:///etc/a", [], false), ("//a.com", [], false),
        ("https://a.com/x", ["a.com"], true), ("https://a.com.evil.example/x", ["a.com"], false),
    ])
    func `a web page in the app opens only by https, and with a host on the list, if any`(
        page: String, hosts: [String], isOpen: Bool
    ) async throws {
        let allowed = hosts.isEmpty ? nil : UniversalLinks(hosts: hosts)
        let app = try await Fixture {
            $0.register(path: "/webview", navigator: WebViewNavigator(hosts: allowed) { _ in true })
        }
        let url = page.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
        await app.open("/webview?url=\(try #require(url))")
        let shown = (app.stage.topScreen as? WebViewScreen)?.url.absoluteString
        #expect(shown == (isOpen ? page : nil))
    }
}

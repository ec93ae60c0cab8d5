import Foundation
import RoutingEngine
import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingJourneys

@Suite
@MainActor
struct `A link that leaves the app` {
    /// The device: which schemes have an app, and the links that it has opened.
    private final class Device {
        var schemes: Set = ["tel", "https"]
        var opened: [String] = []
    }

    private let device = Device()

    private func launch(access: Access = .closed) async throws -> Fixture {
        let links = try OutgoingLinks(
            schemes: ["TEL", "weixin"], hosts: ["help.moments.app", "*.example.com"])
        return try await Fixture { router in
            router.register(
                path: "/leave",
                navigator: OutgoingLinkNavigator(to: links) { [device] url in
                    guard let scheme = url.scheme?.lowercased(), device.schemes.contains(scheme)
                    else { return false }
                    device.opened.append(url.absoluteString)
                    return true
                }, access: access)
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
    func `opens in another app if the list has its scheme or its host`(url: String) async throws {
        let app = try await launch()
        #expect(await leave(app, by: url).value != nil)
        #expect(device.opened == [url])
    }

    @Test(arguments: [
        ("sms:112", "'sms'"), ("javascript:alert(1)", "'javascript'"),
        ("file:///etc/passwd", "'file'"),
        ("http://help.moments.app/", "'http'"),
        ("https://evil.com/", "'evil.com'"), ("https://example.com/", "'example.com'"),
        ("https://a.b.example.com/", "'a.b.example.com'"),
        ("https://help.moments.app@evil.com/", "'evil.com'"),
        ("https://help.moments.app:8080/", "'help.moments.app'"),
    ])
    func `stays closed if it doesn't`(url: String, name: String) async throws {
        let app = try await launch()
        let error = try #require(await leave(app, by: url).error)
        #expect(error.code == "departure-not-allowed")
        #expect(error.description.contains(name), "\(error)")
        #expect(device.opened.isEmpty)
    }

    @Test(arguments: ["112", "//help.moments.app", ""])
    func `is a complete URL`(text: String) async throws {
        let app = try await launch()
        #expect(await leave(app, by: text).error?.code == "invalid-parameter")
    }

    @Test
    func `is refused if no app opens it`() async throws {
        let app = try await launch()
        let error = try #require(await leave(app, by: "weixin://dl/chat").error)
        #expect(error.reason == .outgoingLink(.notOpened(scheme: "weixin")))
        #expect(error.description.contains("no app opens 'weixin' links"))
    }

    @Test
    func `is never shown in a log`() async throws {
        let app = try await launch()
        let outcome = await leave(app, by: "tel:+49301234")
        #expect(outcome.url == "/leave?destination=•••")
    }

    @Test
    func `can't be reached from outside, because its route must be closed`() async throws {
        await #expect(throws: RegistrationError.self) { try await launch(access: .external) }
        let app = try await launch()
        for origin in RouteOrigin.outside {
            let url = origin.url(of: "/leave?destination=tel%3A112")
            #expect(await app.open(url, from: origin).error?.code == "access-denied")
        }
        #expect(device.opened.isEmpty)
    }

    @Test(arguments: [
        ("javascript", "'javascript' can't be the scheme of another app; remove it"),
        ("HTTPS", "'https' can't be the scheme of another app; allow the hosts of web pages"),
        ("tel:", "'tel:' can't be"), ("", "'' can't be"),
    ])
    func `can't be of a scheme that runs code or belongs to the web`(
        scheme: String, reason: String
    ) {
        let error = #expect(throws: OutgoingLinksError.self) {
            try OutgoingLinks(schemes: [scheme])
        }
        #expect(error?.description.hasPrefix(reason) == true, "\(error?.description ?? "")")
    }

    @Test
    func `can't be of a host that no link can have`() {
        let error = #expect(throws: OutgoingLinksError.self) {
            try OutgoingLinks(hosts: ["127.0.0.1"])
        }
        #expect(error?.description.contains("'127.0.0.1'") == true)
    }
}

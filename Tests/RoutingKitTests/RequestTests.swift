import Foundation
import Testing

@testable import RoutingKit

struct `A request from outside of the app's screens` {
    @Test(arguments: [
        ("https://example.com/a?b=c#d", RouteOrigin.universalLink),
        ("HTTP://example.com/a", .universalLink), ("example://a/b", .customScheme(caller: "mail")),
        ("Example:a", .customScheme(caller: "mail")), ("/a", .customScheme(caller: "mail")),
    ])
    func `a link of the system has its origin from its scheme, and its transition from its route`(
        text: String, origin: RouteOrigin
    ) throws {
        let request = RouteRequest(opening: try #require(URL(string: text)), from: "mail")
        #expect(request.origin == origin)
        #expect(request.url == text)
        #expect(request.trust.isOutside)
        #expect(request.transition == .ofRoute)
    }

    @Test func `notifications, quick actions and pasted URLs have origins`() throws {
        let pasted = try #require(URL(string: "https://example.com/a"))
        #expect(RouteRequest(notification: ["url": "https://example.com/a"])?.origin == .push)
        #expect(RouteRequest(quickAction: ["url": "/a"])?.origin == .app)
        #expect(RouteRequest(pasted: pasted).origin == .universalLink)
    }

    @Test(arguments: [[:], ["url": 7], ["URL": "/a"], ["aps": "url"]] as [[String: any Sendable]])
    func `a notification without a URL is no request`(payload: [String: any Sendable]) {
        #expect(RouteRequest(notification: payload) == nil)
        #expect(RouteRequest(quickAction: payload) == nil)
    }

    @Test func `the trust of a saved state is full without it`() {
        #expect(RouteTrust(.restoration).withoutRestoration == .full)
    }
}

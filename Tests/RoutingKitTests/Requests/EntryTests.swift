import Foundation
import RoutingKit
import Testing

@Suite struct `A request from outside of the app's screens` {
    @Test func `has the origin of who chose its URL`() throws {
        let pasted = try #require(URL(string: "https://example.com/a"))
        #expect(RouteRequest(notification: ["url": "https://example.com/a"])?.origin == .push)
        #expect(RouteRequest(quickAction: ["url": "/a"])?.origin == .app)
        #expect(RouteRequest(searchResult: "/a").origin == .app)
        #expect(RouteRequest(pasted: pasted).origin == .universalLink)
    }

    @Test(arguments: [[:], ["url": 7], ["URL": "/a"], ["aps": "url"]] as [[String: any Sendable]])
    func `is none if the system gives no URL back`(payload: [String: any Sendable]) {
        #expect(RouteRequest(notification: payload) == nil)
        #expect(RouteRequest(quickAction: payload) == nil)
    }

    @Test func `is refused if a search gives no identifier back`() {
        #expect(RouteRequest(searchResult: nil).url == nil)
    }
}

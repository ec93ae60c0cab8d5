import CoreSpotlight
import Foundation
import RoutingEngine
import RoutingKit
import RoutingSwiftUI
import StageKit
@_spi(StandIn) import SwiftUI
import Testing

@Suite(.timeLimit(.minutes(10)))
@MainActor
struct `A link that the system passes to SwiftUI` {
    private let app = RecordingRouter()

    private var window: HostingWindow<some View> {
        HostingWindow(Text("home").opensLinks(with: app.router))
    }

    @Test(arguments: [
        ("https://example.com/a", nil, RouteOrigin.universalLink),
        ("example://a", nil, .customScheme(caller: nil)),
        ("https://example.com/a", NSUserActivityTypeBrowsingWeb, .universalLink),
        ("/a", CSSearchableItemActionType, .app),
    ])
    func `has the origin that its scheme or its activity says`(
        text: String, activityType: String?, origin: RouteOrigin
    ) async throws {
        try app.start()
        let url = try #require(URL(string: text))
        let activity = activityType.map(NSUserActivity.init(activityType:))
        activity?.webpageURL = url
        activity?.userInfo = [CSSearchableItemActivityIdentifier: text]
        let window = window
        await app.untilEnd {
            if let activity { window.continue(activity) } else { window.open(url) }
        }
        #expect(app.requests.map(\.url) == [text])
        #expect(app.requests.map(\.origin) == [origin])
        #expect(app.requests.first?.source == nil)
    }

    @Test
    func `that has no URL ends as refused instead of in silence`() async {
        let window = window
        await app.untilEnd {
            window.continue(NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb))
        }
        #expect(app.router.history.outcomes.map { $0.error != nil } == [true])
    }

    @Test
    func `of another kind is left alone`() {
        window.continue(NSUserActivity(activityType: "com.example.note"))
        #expect(app.requests.isEmpty)
    }

    @Test
    func `that arrives in both ways shows one screen`() async throws {
        try app.start()
        let url = try #require(URL(string: "https://example.com/a"))
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = url
        let window = window
        await app.untilEnd { window.open(url) }
        await app.untilEnd { window.continue(activity) }
        #expect(app.stage.state.entries.map(\.url) == ["/a"])
    }

    @Test
    func `is offered to other devices, and opens there`() async throws {
        try app.start()
        let type = "com.example.screen"
        let url = try #require(URL(string: "https://example.com/a"))
        var requests: [RouteRequest] = []
        let window = HostingWindow(
            Text("home").handsOff(url, as: type) { requests.append($0) })
        let offer = try #require(window.offers.first)
        #expect(offer.activityType == type && offer.webpageURL == url)
        window.continue(offer)
        #expect(requests.map(\.url) == [url.absoluteString])
        #expect(requests.map(\.origin) == [.universalLink])
        #expect(HostingWindow(Text("home").handsOff(nil, as: type) { _ in }).offers.isEmpty)
    }
}

import RoutingKit
import RoutingSwiftUI
import StageConformance
@_spi(StandIn) import SwiftUI
import Testing

@Suite(.timeLimit(.minutes(10)))
@MainActor
struct `A link in a view` {
    private struct ItemLink: LinkTemplate {
        static let path = "/item/:id"
        let id: Int
    }

    private let app = RecordingRouter()

    private func window(_ link: some View, on page: Page? = nil) -> HostingWindow<some View> {
        HostingWindow(
            link.environment(\.router, app.router).environment(\.routingSource, page))
    }

    @Test
    func `opens its URL from the screen that contains it`() async throws {
        let page = Page("/home")
        let window = window(
            RouteLink("Item", to: ItemLink(id: 7), using: .present, payload: RouteValue(1)),
            on: page)
        await app.untilEnd { #expect(window.tap("Item")) }
        let request = try #require(app.requests.first)
        #expect(request.url == "/item/7")
        #expect(request.origin == .app)
        #expect(request.source === page)
        #expect(request.transition == .present)
        #expect(request.payload != nil)
    }

    @Test
    func `that another person wrote is trusted no more than one from outside`() async throws {
        let window = window(
            RouteLink(to: "https://example.com/x", origin: .universalLink) { Text("Look") })
        await app.untilEnd { #expect(window.tap("Look")) }
        #expect(app.requests.first?.trust.isOutside == true)
    }

    @Test
    func `is a link to VoiceOver, and no button`() throws {
        let link = try #require(
            window(RouteLink("Item", to: ItemLink(id: 7))).drawing.all.first { $0.tap != nil })
        #expect(link.accessibility.traits == .isLink)
        #expect(link.spoken == "Item")
    }

    @Test
    func `without a router is disabled instead of doing nothing`() {
        let window = HostingWindow(RouteLink("Item", to: ItemLink(id: 7)))
        #expect(!window.tap("Item"))
        #expect(window.drawing.all.allSatisfy { $0.tap == nil || !$0.isEnabled })
    }
}

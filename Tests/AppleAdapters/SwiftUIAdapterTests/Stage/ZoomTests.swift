import RoutingEngine
import RoutingKit
import RoutingSwiftUI
import StageConformance
import StageKit
@_spi(StandIn) import SwiftUI
import Testing

@Suite(.timeLimit(.minutes(10)))
@MainActor
struct `A page that grows out of its link` {
    private let app = RecordingRouter()

    /// A window whose pages have a link to `/a`.
    private func window(zooms: Bool) throws -> HostingWindow<some View> {
        try app.start()
        var views = StageViews()
        views.draw(Page.self) { page in
            let link = RouteLink(to: "/a") { Text(page.title) }
            (zooms ? link.zooming() : link).navigationTitle(page.title)
        }
        let state = NavigationState(outline: "*/home | /shop")
        app.stage.move(to: state, with: state.pages)
        return HostingWindow(
            StageView(stage: app.stage, views: views).environment(\.router, app.router))
    }

    @Test
    func `has the link as its source, in the same namespace`() async throws {
        let window = try window(zooms: true)
        let source = try #require(window.drawing.all.lazy.compactMap(\.zoomSource).first)
        await app.untilEnd { #expect(window.tap("/home")) }
        #expect(app.stage.state.outline == "*/home /a | /shop")
        #expect(window.drawing.all.compactMap(\.zoomsOutOf) == [source])
        app.stage.update { $0.pop() }
        #expect(window.drawing.all.compactMap(\.zoomsOutOf) == [])
    }

    @Test
    func `is presented out of it, too`() async throws {
        let window = try window(zooms: true)
        let source = try #require(window.drawing.all.lazy.compactMap(\.zoomSource).first)
        await app.router.route(
            RouteRequest(url: "/a", transition: .present, animation: .zoom))
        let page = try #require(window.presentations.first?.content)
        #expect(page.all.compactMap(\.zoomsOutOf) == [source])
    }

    @Test
    func `is one whose link says so`() async throws {
        let window = try window(zooms: false)
        #expect(window.drawing.all.compactMap(\.zoomSource) == [])
        await app.untilEnd { #expect(window.tap("/home")) }
        #expect(app.stage.state.outline == "*/home /a | /shop")
        #expect(window.drawing.all.compactMap(\.zoomsOutOf) == [])
    }
}

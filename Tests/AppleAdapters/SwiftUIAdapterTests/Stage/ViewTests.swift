import AcmeApp
import DesignKit
import DesignKitSwiftUI
import RoutingEngine
import StageConformance
@_spi(StandIn) import SwiftUI
import Testing

@testable import RoutingSwiftUI

@MainActor
struct `A view of the stage` {
    private let stage = ObservableStage()

    @Test(arguments: ["", "*!/a", "*/a", "*/a | /b /c", "*/a | /b | +/m | #/n"])
    func `a view is built of every arrangement, in tabs and in columns`(outline: String) {
        if !outline.isEmpty { stage.show(outline) }
        for layout in [StageLayout.tabs, .columns] {
            var built: [String] = []
            var views = StageViews()
            views.draw(Page.self) { page in
                let _ = built.append(page.title)
                Text(page.title)
            }
            let view = StageView(
                stage: stage, views: views, layout: layout, tabSymbols: ["/b": "bag"])
            _ = view.body
            #expect(Set(built).isSuperset(of: stage.state.tabs.compactMap(\.entries.first?.url)))
        }
    }

    @Test(arguments: [
        ("*/a", false), ("*/a | /b", false), ("*/a | /b | /c", true), ("*/a | /b | /c | /d", true),
    ])
    func `a view of a stage in columns says so if there are more stacks than columns`(
        outline: String, isTooMany: Bool
    ) {
        stage.show(outline)
        let view = StageView(stage: stage, views: StageViews(), layout: .columns)
        _ = view.body
        #expect((view.tooManyColumns != nil) == isTooMany)
    }

    /// All windows of a group share the first value of a state.
    @Test func `a view in a window of a new app is made when the window appears`() throws {
        let states = Mirror(reflecting: AppView()).children.map(\.value)
        let stages = states.compactMap { $0 as? State<ObservableStage?> }
        #expect(stages.map { $0.wrappedValue == nil } == [true])
        #expect(!states.contains { $0 is State<ObservableStage> })
    }

    @Test
    func `a view in a window of a new app that closes frees app, router and stage`() async throws {
        try await SwiftUIStandIn.expectFreed {
            let window = AppView()
            await window.open()
            let states = Mirror(reflecting: window).children.map(\.value)
            let apps = states.compactMap { ($0 as? State<AppContainer?>)?.wrappedValue }
            let app = try #require(apps.first)
            #expect(!app.router.stage.state.tabs.isEmpty)
            return [app, app.router, app.router.stage]
        }
    }

    @Test func `a view of the stage has the badge of a tab, and none of a tab that has gone`() {
        stage.show("*/a | /b")
        stage.badges["/b"] = "3"
        let view = StageView(stage: stage, views: StageViews())
        #expect([0, 1, 2].map { view.badge($0) != nil } == [false, true, false])
    }

    @Test func `a view of a screen is the first one that fits, or else the screen's own`() {
        var log: [String] = []
        var views = StageViews()
        views.draw(DrawnPage.self) { _ in
            let _ = log.append("line")
            Text("")
        }
        views.draw((any DrawnScreen).self) { _ in
            let _ = log.append("second line")
            Text("")
        }
        let page = DrawnPage { log.append("own") }
        _ = views.view(of: page)
        _ = StageViews().view(of: page)
        _ = views.view(of: Page("/undrawn"))
        #expect(log == ["line", "own"])
    }
}

@MainActor
struct `A list` {
    @Test func `a list is built of a screen with rows of every kind`() {
        let screen = RowsScreen()
        _ = ContentList(screen: screen).body
        #expect(screen.readings > 0)
    }
}

@MainActor
struct `A link in a view` {
    private struct ItemLink: LinkTemplate {
        static let path = "/item/:id"
        let id: Int
    }

    @Test func `a link in a view requests its URL as the screen's author says`() {
        let link = RouteLink(
            "Item", to: ItemLink(id: 7), using: .present, payload: RouteValue(1))
        #expect(link.request.url == "/item/7")
        #expect(link.request.origin == .app)
        #expect(link.request.transition == .present)
        #expect(link.request.payload != nil)
        #expect(link.request.animation == .ofRoute)
        #expect(link.zooming().request.animation == .zoom)
    }

    @Test
    func `a link in a view that another person wrote is trusted no more than one from outside`() {
        let link = RouteLink(to: "https://example.com/x", origin: .universalLink) { Text("Look") }
        #expect(link.request.trust.isOutside)
    }

    @Test func `a link in a view appears as its route is registered`() {
        #expect(RouteLink(to: "/x") { Text("") }.request.transition == .ofRoute)
        #expect(RouteLink(to: ItemLink(id: 7)) { Text("") }.request.transition == .ofRoute)
    }
}

/// A page with a view of its own.
private final class DrawnPage: DrawnScreen {
    let title = "Drawn"
    private let onBuild: () -> Void

    init(onBuild: @escaping () -> Void) {
        self.onBuild = onBuild
    }

    var view: some View {
        let _ = onBuild()
        Text(title)
    }
}

/// A screen with rows of every kind.
private final class RowsScreen: ContentScreen {
    let title = "Rows"
    private(set) var readings = 0

    var content: Content {
        readings += 1
        return Content([
            ContentSection(
                "Rows",
                [
                    .text("Text"), .loading(), .foundLink("Link", to: "/a"), .action("Action") {},
                    .more("More") {}, .field("Field") { _ in }, .toggle("On", isOn: true) { _ in },
                ] + ContentRow.photos(["https://example.com/a"], of: "Tea"))
        ])
    }
}

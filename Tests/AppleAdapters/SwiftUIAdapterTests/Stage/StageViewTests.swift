import RoutingKit
import StageConformance
import StageKit
@_spi(StandIn) import SwiftUI
import Testing

@testable import RoutingSwiftUI

@Suite
@MainActor
struct `A stage in a SwiftUI window` {
    @Test
    func `is drawn again when it changes`() {
        let app = PagedWindow("*/a | /t")
        #expect(app.outline == "*/a | /t")
        app.go("/b")
        #expect(app.outline == "*/a /b | /t")
        app.stage.update { $0.selectTab(1) }
        #expect(app.outline == "/a /b | */t")
        app.go("/m", .present)
        app.go("/n", .presentFullScreen)
        #expect(app.outline == "/a /b | */t | +/m | #/n")
        app.stage.update { $0.dismiss() }
        #expect(app.outline == "/a /b | */t | +/m")
    }

    @Test
    func `has a tab bar if there is more than one tab`() {
        #expect(!PagedWindow("*/a").window.drawing.all.contains { $0.kind == .tabs })
        #expect(PagedWindow("*/a | /b").window.drawing.all.contains { $0.kind == .tabs })
    }

    @Test
    func `shows the title of each tab's root, and its symbol if there is one`() throws {
        let app = PagedWindow("*/a | /b")
        let view = StageView(stage: app.stage, views: .pages, tabSymbols: ["/b": "bag"])
        let tabs = try #require(HostingWindow(view).drawing.all.first { $0.kind == .tabs })
        let items = tabs.children.map { $0.tabItem.flatMap(\.all) }
        #expect(items.map { $0.flatMap(\.texts).first } == ["/a", "/b"])
        #expect(items.map { $0.contains { $0.kind == .image } } == [false, true])
    }

    @Test
    func `shows the badge of each tab that has one, and follows it`() throws {
        let app = PagedWindow("*/a | /b")
        let badges = {
            app.window.drawing.all.first { $0.kind == .tabs }?.children.map(\.badge)
        }
        #expect(badges() == [nil, nil])
        app.stage.badges["/b"] = "3"
        #expect(badges() == [nil, "3"])
        app.stage.badges["/b"] = nil
        #expect(badges() == [nil, nil])
    }

    @Test
    func `has the same tabs on a system before iOS 18`() throws {
        let app = PagedWindow("*/a | /b /c")
        app.stage.badges["/b"] = "3"
        let view = StageView(stage: app.stage, views: .pages, tabSymbols: ["/b": "bag"])
        let (old, new) = (HostingWindow(view.tabItems), HostingWindow(view))
        for window in [{ old.drawing }, { new.drawing }] {
            let tabs = try #require(window().all.first { $0.kind == .tabs })
            #expect(tabs.children.map { $0.tabItem.flatMap(\.texts) } == [["/a"], ["/b"]])
            #expect(tabs.children.map(\.badge) == [nil, "3"])
            #expect(tabs.selection == tabs.children.first?.tag)
        }
        #expect(old.tapTab(1))
        #expect(app.stage.state.outline == "/a | */b /c")
        #expect(new.tapTab(0))
        #expect(app.stage.state.outline == "*/a | /b /c")
    }

    @Test
    func `gives each view the screen that contains it`() {
        let app = PagedWindow("*/a /b | +/m /n")
        #expect(app.window.drawing.texts == ["/a", "/b"])
        #expect(app.window.presentations.map(\.content.texts) == [["/m", "/n"]])
    }

    @Test
    func `closes what is presented by a button in the app's language`() {
        let app = PagedWindow("*/a | +/m")
        let window = HostingWindow(
            StageView(stage: app.stage, views: .pages, closeTitle: "关闭"))
        #expect(window.tap("关闭"))
        #expect(app.stage.state.outline == "*/a")
    }

    @Test
    func `says which screen has no view`() {
        let app = PagedWindow("*/a")
        let window = HostingWindow(StageView(stage: app.stage, views: StageViews()))
        #expect(window.page.texts == ["No view draws Page. Add one to StageViews."])
    }
}

import RoutingKit
import RoutingSwiftUI
import StageConformance
import StageKit
@_spi(StandIn) import SwiftUI
import Testing

@Suite
@MainActor
struct `What the user does by a gesture` {
    @Test
    func `on the back button for long pops several screens`() {
        let app = PagedWindow("*/a /b /c /d")
        #expect(app.window.swipeBack(by: 2))
        #expect(app.outline == "*/a /b")
    }

    @Test
    func `never pops a root`() {
        let app = PagedWindow("*/a")
        #expect(!app.window.swipeBack())
        #expect(app.outline == "*/a")
    }

    @Test
    func `on a cover is a tap on its button`() {
        let app = PagedWindow("*/a | #/m")
        #expect(!app.window.swipeDown())
        #expect(app.window.tap("Close"))
        #expect(app.outline == "*/a")
    }

    @Test
    func `brings the other column to the front`() throws {
        let app = PagedWindow("*/a | /b", layout: .columns)
        let split = try #require(app.window.drawing.all.first { $0.kind == .columns })
        split.select?(NavigationSplitViewColumn.detail)
        #expect(app.outline == "/a | */b")
    }

    @Test
    func `is reported to the observer of the stage`() {
        let app = PagedWindow("*/a /b | /t | +/m")
        var outlines: [String] = []
        app.stage.onChange = { outlines.append(app.stage.state.outline) }
        app.window.swipeDown()
        app.window.swipeBack()
        app.window.tapTab(1)
        app.window.tapTab(1)
        #expect(outlines == ["*/a /b | /t", "*/a | /t", "/a | */t"])
    }

    @Test
    func `reported too late, of a sheet that is gone, does not dismiss the next one`() {
        let app = PagedWindow("*/a | +/m")
        let dismiss = app.window.presentations[0].dismiss
        app.stage.update { $0.dismiss() }
        app.go("/n", .present)
        dismiss()
        #expect(app.outline == "*/a | +/n")
    }
}

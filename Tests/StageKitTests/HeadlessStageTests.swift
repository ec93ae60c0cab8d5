import RoutingKit
import RoutingTestSupport
import StageConformance
import Testing

@testable import StageKit

@Suite
@MainActor
struct `A headless stage` {
    private let stage = HeadlessStage()
    private let home = NavigationState.Entry(url: "/home")
    private let page = NavigationState.Entry(url: "/page")

    @Test
    func `it holds the screen of every entry and the entry of every screen`() {
        let (first, second) = (PageScreen(title: "first"), PageScreen(title: "second"))
        stage.move(
            to: NavigationState(tabs: [home, page]), with: [home.id: first, page.id: second])
        #expect(stage.screen(home.id) === first)
        #expect(stage.entry(of: second) == page)
        #expect(stage.topScreen === first)
        #expect(stage.entry(of: PageScreen(title: "first")) == nil)
    }

    @Test
    func `it releases a screen that has left`() {
        stage.move(to: NavigationState(tabs: [home]), with: [home.id: PageScreen(title: "home")])
        weak var screen: PageScreen?
        do {
            let made = PageScreen(title: "page")
            screen = made
            var state = stage.state
            state.go(to: page, using: .show)
            stage.move(to: state, with: [page.id: made])
        }
        #expect(screen != nil)
        stage.update { $0.goBack() }
        #expect(screen == nil)
        #expect(stage.screen(page.id) == nil)
    }

    @Test
    func `it does not take a screen that has no entry`() {
        stage.move(to: NavigationState(tabs: [home]), with: [page.id: PageScreen(title: "page")])
        #expect(stage.screen(page.id) == nil)
    }

    @Test
    func `it reports each change once, and nothing else`() {
        var changes = 0
        stage.onChange = { changes += 1 }
        stage.move(to: NavigationState(tabs: [home, page]), with: [:])
        #expect(changes == 1)
        stage.update { $0.selectTab(1) }
        #expect(changes == 2)
        stage.update { $0.goBack() }
        #expect(changes == 2)
    }

    @Test(arguments: [
        ("", nil), ("*/a", "/a"), ("*/a /b", "/b"), ("/a | */b", "/b"), ("*/a | +/m /n", "/n"),
        ("*/a | +/m | #/n", "/n"),
    ])
    func `its visible screen is that of the last modal, or else of the selected tab`(
        outline: String, url: String?
    ) {
        #expect(NavigationState(outline: outline).top?.url == url)
    }
}

import RoutingTestSupport
import Testing

@testable import StageKit

@Suite
@MainActor
struct `The screens of new entries` {
    private let home = NavigationState.Entry(url: "/home")
    private let page = NavigationState.Entry(url: "/page")
    private let screen = PageScreen(title: "page")

    @Test
    func `each entry has its own screen`() {
        let other = PageScreen(title: "home")
        for screens: NewScreens in [
            [page.id: screen, home.id: other], [home.id: other, page.id: screen],
            NewScreens([home.id: other, page.id: screen]),
        ] {
            #expect(screens[home.id] === other)
            #expect(screens[page.id] === screen)
        }
    }

    @Test
    func `an entry that isn't new has no screen`() {
        #expect(NewScreens()[page.id] == nil)
        #expect(NewScreens(screen, of: home.id)[page.id] == nil)
        #expect(NewScreens([home.id: screen])[page.id] == nil)
    }

    @Test
    func `the last screen of an entry counts`() {
        let last = PageScreen(title: "last")
        let screens: NewScreens = [home.id: screen, page.id: screen, home.id: last, page.id: last]
        #expect(screens[home.id] === last)
        #expect(screens[page.id] === last)
    }

    @Test
    func `a screen can be taken out`() {
        var screens: NewScreens = [home.id: screen, page.id: screen]
        screens[home.id] = nil
        screens[page.id] = nil
        #expect(screens[home.id] == nil)
        #expect(screens[page.id] == nil)
    }
}

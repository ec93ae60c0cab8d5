import RoutingKit
import RoutingUIKit
import StageConformance
import StageKit
import Testing
import UIKit

extension `The adapter to UIKit` {
    @Suite
    @MainActor
    struct `The stage of a window` {
        @Test(arguments: [2, 3, 4])
        func `columns that have no room for a stack say so, and the state keeps it`(
            count: Int
        ) async {
            let outline = "*" + (1...count).map { "/\($0)" }.joined(separator: " | ")
            let subject = await WindowUnderTest.showing(outline, in: .split)
            let text = (subject.window.rootViewController?.view as? UITextView)?.text
            #expect(text?.contains("shows 3 of 4 stacks") == (count == 4 ? true : nil))
            #expect(subject.stage.state.outline == outline)
            // It shows what there is room for.
            let state = NavigationState(outline: "*/home")
            subject.stage.move(to: state, with: state.pages, by: .none)
            await subject.settle()
            #expect(subject.shown == "*/home")
        }

        @Test
        func `a view controller is a screen and where a request starts`() async {
            let subject = await WindowUnderTest.showing("*/home")
            let profile = Profile()
            profile.title = "Profile"
            let entry = NavigationState.Entry(url: "/profile")
            var state = subject.stage.state
            state.go(to: entry, using: .show)
            subject.stage.move(to: state, with: [(entry.id, profile)])
            await subject.settle()
            #expect(subject.navigation?.topViewController === profile)
            #expect((profile as any Screen).title == "Profile")
            #expect(subject.stage.screen(entry.id) === profile)
            #expect(subject.stage.entry(of: profile) == entry)
        }

        @Test
        func `a view controller inside a screen's is that screen`() async throws {
            let subject = await WindowUnderTest.showing("*/home /list")
            let top = try #require(subject.navigation?.topViewController)
            let child = UIViewController()
            top.addChild(child)
            #expect(subject.stage.entry(of: child)?.url == "/list")
            #expect(subject.stage.entry(of: UIViewController()) == nil)
        }

        @Test
        func `a screen without a view says what to do`() async {
            let subject = WindowUnderTest(.navigation)
            let stage = WindowStage(window: subject.window)
            let state = NavigationState(outline: "*/home")
            stage.move(to: state, with: state.pages)
            let text = subject.navigation?.topViewController?.view as? UITextView
            #expect(
                text?.text == "No view draws Page. Add one: views.draw(Page.self) { … }")
        }

        @Test
        func `a tab has its badge and its symbol, also if its root has no image`() async {
            var views = ScreenViews.pages
            views.tabSymbols = ["/b": "bag", "/c": "cart"]
            let subject = await WindowUnderTest.showing("*/a | /b", views: views)
            let badges = { subject.tabItems.map { $0.map(\.badgeValue) } }
            subject.stage.badges["/b"] = "3"
            #expect(badges() == [[nil, nil], ["3", "3"]])
            #expect(
                subject.tabItems.map { $0.map { $0.image != nil } } == [
                    [false, false], [true, true],
                ])
            let tabs = NavigationState(outline: "*/b | /c")
            subject.stage.move(to: tabs, with: tabs.pages)
            await subject.settle()
            #expect(badges() == [["3", "3"], [nil, nil]])
        }

        @Test
        func `a tab keeps the image of its root`() async {
            let image = UIImage(systemName: "star")
            var views = ScreenViews()
            views.tabSymbols = ["/a": "house"]
            views.draw(Page.self) { page in
                let controller = PageViewController(page)
                controller.tabBarItem.image = image
                return controller
            }
            let subject = await WindowUnderTest.showing("*/a | /b", views: views)
            #expect(subject.tabItems[0].map { $0.image === image } == [true, true])
        }

        @Test(arguments: [
            "*/home | +/a | +/b", "*/home | #/a | +/b", "/home | */shop /cart | +/a /c | #/b",
        ])
        func `modals that are presented over each other are restored at once`(outline: String) async
        {
            let subject = await WindowUnderTest.showing(outline)
            #expect(subject.shown == outline)
            #expect(CurrentDevice.refusals == [])
        }

        @Test(arguments: [("+", "#"), ("#", "+")])
        func `a sheet becomes a cover at its depth in one change, and the other way round`(
            before: String, after: String
        ) async {
            let subject = await WindowUnderTest.showing("*/home | \(before)/a")
            var state = subject.stage.state
            state.dismiss()
            let entry = NavigationState.Entry(url: "/b")
            state.go(to: entry, using: after == "#" ? .presentFullScreen : .present)
            subject.stage.move(to: state, with: [(entry.id, Page("/b"))])
            await subject.settle()
            #expect(subject.shown == "*/home | \(after)/b")
            #expect(CurrentDevice.refusals == [])
        }

        @Test
        func `the stage of a window lets go of what has left`() async {
            let subject = await WindowUnderTest.showing("*/home")
            weak var page: Page?
            weak var controller: UIViewController?
            do {
                page = subject.go()
                await subject.settle()
                controller = subject.navigation?.topViewController
            }
            #expect(page != nil)
            #expect(controller != nil)
            await subject.perform(.swipeBack)
            #expect(page == nil)
            #expect(controller == nil)
        }

        @Test
        func `a window that is not seen is shown before something is presented`() async {
            let subject = WindowUnderTest(.navigation)
            subject.window.isHidden = true
            let state = NavigationState(outline: "*/home | +/pick")
            subject.stage.move(to: state, with: state.pages)
            await subject.settle()
            #expect(subject.shown == "*/home | +/pick")
            #expect(CurrentDevice.refusals == [])
        }

        @Test
        func `a presentation that UIKit refuses is not in the state`() async {
            let subject = await WindowUnderTest.showing("*/home")
            subject.window.rootViewController?.viewIfLoaded?.removeFromSuperview()
            subject.go(using: .present)
            await subject.settle()
            #expect(subject.stage.state.outline == "*/home")
            #expect(CurrentDevice.refusals.count == (CurrentDevice.isObedient ? 1 : 0))
        }

        @Test
        func `a screen that is shown a second time moves to the top`() async {
            let subject = WindowUnderTest(.navigation)
            let (home, first, again) = (
                NavigationState.Entry(url: "/home"), NavigationState.Entry(url: "/p"),
                NavigationState.Entry(url: "/p?again")
            )
            let (one, profile) = (Profile(), Profile())
            subject.stage.move(
                to: NavigationState(stacks: [.init([home, first])]),
                with: [(home.id, one), (first.id, profile)])
            var state = subject.stage.state
            state.go(to: again, using: .show)
            subject.stage.move(to: state, with: [(again.id, profile)])
            await subject.settle()
            #expect(subject.navigation?.viewControllers == [one, profile])
            #expect(subject.stage.state.entries == [home, again])
        }

        @Test
        func `other tabs than before are new places, with their own modals`() async {
            let subject = await WindowUnderTest.showing("*/home /list | /shop | +/pick")
            let state = NavigationState(outline: "/a | */b | /c | +/m")
            subject.stage.move(to: state, with: state.pages)
            await subject.settle()
            #expect(subject.shown == "/a | */b | /c | +/m")
            #expect(CurrentDevice.refusals == [])
        }
    }
}

private final class Profile: UIViewController, Screen {}

extension WindowUnderTest {
    /// Of each tab: the item of its root, and that of its navigation controller.
    fileprivate var tabItems: [[UITabBarItem]] {
        let tabs = window.rootViewController as? UITabBarController
        return (tabs?.viewControllers ?? []).map { tab in
            let root = (tab as? UINavigationController)?.viewControllers.first
            return [root?.tabBarItem, tab.tabBarItem].compactMap { $0 }
        }
    }
}

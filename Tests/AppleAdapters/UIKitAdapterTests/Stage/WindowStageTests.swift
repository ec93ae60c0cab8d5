import RoutingUIKit
import StageConformance
import Testing
import UIKit

@Suite(.onDevice) @MainActor struct `The stage of a window` {
    @Test(arguments: [2, 3, 4])
    func `columns that have no room for a stack say so, and the state keeps it`(count: Int) async {
        let outline = "*" + (1...count).map { "/\($0)" }.joined(separator: " | ")
        let subject = await WindowUnderTest.showing(outline, in: .split)
        let sentence = subject.window.rootViewController?.sentence
        #expect(sentence?.contains("shows 3 of 4 stacks") == (count == 4 ? true : nil))
        #expect(subject.stage.state.outline == outline)
        // It shows what there is room for.
        await subject.show("*/home")
        #expect(subject.shown == "*/home")
    }

    @Test func `a view controller is a screen and where a request starts`() async {
        let subject = await WindowUnderTest.showing("*/home")
        let profile = Profile()
        profile.title = "Profile"
        let entry = subject.stage.go("/profile", of: profile)
        await subject.settle()
        #expect(subject.navigation?.topViewController === profile)
        #expect((profile as any Screen).title == "Profile")
        #expect(subject.stage.screen(entry.id) === profile)
        #expect(subject.stage.entry(of: profile) == entry)
        // So is one inside of it.
        let child = UIViewController()
        profile.addChild(child)
        #expect(subject.stage.entry(of: child) == entry)
        #expect(subject.stage.entry(of: UIViewController()) == nil)
    }

    @Test func `a screen without a view says what to do`() async {
        let subject = await WindowUnderTest.showing("*/home", views: ScreenViews())
        let sentence = subject.navigation?.topViewController?.sentence
        #expect(sentence == "No view draws Page. Add one: views.draw(Page.self) { … }")
    }

    @Test func `a tab has its badge and its symbol, also if its root has no image`() async {
        var views = ScreenViews.pages
        views.tabSymbols = ["/b": "bag", "/c": "cart"]
        let subject = await WindowUnderTest.showing("*/a | /b", views: views)
        subject.stage.badges["/b"] = "3"
        let hasImages = subject.tabItems.map { $0.image != nil }
        #expect(subject.tabItems.map(\.badgeValue) == [nil, nil, "3", "3"])
        #expect(hasImages == [false, false, true, true])
        await subject.show("*/b | /c")
        #expect(subject.tabItems.map(\.badgeValue) == ["3", "3", nil, nil])
    }

    @Test func `a tab keeps the image of its root`() async {
        let image = UIImage(systemName: "star")
        var views = ScreenViews.pages { $0.tabBarItem.image = image }
        views.tabSymbols = ["/a": "house"]
        let subject = await WindowUnderTest.showing("*/a | /b", views: views)
        #expect(subject.tabItems.prefix(2).map { $0.image === image } == [true, true])
    }

    @Test(
        arguments: [
            ("*/home", "*/home | +/a | +/b"), ("*/home", "*/home | #/a | +/b"),
            ("*/home", "/home | */shop /cart | +/a /c | #/b"), ("*/home | +/a", "*/home | #/b"),
            ("*/home | #/a", "*/home | +/b"),
            ("*/home /list | /shop | +/pick", "/a | */b | /c | +/m"),
        ], [TransitionAnimation.automatic, .none])
    func `a state is shown whole in place of another one, with its tabs and all modals`(
        states: (before: String, after: String), animation: TransitionAnimation
    ) async {
        let subject = await WindowUnderTest.showing(states.before)
        subject.stage.show(states.after, by: animation)
        await subject.settle()
        #expect(subject.place == states.after)
    }

    @Test func `the stage of a window lets go of what has left`() async {
        let subject = await WindowUnderTest.showing("*/home")
        await subject.open()
        let remains = Remains(of: [subject.stage.topScreen, subject.navigation?.topViewController])
        #expect(remains.held.count == 2)
        await subject.perform(.swipeBack)
        #expect(remains.held == [])
    }

    @Test func `a window that is not seen is shown before something is presented`() async {
        let subject = WindowUnderTest(.navigation)
        subject.window.isHidden = true
        await subject.show("*/home | +/pick")
        #expect(subject.shown == "*/home | +/pick")
    }

    @Test func `a presentation that UIKit refuses is not in the state`() async {
        let subject = await WindowUnderTest.showing("*/home")
        subject.window.rootViewController?.viewIfLoaded?.removeFromSuperview()
        await subject.open(using: .present)
        #expect(subject.stage.state.outline == "*/home")
        #expect(CurrentDevice.refusals.count == (CurrentDevice.isObedient ? 1 : 0))
        CurrentDevice.reset()
    }

    @Test func `a screen that is shown a second time moves to the top`() async {
        let subject = await WindowUnderTest.showing("*/home")
        let home = subject.navigation?.topViewController
        let profile = Profile()
        for url in ["/p", "/p?again"] {
            subject.stage.go(url, of: profile)
            await subject.settle()
        }
        #expect(subject.navigation?.viewControllers.map(Optional.some) == [home, profile])
        #expect(subject.stage.state.outline == "*/home /p?again")
    }
}

private final class Profile: UIViewController, Screen {}

extension WindowUnderTest {
    /// Of each tab, the item of its root and that of its navigation controller.
    fileprivate var tabItems: [UITabBarItem] {
        let tabs = window.rootViewController as? UITabBarController
        return (tabs?.viewControllers ?? []).flatMap { tab in
            let root = (tab as? UINavigationController)?.viewControllers.first
            return [root?.tabBarItem, tab.tabBarItem].compactMap { $0 }
        }
    }
}

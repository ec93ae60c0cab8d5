import StageConformance
import Testing
import UIKit

@Suite(.onDevice) @MainActor struct `What other code does to the window` {
    @Test(arguments: [
        (Gesture.swipeBack, "*/home /list | /shop", "*/home | /shop"),
        (.back, "*/home /list | /shop", "*/home | /shop"),
        (.tapTab(1), "*/home | /shop", "/home | */shop"),
        (.swipeToDismiss, "*/home | /shop | +/pick /item", "*/home | /shop"),
        (.dismiss, "*/home | /shop | +/pick /item", "*/home | /shop"),
        (.dismiss, "*/home | /shop | #/pick", "*/home | /shop"),
        (.dismiss, "*/home | /shop | +!/pick", "*/home | /shop"),
    ])
    func `a gesture is reported at once`(gesture: Gesture, before: String, after: String) async {
        let subject = await WindowUnderTest.showing(before)
        let reported = await subject.reported { subject.begin(gesture) }
        #expect(reported == [after])
    }

    @Test(arguments: [true, false])
    func `a push is in the state`(isAnimated: Bool) async {
        let subject = await WindowUnderTest.showing("*/home")
        subject.navigation?.pushViewController(
            WindowUnderTest.foreign("/other"), animated: isAnimated)
        await subject.settle()
        #expect(subject.known == "*/home ?")
        await subject.open()
        #expect(subject.shown == "*/home /other /new")
    }

    @Test(
        arguments: [
            "*/home /list /item", "*/home | +/pick | +/note", "*/home | +!/pick", "*/home | #/pick",
        ], [true, false])
    func `a pop and a dismissal are in the state, and reported`(
        outline: String, isAnimated: Bool
    ) async {
        let subject = await WindowUnderTest.showing(outline)
        let reported = await subject.reported {
            subject.navigation?.popToRootViewController(animated: isAnimated)
            subject.window.rootViewController?.dismiss(animated: isAnimated)
        }
        #expect(reported == ["*/home"])
    }

    @Test(arguments: [true, false])
    func `a dismissal of what other code presented is in the state, and reported if animated`(
        isAnimated: Bool
    ) async {
        let subject = await WindowUnderTest.showing("*/home")
        subject.front?.present(WindowUnderTest.foreign("other"), animated: isAnimated)
        await subject.settle()
        #expect(subject.known == "*/home | +!?")
        let reported = await subject.reported { subject.front?.dismiss(animated: isAnimated) }
        #expect(reported == ["*/home"] || !isAnimated)
        #expect(subject.stage.state.outline == "*/home")
    }

    @Test func `a search in progress is not a screen, and requests open over it`() async {
        let subject = await WindowUnderTest.showing("*/home")
        subject.front?.present(UISearchController(searchResultsController: nil), animated: false)
        #expect(subject.known == "*/home")
        await subject.open(using: .present)
        #expect(subject.stage.state.outline == "*/home | +/new")
        await subject.update { $0.dismiss() }
        #expect(subject.stage.state.outline == "*/home")
    }

    @Test func `a presentation inside a screen is a part of that screen`() async throws {
        let subject = await WindowUnderTest.showing("*/home /list")
        let top = try #require(subject.navigation?.topViewController)
        top.definesPresentationContext = true
        let inner = WindowUnderTest.foreign("inner")
        inner.modalPresentationStyle = .currentContext
        top.present(inner, animated: false)
        #expect(subject.known == "*/home /list")
        await subject.open(using: .present)
        #expect(subject.shown == "*/home /list | +/new")
    }

    @Test func `an alert keeps its delegate, and a page is presented over it`() async {
        let subject = await WindowUnderTest.showing("*/home")
        subject.front?.present(
            UIAlertController(title: "alert", message: nil, preferredStyle: .alert), animated: true)
        await subject.settle()
        #expect(subject.known == "*/home | +!?")
        await subject.open()
        #expect(subject.shown == "*/home | +!alert | +/new")
        await subject.perform(.dismiss)
        await subject.perform(.dismiss)
        #expect(subject.stage.state.outline == "*/home")
    }

    @Test func `a tab that code selects is in the state`() async {
        let subject = await WindowUnderTest.showing("*/home | /shop")
        (subject.window.rootViewController as? UITabBarController)?.selectedIndex = 1
        #expect(subject.stage.state.outline == "/home | */shop")
    }

    @Test func `the list of More is no tab, and stays until a request`() async throws {
        let outline = "*/a | /b | /c | /d | /e | /f"
        let subject = await WindowUnderTest.showing(outline)
        let tabs = try #require(subject.window.rootViewController as? UITabBarController)
        tabs.selectedViewController = tabs.moreNavigationController
        await subject.settle()
        #expect(subject.stage.state.outline == outline)
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        await subject.open(from: "/e")
        #expect(subject.shown == "/a | /b | /c | /d | */e /new | /f")
    }

    @Test func `another root that code sets is the state`() async {
        let subject = await WindowUnderTest.showing("*/home | /shop | +/pick")
        subject.window.rootViewController = WindowUnderTest.foreignStack("/a", "/b")
        #expect(subject.known == "*? ?")
        await subject.open()
        #expect(subject.shown == "*/a /b /new")
    }
}

extension WindowUnderTest {
    /// The states that the stage reports while code changes the window, as outlines.
    fileprivate func reported(while change: () -> Void) async -> [String] {
        // The stage's own state would look at the screen first.
        var reported: [String] = []
        stage.onChange = { reported.append(stage.state.outline) }
        change()
        await passTime()
        return reported
    }
}

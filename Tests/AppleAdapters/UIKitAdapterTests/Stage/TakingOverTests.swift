import RoutingUIKit
import StageConformance
import Testing
import UIKit

@Suite(.onDevice) @MainActor struct `A window that shows something already` {
    @Test func `a screen that a window shows already stays where it is`() async {
        let subject = WindowUnderTest.takingOver(WindowUnderTest.foreign("/home"))
        #expect(subject.known == "*!?")
        await subject.open()
        #expect(subject.shown == "*!/home | +/new")
    }

    @Test func `a stack is pushed onto, and can still be swiped back`() async {
        let subject = WindowUnderTest.takingOver(WindowUnderTest.foreignStack("/a", "/b"))
        await subject.open()
        #expect(subject.shown == "*/a /b /new")
        await subject.perform(.swipeBack)
        await subject.perform(.swipeBack)
        #expect(subject.known == "*?")
    }

    @Test func `tabs that a window shows already are tabs, some without navigation`() async {
        let tabs = UITabBarController()
        tabs.viewControllers = [WindowUnderTest.foreignStack("/a"), WindowUnderTest.foreign("/b")]
        for tab in tabs.viewControllers ?? [] { tab.tabBarItem.badgeValue = "2" }
        let subject = WindowUnderTest.takingOver(tabs)
        await subject.perform(.tapTab(1))
        #expect(subject.known == "? | *!?")
        await subject.open()
        #expect(subject.shown == "/a | *!/b | +/new")
        await subject.perform(.dismiss)
        await subject.open(using: .replace)
        #expect(subject.shown == "/a | *!/new")
        #expect(tabs.viewControllers?.first?.tabBarItem.badgeValue == "2")
    }

    @Test func `columns in a tab that a window shows already are stacks of their own`() async {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(WindowUnderTest.foreignStack("/list"), for: .primary)
        split.setViewController(WindowUnderTest.foreignStack("/detail"), for: .secondary)
        let tabs = UITabBarController()
        tabs.viewControllers = [split, WindowUnderTest.foreignStack("/other")]
        let subject = WindowUnderTest.takingOver(tabs)
        #expect(subject.known == "*? | ? | ?")
        await subject.update { $0.selectTab(2) }
        #expect(tabs.selectedIndex == 1)
        let detail = split.viewController(for: .secondary) as? UINavigationController
        let source = detail?.topViewController.flatMap { subject.stage.entry(of: $0) }
        #expect(source == subject.stage.state.tabs[1].entries.first)
    }

    @Test func `what a window presents already is a modal`() async {
        let root = WindowUnderTest.foreign("/home")
        let subject = WindowUnderTest.takingOver(root)
        root.present(WindowUnderTest.foreignStack("/m"), animated: false)
        await subject.open()
        #expect(subject.shown == "*!/home | +/m /new")
    }

    @Test func `a container of one's own is one by two properties`() async {
        let pages = Pages(WindowUnderTest.foreignStack("/a"), WindowUnderTest.foreignStack("/b"))
        let subject = WindowUnderTest.takingOver(pages)
        #expect(subject.known == "*? | ?")
        subject.stage.update { $0.selectTab(1) }
        await subject.open()
        #expect(pages.selectedRoutingChild === pages.routingChildren[1])
        #expect(subject.known == "? | *? /new")
    }
}

/// A container of an app.
private final class Pages: UIViewController, RoutingContainer {
    var routingChildren: [UIViewController] = [] {
        didSet {
            for child in routingChildren where child.parent !== self {
                addChild(child)
                view.addSubview(child.view)
            }
        }
    }
    var selectedRoutingChild: UIViewController?

    convenience init(_ children: UIViewController...) {
        self.init(nibName: nil, bundle: nil)
        routingChildren = children
        selectedRoutingChild = children.first
    }
}

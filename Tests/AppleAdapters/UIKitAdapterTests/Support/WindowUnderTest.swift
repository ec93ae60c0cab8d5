import RoutingUIKit
import StageConformance
import UIKit

/// The stage of a window, with a finger and a clock.
struct WindowUnderTest: StageUnderTest {
    let window = CurrentDevice.makeWindow()
    let windowStage: WindowStage
    var stage: any Stage { windowStage }

    init(_ arrangement: Arrangement) {
        self.init(arrangement, views: .pages)
    }

    init(_ arrangement: Arrangement, views: ScreenViews) {
        windowStage = WindowStage(
            window: window, views: views,
            container: arrangement == .split ? WindowStage.columns : WindowStage.tabs)
        window.makeKeyAndVisible()
    }

    /// The column of a split that was used last.
    var column: Int { stage.state.selectedTab }
    var shown: String { window.outline(column: column) }
    var front: UIViewController? { window.front(column: column) }
    var navigation: UINavigationController? { front as? UINavigationController }

    func perform(_ gesture: Gesture) async {
        begin(gesture)
        await settle()
    }

    /// Touches what is there to touch, and does not wait.
    func begin(_ gesture: Gesture) {
        switch gesture {
        case .back:
            _ = navigation?.popViewController(animated: true)
        case .swipeBack, .cancelledSwipeBack:
            _ = CurrentDevice.beginSwipeBack(navigation)
            CurrentDevice.endGesture(isCancelled: gesture == .cancelledSwipeBack)
        case .dismiss:
            front?.dismiss(animated: true)
        case .swipeToDismiss, .cancelledSwipeToDismiss:
            _ = CurrentDevice.beginSwipeToDismiss(front)
            CurrentDevice.endGesture(isCancelled: gesture == .cancelledSwipeToDismiss)
        case .tapTab(let tab):
            CurrentDevice.tap(tab, of: window.rootViewController as? UITabBarController)
        }
    }

    /// Lets time pass until the stage has nothing to do.
    func settle() async {
        var isSettled = false
        let waiting = Task { @MainActor in
            await stage.settle()
            isSettled = true
        }
        for turn in 0..<1000 where !isSettled {
            await CurrentDevice.passTime()
            // What the stage waits for longer takes real time.
            if turn > 100 { try? await Task.sleep(for: .milliseconds(1)) }
        }
        waiting.cancel()
    }
}

extension ScreenViews {
    /// Draws pages.
    static var pages: ScreenViews { pages { _ in } }

    /// Draws pages whose view controllers differ in something.
    static func pages(
        changing change: @escaping @MainActor (UIViewController) -> Void
    ) -> ScreenViews {
        var views = ScreenViews()
        views.draw(Page.self) { page in
            let controller = WindowUnderTest.foreign(page.title)
            change(controller)
            return controller
        }
        return views
    }
}

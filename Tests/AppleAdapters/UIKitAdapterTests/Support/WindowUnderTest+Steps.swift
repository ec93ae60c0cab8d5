import RoutingKit
import RoutingUIKit
import StageConformance
import StageKit
import UIKit

extension WindowUnderTest {
    /// A window that shows a state.
    static func showing(
        _ outline: String, in arrangement: Arrangement = .tabs, views: ScreenViews = .pages
    ) async -> Self {
        let subject = WindowUnderTest(arrangement, views: views)
        let state = NavigationState(outline: outline)
        subject.stage.move(to: state, with: state.pages, by: .none)
        await subject.settle()
        return subject
    }

    /// A stage on a window that shows something of others already.
    static func takingOver(_ root: UIViewController) -> Self {
        let subject = WindowUnderTest(.navigation)
        subject.window.rootViewController = root
        return subject
    }

    /// Asks for a page, and does not wait.
    @discardableResult
    func go(
        _ url: String = "/new", using transition: TransitionType = .show,
        by animation: TransitionAnimation = .automatic, from source: String? = nil
    ) -> Page {
        let entry = NavigationState.Entry(url: url)
        let page = Page(url)
        var state = stage.state
        state.go(to: entry, using: transition, from: state.id(of: source))
        stage.move(to: state, with: [(entry.id, page)], by: animation)
        return page
    }

    /// A controller of other code.
    static func foreign(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    /// Stacks of other code, by their titles.
    static func foreignStack(_ titles: String...) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.setViewControllers(titles.map(foreign), animated: false)
        return navigation
    }

    /// The state as an outline, with the titles of what other code shows.
    var known: String {
        var outline = stage.state.outline
        for entry in stage.state.entries where entry.url.hasPrefix("screen:") {
            outline = outline.replacing(entry.url, with: "?")
        }
        return outline
    }
}

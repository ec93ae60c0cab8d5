import RoutingUIKit
import StageConformance
import UIKit

extension WindowUnderTest {
    /// A window that shows a state.
    static func showing(
        _ outline: String, in arrangement: Arrangement = .tabs, views: ScreenViews = .pages
    ) async -> Self {
        let subject = WindowUnderTest(arrangement, views: views)
        await subject.show(outline)
        return subject
    }

    /// A stage on a window that shows something of others already.
    static func takingOver(_ root: UIViewController) -> Self {
        let subject = WindowUnderTest(.navigation)
        subject.window.rootViewController = root
        return subject
    }

    /// Shows a state with new pages, at once.
    func show(_ outline: String) async {
        stage.show(outline, by: .none)
        await settle()
    }

    /// Asks for a page, and waits until it is there.
    func open(
        _ url: String = "/new", using transition: TransitionType = .show,
        by animation: TransitionAnimation = .automatic, from source: String? = nil
    ) async {
        stage.go(url, using: transition, by: animation, from: source)
        await settle()
    }

    /// Does to the state what a request does, and waits until the window shows it.
    func update(_ change: (inout NavigationState) -> Void) async {
        stage.update(change)
        await settle()
    }

    /// A view controller of an app, or of other code.
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

    /// The state as an outline, if the window shows the same, or else both.
    var place: String {
        let outline = stage.state.outline
        return outline == shown ? outline : "the state is \(outline), the window shows \(shown)"
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

import RoutingUIKit
import StageConformance
import Testing
@_spi(StandIn) import UIKit

@Suite(.onDevice) @MainActor struct `A touch` {
    @Test(
        arguments: [TransitionAnimation.automatic, .none, .fade, .slide, .zoom, .turn],
        [TransitionType.show, .replace, .root, .present, .presentFullScreen])
    func `a touch reaches a row, a bar item and a button of a page that came by any animation`(
        animation: TransitionAnimation, transition: TransitionType
    ) async throws {
        var touched: [String] = []
        var views = ScreenViews()
        views.draw(Page.self) { TouchPage($0) { touched.append($0) } }
        let subject = await WindowUnderTest.showing("*/home /list | /shop", views: views)
        subject.windowStage.animators[.turn] = { FlipAnimator(isBackwards: $0) }
        await subject.open(using: transition, by: animation)
        let navigation = try #require(subject.navigation)
        try navigation.tapEverything()
        #expect(touched == ["row of /new", "item of /new", "button of /new"])
        guard [.show, .present].contains(transition) else { return }
        touched = []
        await subject.update { $0.goBack() }
        try #require(subject.navigation).tapEverything()
        #expect(touched == ["row of /list", "item of /list", "button of /list"])
    }

    @Test func `a touch reaches the pages of other code in a window that the stage takes over`()
        async throws
    {
        var touched: [String] = []
        let navigation = UINavigationController(
            rootViewController: TouchPage(Page("/a")) { touched.append($0) })
        let subject = WindowUnderTest.takingOver(navigation)
        navigation.present(
            UINavigationController(
                rootViewController: TouchPage(Page("/m")) { touched.append($0) }), animated: true)
        await subject.settle()
        try #require(subject.navigation).tapEverything()
        #expect(touched == ["row of /m", "item of /m", "button of /m"])
    }
}

/// A page with a row, a button and an item in the bar.
private final class TouchPage: UITableViewController {
    let button = UIButton()
    private var onTouch: (String) -> Void = { _ in }

    convenience init(_ page: Page, onTouch: @escaping (String) -> Void) {
        self.init(style: .plain)
        self.onTouch = onTouch
        title = page.title
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { _ in onTouch("item of \(page.title)") })
        button.addAction(UIAction { _ in onTouch("button of \(page.title)") }, for: .touchUpInside)
        view.addSubview(button)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onTouch("row of \(title ?? "")")
    }
}

extension UINavigationController {
    /// Taps the row, the item and the button of the page in front.
    fileprivate func tapEverything() throws {
        let page = try #require(topViewController as? TouchPage)
        _ = page.tapRow(at: IndexPath(index: 0))
        _ = tap(try #require(page.navigationItem.rightBarButtonItem))
        _ = page.button.tap()
    }
}

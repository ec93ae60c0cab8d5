import RoutingKit
import RoutingUIKit
import StageConformance
import StageKit
import Testing
@_spi(StandIn) import UIKit

extension `The adapter to UIKit` {
    @Suite
    @MainActor
    struct `Leaving what the user has typed` {
        /// Each way to leave a page, or what is presented, with the start.
        @Test(arguments: Way.allCases, [true, false])
        func `leaving what the user has typed is asked in an alert, by whatever way they leave`(
            way: Way, discards: Bool
        ) async throws {
            let subject = await WindowUnderTest.showing(way.start)
            let page = try #require(subject.stage.topScreen as? Page)
            page.reasonToStay = "Your note isn't sent."
            way.leave(subject)
            await subject.answerTime()
            let alert = try #require(subject.alert)
            #expect(alert.title == "Your note isn't sent.")
            // The page is where it was.
            #expect(subject.stage.state.outline == way.start)
            #expect(subject.stage.topScreen === page)
            #expect(alert.tap(discards ? "Discard" : "Keep Editing"))
            await subject.answerTime()
            #expect(subject.alert == nil)
            #expect(subject.shown == (discards ? way.end : way.start))
            #expect(subject.stage.state.outline == subject.shown)
            #expect(CurrentDevice.refusals == [])
        }

        @Test
        func
            `leaving by a swipe ends as soon as it has begun, and the page stays under the finger`()
            async throws
        {
            let subject = await WindowUnderTest.showing("*/home /note")
            (subject.stage.topScreen as? Page)?.reasonToStay = "Not sent."
            #expect(CurrentDevice.beginSwipeBack(subject.navigation))
            await subject.answerTime()
            #expect(subject.alert != nil)
            CurrentDevice.endGesture(isCancelled: false)
            let navigation = subject.window.rootViewController as? UINavigationController
            #expect(navigation?.viewControllers.count == 2)
        }

        @Test
        func `leaving ends the question when its page goes with the user who signs out`() async {
            let subject = await WindowUnderTest.showing("*/home | +/note")
            (subject.stage.topScreen as? Page)?.reasonToStay = "Not sent."
            _ = CurrentDevice.beginSwipeToDismiss(subject.front)
            await subject.answerTime()
            #expect(subject.alert != nil)
            let question = subject.stage.question
            subject.stage.update { $0 = NavigationState(outline: "*/home") }
            question?.follow(subject.stage.state)
            await subject.answerTime()
            #expect(subject.alert == nil)
            #expect(subject.stage.state.modals.isEmpty)
        }

        @Test(arguments: [true, false])
        func `leaving is asked after the app's own delegate, which may refuse first`(
            refuses: Bool
        ) async {
            let own = RefusingDelegate(refuses: refuses)
            var views = ScreenViews.pages
            views.present(Page.self) { $0.controller.presentationController?.delegate = own }
            let subject = await WindowUnderTest.showing("*/home", views: views)
            subject.go("/note", using: .present)
            await subject.answerTime()
            (subject.stage.topScreen as? Page)?.reasonToStay = "Not sent."
            _ = CurrentDevice.beginSwipeToDismiss(subject.front)
            CurrentDevice.endGesture(isCancelled: false)
            await subject.answerTime()
            #expect((subject.alert != nil) == !refuses)
            #expect(subject.stage.state.outline == "*/home | +/note")
        }
    }
}

/// A way in which the user leaves.
enum Way: CaseIterable {
    case backButton, swipe, contentSwipe, pull, closeButton, code

    var start: String {
        switch self {
        case .backButton, .swipe, .contentSwipe: "*/home /note"
        case .pull, .closeButton, .code: "*/home | +/note"
        }
    }

    var end: String { "*/home" }

    @MainActor
    fileprivate func leave(_ subject: WindowUnderTest) {
        switch self {
        case .backButton: _ = subject.navigation?.tapBack()
        case .swipe: _ = CurrentDevice.beginSwipeBack(subject.navigation)
        case .contentSwipe: _ = CurrentDevice.beginContentSwipeBack(subject.navigation)
        case .pull: _ = CurrentDevice.beginSwipeToDismiss(subject.front)
        case .closeButton:
            let item = subject.navigation?.topViewController?.navigationItem.leftBarButtonItem
            item.map { _ = subject.navigation?.tap($0) }
        case .code: subject.front?.dismiss(animated: true)
        }
        CurrentDevice.endGesture(isCancelled: false)
    }
}

/// An app's own delegate of a presentation.
private final class RefusingDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    private let refuses: Bool

    init(refuses: Bool) {
        self.refuses = refuses
    }

    func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool { !refuses }

    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {}

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

extension WindowUnderTest {
    /// Lets the question appear, or what follows its answer.
    fileprivate func answerTime() async {
        for _ in 0..<3 {
            for _ in 0..<20 { await Task.yield() }
            await settle()
        }
    }

    /// The alert that asks the user.
    fileprivate var alert: UIAlertController? {
        var front = window.rootViewController
        while let modal = front?.presentedViewController { front = modal }
        return front as? UIAlertController
    }
}

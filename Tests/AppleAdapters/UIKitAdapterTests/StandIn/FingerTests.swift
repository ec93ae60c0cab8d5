import RoutingUIKit
import StageConformance
import Testing
@_spi(StandIn) import UIKit

@Suite(.onDevice) @MainActor struct `A finger on a page` {
    @Test(arguments: [true, false], [Way.swipe, .contentSwipe, .pull])
    func `a finger swipes away a screen that faded in`(isCancelled: Bool, way: Way) async {
        let subject = await WindowUnderTest.showing("*/home")
        await subject.open(using: way == .pull ? .present : .show, by: .fade)
        let before = subject.shown
        #expect(way.begin(in: subject))
        #expect(CurrentDevice.isMoving)
        CurrentDevice.endGesture(isCancelled: isCancelled)
        await subject.settle()
        #expect(subject.place == (isCancelled ? before : "*/home"))
    }

    @Test(arguments: [Way.swipe, .pull], TransitionType.allCases)
    func `a finger that is lifted lets the request appear that waits for it`(
        way: Way, transition: TransitionType
    ) async {
        for isCancelled in [true, false] {
            let subject = await WindowUnderTest.showing(way.start)
            var expected = subject.stage.state
            expected.go(to: .init(url: "/new"), using: transition)
            // What the gesture removes is what was there before the request.
            if !isCancelled { expected.removeAll { $0.url == "/note" } }
            #expect(way.begin(in: subject))
            subject.stage.go(using: transition)
            await subject.passTime()
            #expect(subject.shown != expected.outline)
            CurrentDevice.endGesture(isCancelled: isCancelled)
            await subject.settle()
            #expect(subject.place == expected.outline)
        }
    }

    @Test(arguments: [true, false], [TransitionAnimation.automatic, .fade])
    func `a finger pulls a sheet down as the app's own delegate says, and code nevertheless`(
        refuses: Bool, animation: TransitionAnimation
    ) async {
        let own = PresentationDelegate(refuses: refuses)
        let subject = await WindowUnderTest.presenting(by: animation) {
            $0.controller.presentationController?.delegate = own
        }
        #expect(subject.front?.presentationController?.delegate === own)
        await subject.perform(.swipeToDismiss)
        #expect(own.questions == 1)
        #expect(own.ends == (refuses ? 0 : 1))
        #expect(subject.place == (refuses ? "*/home | +/new" : "*/home"))
        await subject.update { $0.dismiss() }
        #expect(subject.shown == "*/home")
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

    /// Touches what is there to touch.
    /// - Returns: Whether anything moves.
    @MainActor
    func begin(in subject: WindowUnderTest) -> Bool {
        switch self {
        case .backButton: return subject.navigation?.tapBack() == true
        case .swipe: return CurrentDevice.beginSwipeBack(subject.navigation)
        case .contentSwipe: return subject.navigation?.beginSwipeBack(isOnContent: true) == true
        case .pull: return CurrentDevice.beginSwipeToDismiss(subject.front)
        case .closeButton:
            let item = subject.navigation?.topViewController?.navigationItem.leftBarButtonItem
            return item.flatMap { subject.navigation?.tap($0) } == true
        case .code:
            subject.front?.dismiss(animated: true)
            return true
        }
    }
}

/// An app's own delegate of a presentation.
final class PresentationDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    private let refuses: Bool
    private(set) var questions = 0
    private(set) var ends = 0

    init(refuses: Bool) {
        self.refuses = refuses
    }

    func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool {
        questions += 1
        return !refuses
    }

    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {}

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        ends += 1
    }
}

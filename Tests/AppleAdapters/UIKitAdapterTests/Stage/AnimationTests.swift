import RoutingUIKit
import StageConformance
import Testing
import UIKit

@Suite(.onDevice) @MainActor struct `An animation` {
    @Test(arguments: TransitionType.allCases)
    func `without an animation the screen is there at once`(transition: TransitionType) async {
        let subject = await WindowUnderTest.showing("*/home /list")
        subject.stage.go(using: transition, by: .none)
        #expect(!CurrentDevice.isMoving)
        await subject.settle()
        #expect(subject.shown == subject.stage.state.outline)
    }

    @Test(arguments: [TransitionType.show, .present, .presentFullScreen, .replace])
    func `an animation of the app's own moves the screen in, and out again`(
        transition: TransitionType
    ) async {
        let subject = await WindowUnderTest.showing("*/home /list")
        var moves: [String] = []
        // Before the app has registered it, it is the platform's own.
        await subject.open("/first", by: .turn)
        subject.windowStage.animators[.turn] = { isBackwards in
            FlipAnimator(isBackwards: isBackwards) { moves.append($0 ? "out" : "in") }
        }
        await subject.open(using: transition, by: .turn)
        #expect(moves == ["in"])
        await subject.update { $0.goBack() }
        #expect(moves == ["in", "out"])
        #expect(subject.shown == subject.stage.state.outline)
    }

    @Test(arguments: [TransitionAnimation.fade, .slide, .zoom])
    func `the shipped ones leave the view as it was`(animation: TransitionAnimation) async {
        let subject = await WindowUnderTest.showing("*/home")
        subject.stage.go(by: animation)
        #expect(CurrentDevice.isMoving == CurrentDevice.isObedient)
        await subject.settle()
        #expect(subject.shown == "*/home /new")
        let view = subject.navigation?.topViewController?.view
        #expect(view?.alpha == 1)
        #expect(view?.transform == .identity)
        await subject.update { $0.goBack() }
        #expect(subject.shown == "*/home")
    }

    @Test(arguments: [TransitionType.show, .present])
    func `a transition that a view controller prefers is UIKit's own`(
        transition: TransitionType
    ) async {
        guard #available(iOS 18, visionOS 2, *) else { return }
        var moves = 0
        let views = ScreenViews.pages {
            if $0.title == "/new" { $0.preferredTransition = .zoom { _ in nil } }
        }
        let subject = await WindowUnderTest.showing("*/home /list", views: views)
        subject.windowStage.animators[.turn] = { FlipAnimator(isBackwards: $0) { _ in moves += 1 } }
        await subject.open(using: transition, by: .turn)
        #expect(subject.front?.preferredTransition != nil || transition == .show)
        await subject.update { $0.goBack() }
        #expect(moves == 0)
        #expect(subject.shown == "*/home /list")
    }
}

/// An animation of an app.
final class FlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isBackwards: Bool
    private let onStart: (Bool) -> Void

    init(isBackwards: Bool, onStart: @escaping (Bool) -> Void = { _ in }) {
        self.isBackwards = isBackwards
        self.onStart = onStart
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.2 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        onStart(isBackwards)
        UIView.animate(withDuration: 0.2, delay: 0) {
        } completion: { _ in
            transitionContext.completeTransition(true)
        }
    }
}

extension TransitionAnimation {
    static let turn = TransitionAnimation("turn")
}
